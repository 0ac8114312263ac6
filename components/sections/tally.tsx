import { Section } from '@/components/ui/section';
import type { TallyCopy } from '@/lib/schema/sections/tally';

/** Figures as the lines of an account: what, how much, how often; a double rule closes them. */
export function Tally({ copy }: { copy: TallyCopy }) {
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title}>
      <dl className="border-b-4 border-double border-inchiostro">
        {copy.lines.map((line) => (
          <div
            key={line.what}
            className="grid grid-cols-1 gap-x-8 gap-y-1 border-t border-filetto py-5 first:border-inchiostro sm:grid-cols-[4fr_5fr_5fr] sm:items-baseline"
          >
            <dt className="font-semibold">{line.what}</dt>
            <dd className="cifre flex items-baseline gap-x-2 sm:justify-end">
              <span className="text-nota whitespace-nowrap text-inchiostro-tenue">{line.limit}</span>
              <span className="font-display text-titolo-2 leading-none font-medium whitespace-nowrap">
                {line.value}
              </span>
              <span className="min-w-[4.5rem] text-piccolo">{line.unit}</span>
            </dd>
            <dd className="text-piccolo text-inchiostro-tenue">{line.note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
