import { ArrowLink } from '@/components/ui/arrow-link';
import { PlanLabel } from '@/components/ui/plan-label';
import { type PageStagesCopy, StagedPage } from './staged-page';

/** Facts below the steps: durations, and the plans that include each kind of OCR. */
export type ReadingTermsCopy = {
  pace: { title: string; lines: readonly { limit: string; figure: string; text: string }[] };
  plans: {
    title: string;
    lines: readonly { plan: string; reading: string }[];
    link: { label: string; href: string };
  };
};

/** The steps of reading one page. A row on wide screens; on small ones each is beside its text. */
export function PageStages({ copy }: { copy: PageStagesCopy }) {
  return (
    <ol className="grid gap-y-6 lg:grid-cols-4 lg:gap-x-8">
      {copy.stages.map((item, index) => (
        <li
          key={item.stage}
          className="grid grid-cols-[min(7.5rem,45%)_minmax(0,1fr)] items-start max-[17rem]:grid-cols-1 gap-x-5 sm:grid-cols-[9rem_1fr] lg:flex lg:flex-col"
        >
          <StagedPage stage={item.stage} sample={copy.sample} />
          <div className="w-full border-t border-ink pt-3 lg:mt-5">
            <h3 className="flex gap-2.5 text-heading-3">
              <span aria-hidden="true" className="figures text-ink-muted">
                {index + 1}
              </span>
              <span>
                {item.title}
                <PlanLabel plan={item.plan} />
              </span>
            </h3>
            <p className="mt-2 text-small">{item.text}</p>
            {item.legend.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-x-3 text-small">
                {item.legend.map((entry) => (
                  <li key={entry.letter}>
                    <span aria-hidden="true" className="font-semibold text-accent">
                      {entry.letter}
                    </span>{' '}
                    {entry.name}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Durations, and the plans that include each kind of OCR. */
export function ReadingTerms({ copy }: { copy: ReadingTermsCopy }) {
  const { pace, plans } = copy;
  return (
    <div className="mt-9 grid gap-x-10 gap-y-7 lg:mt-14 border-t border-ink pt-6 md:grid-cols-2">
      <div>
        <h3 className="text-heading-4">{pace.title}</h3>
        <dl className="mt-3">
          {pace.lines.map((line) => (
            <div key={line.text} className="flex flex-col-reverse border-t border-rule py-3">
              <dt className="text-small text-ink-muted">{line.text}</dt>
              <dd className="figures">
                <span className="mr-0.5 text-small text-ink-muted">{line.limit}</span>{' '}
                <span className="font-display text-heading-3 font-medium">{line.figure}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className="text-heading-4">{plans.title}</h3>
        <dl className="mt-3">
          {plans.lines.map((line) => (
            <div
              key={line.plan}
              className="grid grid-cols-[7.5rem_1fr] gap-x-4 border-t border-rule py-3 text-small"
            >
              <dt className="font-semibold">{line.plan}</dt>
              <dd className="text-ink-muted">{line.reading}</dd>
            </div>
          ))}
        </dl>
        <ArrowLink link={plans.link} className="mt-1 text-small" />
      </div>
    </div>
  );
}
