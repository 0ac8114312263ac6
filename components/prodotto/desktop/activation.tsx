import { ArrowLink } from '@/components/ui/arrow-link';
import { Section, type SectionCopy } from '@/components/ui/section';
import type { Link } from '@/lib/schema/page';

/** What an administrator enters once on the server, and what every user enters on a desktop. */
export type ActivationCopy = SectionCopy & {
  server: {
    title: string;
    /** Name of the screen where it is entered. */
    place: string;
    codeLabel: string;
    /** The code, its groups joined by hyphens. */
    code: string;
    boundTo: string;
    text: string;
  };
  desk: {
    title: string;
    place: string;
    fields: readonly { name: string; value: string }[];
    text: string;
  };
  help: Link;
};

/** The code with a bracket that connects it to the server, and beside it the login of a user. */
export function Activation({ copy }: { copy: ActivationCopy }) {
  const { server, desk } = copy;
  return (
    <Section id={copy.id} copy={copy} tone="sheet">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-[7fr_5fr]">
        <div>
          <Head title={server.title} place={server.place} />
          <figure className="mt-6 w-fit">
            <figcaption className="text-note">{server.codeLabel}</figcaption>
            <p className="mt-1 font-mono text-[min(clamp(1.25rem,0.7rem+2.6vw,2.125rem),7vw)] leading-[1.4] whitespace-nowrap">
              {server.code}
            </p>
            <span aria-hidden="true" className="mt-2 block h-3 rounded-b-mark border border-t-0 border-ink" />
            <span aria-hidden="true" className="mx-auto block h-5 w-px bg-ink" />
            <p className="text-center text-small font-semibold">{server.boundTo}</p>
          </figure>
          <p className="mt-5 max-w-[46ch]">{server.text}</p>
        </div>
        <div>
          <Head title={desk.title} place={desk.place} />
          <dl className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-1">
            {desk.fields.map((field) => (
              <div key={field.name} className="first:col-span-2 md:first:col-span-1">
                <dt className="text-note text-ink-muted">{field.name}</dt>
                <dd className="mt-1 rounded-mark border border-control px-3 py-1.5 font-mono text-note wrap-anywhere">
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
    <div className="border-t border-ink pt-3">
      <h3 className="text-heading-4">{title}</h3>
      <p className="text-note text-ink-muted">{place}</p>
    </div>
  );
}
