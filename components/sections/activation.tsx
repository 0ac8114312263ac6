import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import type { ActivationCopy } from '@/lib/schema/sections/client';

/** The activation code as it is written, and the bracket that ties all of it to one machine. */
export function Activation({ copy }: { copy: ActivationCopy }) {
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} tone="foglio">
      <figure className="sm:inline-block">
        <figcaption className="rubrica">{copy.code.label}</figcaption>
        <p className="mt-3 grid grid-cols-2 font-mono text-[clamp(1.5rem,0.9rem+2.6vw,2.875rem)] leading-[1.4] tracking-[0.02em] sm:flex">
          {copy.code.groups.map((group, index) => (
            <span key={group} className="whitespace-nowrap">
              {group}
              {index < copy.code.groups.length - 1 && <span className="text-bordo sm:px-[0.2em]">-</span>}
            </span>
          ))}
        </p>
        <span
          aria-hidden="true"
          className="mt-3 block h-3 rounded-b-segno border border-t-0 border-inchiostro"
        />
        <span aria-hidden="true" className="mx-auto block h-6 w-px bg-inchiostro" />
        <p className="text-center text-piccolo font-semibold">{copy.code.boundTo}</p>
      </figure>
      <div className="mt-10 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {copy.text.map((paragraph) => (
          <p key={paragraph} className="max-w-[52ch] border-t border-filetto pt-4 text-inchiostro-tenue">
            {paragraph}
          </p>
        ))}
      </div>
      <ArrowLink link={copy.help} className="mt-5" />
    </Section>
  );
}
