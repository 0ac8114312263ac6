import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import type { ActivationCopy } from '@/lib/schema/sections/client';

/** What is entered where: the code with the bracket that ties it to the server, and the sign-in of a desk beside it. */
export function Activation({ copy }: { copy: ActivationCopy }) {
  const { server, desk } = copy;
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} tone="foglio">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-[7fr_5fr]">
        <div>
          <Head title={server.title} place={server.place} />
          <figure className="mt-6 w-fit">
            <figcaption className="text-nota">{server.codeLabel}</figcaption>
            <p className="mt-1 font-mono text-[clamp(1.25rem,0.7rem+2.6vw,2.125rem)] leading-[1.4] whitespace-nowrap">
              {server.code}
            </p>
            <span
              aria-hidden="true"
              className="mt-2 block h-3 rounded-b-segno border border-t-0 border-inchiostro"
            />
            <span aria-hidden="true" className="mx-auto block h-5 w-px bg-inchiostro" />
            <p className="text-center text-piccolo font-semibold">{server.boundTo}</p>
          </figure>
          <p className="mt-5 max-w-[46ch]">{server.text}</p>
        </div>
        <div>
          <Head title={desk.title} place={desk.place} />
          <dl className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-1">
            {desk.fields.map((field) => (
              <div key={field.name} className="first:col-span-2 md:first:col-span-1">
                <dt className="text-nota text-inchiostro-tenue">{field.name}</dt>
                <dd className="mt-1 rounded-segno border border-bordo px-3 py-1.5 font-mono text-[0.8125rem] wrap-anywhere">
                  {field.value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-5 max-w-[46ch]">{desk.text}</p>
        </div>
      </div>
      <ArrowLink link={copy.help} className="mt-6" />
    </Section>
  );
}

function Head({ title, place }: { title: string; place: string }) {
  return (
    <div className="border-t border-inchiostro pt-3">
      <h3 className="text-titolo-4">{title}</h3>
      <p className="text-nota text-inchiostro-tenue">{place}</p>
    </div>
  );
}
