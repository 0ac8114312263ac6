import { Section } from '@/components/ui/section';

type MeasureLine = {
  what: string;
  /** Before the number: "meno di". */
  limit: string;
  /** A number and its unit; the number is shown larger. */
  figure: string;
  note: string;
};

export type MeasuresCopy = { id: string; eyebrow: string; title: string; lines: readonly MeasureLine[] };

/** Measured figures, each with its name and a note. */
export function Measures({ copy }: { copy: MeasuresCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <dl className="border-b-4 border-double border-ink">
        {copy.lines.map(({ figure, ...line }) => {
          const [value, unit] = figure.split(' ');
          return (
            <div
              key={line.what}
              className="grid grid-cols-1 gap-x-8 gap-y-1 border-t border-rule py-3.5 first:border-ink sm:grid-cols-[4fr_5fr_5fr] sm:py-5 sm:items-baseline"
            >
              <dt className="font-semibold">{line.what}</dt>
              <dd className="figures flex flex-wrap items-baseline gap-x-2 sm:justify-end">
                <span className="text-note whitespace-nowrap text-ink-muted">{line.limit}</span>{' '}
                <span className="font-display text-heading-2 leading-none font-medium whitespace-nowrap">
                  {value}
                </span>{' '}
                <span className="min-w-[4.5rem] text-small">{unit}</span>
              </dd>
              <dd className="text-small text-ink-muted">{line.note}</dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
