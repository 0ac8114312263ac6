import { Section, type SectionCopy } from '@/components/ui/section';

/** One of two figures that measure different things. */
type Measure = {
  /** What is measured. */
  title: string;
  text: string;
  limit: string;
  /** The accuracy with its sign: "99,8%". */
  accuracy: string;
  languages: { limit: string; value: string; text: string };
};

/** Two figures that measure different things. */
export type AccuracyMeasuresCopy = SectionCopy & {
  /** Text alternative of the dots. `{red}` is replaced by the number of red dots. */
  field: string;
  /** Explains the dots. */
  key: string;
  measures: readonly [Measure, Measure];
};

/** Two accuracy figures side by side, each above dots that show the possible errors. */
export function AccuracyMeasures({ copy }: { copy: AccuracyMeasuresCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <div className="grid gap-x-10 gap-y-9 md:grid-cols-2">
        {copy.measures.map((measure) => (
          <section key={measure.title} className="flex flex-col border-t-2 border-ink pt-4">
            <h3 className="text-heading-3">{measure.title}</h3>
            <p className="mt-2 max-w-[44ch] text-small md:min-h-[4.7em]">{measure.text}</p>
            <p className="figures mt-5 mb-5 flex items-baseline gap-2">
              <span className="text-small text-ink-muted">{measure.limit}</span>{' '}
              <span className="font-display text-[min(clamp(2.75rem,2rem+3vw,4.25rem),14vw)] leading-none font-medium tracking-[-0.02em]">
                {measure.accuracy}
              </span>
            </p>
            <DotField accuracy={measure.accuracy} label={copy.field} />
            <p className="mt-5 border-t border-rule pt-3">
              {measure.languages.limit}{' '}
              <strong className="figures font-semibold">{measure.languages.value}</strong>{' '}
              {measure.languages.text}
            </p>
          </section>
        ))}
      </div>
      <p className="mt-8 max-w-[62ch] text-small text-ink-muted">{copy.key}</p>
    </Section>
  );
}

const across = 50;
const down = 20;
const pitch = 8;

/** A thousand dots. The red ones are the errors that the stated accuracy allows. */
function DotField({ accuracy, label }: { accuracy: string; label: string }) {
  const red = thousandths(accuracy);
  // A step without a common factor spreads the red dots over the field.
  const marked = Array.from({ length: red }, (_, error) => (error * 617 + 288) % (across * down));
  const rows = Array.from(
    { length: down },
    (_, row) => `M${pitch / 2} ${row * pitch + pitch / 2}h${(across - 1) * pitch + 1}`,
  );
  return (
    <svg
      viewBox={`0 0 ${across * pitch} ${down * pitch}`}
      className="w-full"
      fill="none"
      strokeLinecap="round"
      role="img"
      aria-label={label.replace('{red}', String(red))}
    >
      {/* Dashes of zero length with round ends: one path draws a whole row of dots. */}
      <path d={rows.join('')} className="stroke-control" strokeWidth="2.4" strokeDasharray={`0 ${pitch}`} />
      <path
        d={marked
          .map(
            (dot) =>
              `M${(dot % across) * pitch + pitch / 2} ${Math.floor(dot / across) * pitch + pitch / 2}h0`,
          )
          .join('')}
        className="stroke-accent"
        strokeWidth="7.5"
      />
    </svg>
  );
}

/** "99,8%" allows two errors in a thousand. */
function thousandths(accuracy: string): number {
  const value = Number.parseFloat(accuracy.replace(',', '.'));
  if (Number.isNaN(value)) throw new Error(`"${accuracy}" is not an accuracy like "99,8%".`);
  return Math.round((100 - value) * 10);
}
