import { Section } from '@/components/ui/section';
import type { Link } from '@/lib/schema/page';
import { DotField } from './dot-field';

/** One of two figures that measure different things. */
type Measure = {
  /** What is measured. */
  title: string;
  text: string;
  limit: string;
  /** The accuracy with its sign: "99,8%". */
  accuracy: string;
  languages: { limit: string; value: string; text: string };
  /** The page that states this figure. Missing if it is the current page. */
  where: string;
  link?: Link;
};

/** Two figures that measure different things. */
export type AccuracyMeasuresCopy = {
  id: string;
  margin: string;
  title: string;
  lead: string;
  /** Text alternative of the dots. `{red}` is replaced by the number of red dots. */
  field: string;
  /** Explains the dots. */
  key: string;
  measures: readonly [Measure, Measure];
};

/** Two accuracy figures side by side, each above dots that show the possible errors. */
export function AccuracyMeasures({ copy }: { copy: AccuracyMeasuresCopy }) {
  return (
    <Section id={copy.id} margin={copy.margin} title={copy.title} lead={copy.lead}>
      <div className="grid gap-x-10 gap-y-9 md:grid-cols-2">
        {copy.measures.map((measure) => (
          <section key={measure.title} className="flex flex-col border-t-2 border-ink pt-4">
            <h3 className="text-heading-3">{measure.title}</h3>
            <p className="mt-2 max-w-[44ch] text-small md:min-h-[4.7em]">{measure.text}</p>
            <p className="figures mt-5 mb-5 flex items-baseline gap-2">
              <span className="text-small text-ink-muted">{measure.limit}</span>{' '}
              <span className="font-display text-[clamp(2.75rem,2rem+3vw,4.25rem)] leading-none font-medium tracking-[-0.02em]">
                {measure.accuracy}
              </span>
            </p>
            <DotField accuracy={measure.accuracy} label={copy.field} />
            <p className="mt-5 border-t border-rule pt-3">
              {measure.languages.limit}{' '}
              <strong className="figures font-semibold">{measure.languages.value}</strong>{' '}
              {measure.languages.text}
            </p>
            <p className="mt-1 text-small text-ink-muted">
              {measure.where}
              {measure.link && (
                <>
                  {' '}
                  <a href={measure.link.href} className="link">
                    {measure.link.label}
                  </a>
                </>
              )}
              .
            </p>
          </section>
        ))}
      </div>
      <p className="mt-8 max-w-[62ch] text-note text-ink-muted">{copy.key}</p>
    </Section>
  );
}
