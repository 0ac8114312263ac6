import { type PageStagesCopy, StagedPage } from './staged-page';

/** The steps of reading a page: in a row on wide screens, each beside its text on small ones, or above if a column is too narrow. */
export function PageStages({ copy }: { copy: PageStagesCopy }) {
  return (
    <ol className="grid gap-y-6 lg:grid-cols-4 lg:gap-x-8">
      {copy.stages.map((item, index) => (
        <li
          key={item.stage}
          className="flex flex-wrap items-start gap-x-5 gap-y-3 lg:flex-col lg:gap-y-5 [&>svg]:w-[min(7.5rem,45%)] sm:[&>svg]:w-36 lg:[&>svg]:w-full"
        >
          <StagedPage stage={item.stage} sample={copy.sample} />
          <div className="min-w-0 flex-[1_1_9rem] border-t border-ink pt-3 lg:w-full lg:flex-none">
            <h3 className="flex gap-2.5 text-heading-3">
              <span aria-hidden="true" className="figures text-ink-muted">
                {index + 1}
              </span>
              <span>{item.title}</span>
            </h3>
            <p className="mt-2 text-small">{item.text}</p>
            {item.legend && (
              <ul className="mt-2 flex flex-wrap gap-x-3 text-small">
                {item.legend.map((entry) => (
                  <li key={entry.letter}>
                    <span aria-hidden="true" className="reference">
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
