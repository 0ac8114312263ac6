import { Section, type SectionCopy } from '@/components/ui/section';

type Measure = {
  title: string;
  text: string;
  /** Before the number: "oltre il". */
  limit: string;
  /** With its sign: "99,8%". */
  accuracy: string;
  languages: { limit: string; value: string; text: string };
};

export type AccuracyMeasuresCopy = SectionCopy & { measures: readonly [Measure, Measure] };

/** Two accuracy figures that measure different things. */
export function AccuracyMeasures({ copy }: { copy: AccuracyMeasuresCopy }) {
  return (
    <Section id={copy.id} copy={copy}>
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
        {copy.measures.map((measure) => (
          <section key={measure.title} className="flex flex-col border-t-2 border-ink pt-4">
            <h3 className="text-heading-3">{measure.title}</h3>
            <p className="mt-2 max-w-[44ch] text-small md:min-h-[4.7em]">{measure.text}</p>
            <p className="figures mt-3 flex items-baseline gap-2">
              <span className="text-small text-ink-muted">{measure.limit}</span>{' '}
              <span className="font-display text-[min(clamp(2.75rem,2rem+3vw,4.25rem),14vw)] leading-none font-medium tracking-[-0.02em]">
                {measure.accuracy}
              </span>
            </p>
            <p className="mt-4 border-t border-rule pt-3">
              {measure.languages.limit}{' '}
              <strong className="figures font-semibold">{measure.languages.value}</strong>{' '}
              {measure.languages.text}
            </p>
          </section>
        ))}
      </div>
    </Section>
  );
}
