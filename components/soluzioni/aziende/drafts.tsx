/** A sentence of a draft and the number of its source. */
type DraftLine = { text: string; ref: string };

/** Three drafted documents and the sources that they share. */
export type DraftsCopy = {
  /** One sentence that describes the picture. */
  caption: string;
  request: { label: string; text: string };
  procedure: {
    kind: string;
    title: string;
    steps: readonly DraftLine[];
    foot: string;
  };
  presentation: { kind: string; title: string; lines: readonly DraftLine[] };
  report: {
    kind: string;
    title: string;
    text: DraftLine;
    /** Rows of the small table: name and amount. */
    rows: readonly { name: string; amount: string }[];
  };
  sources: { label: string; items: readonly { ref: string; place: string }[] };
};

const paper = 'rounded-mark border border-rule bg-paper';

/** Three drafts in their own layouts (page, slide, report) above the sources that they share. */
export function Drafts({ copy }: { copy: DraftsCopy }) {
  const { procedure, presentation, report } = copy;
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <p className="border-t border-ink pt-4 pb-4 sm:pb-6">
        <span className="rubric block">{copy.request.label}</span>
        <span className="mt-1 block max-w-[48ch] font-display text-lead">{copy.request.text}</span>
      </p>
      <div className="grid gap-4 md:grid-cols-2 md:grid-rows-[1fr_auto] md:gap-6">
        <div className={`${paper} flex flex-col px-4 pt-3 pb-3 sm:px-8 sm:pt-7 sm:pb-5 md:row-span-2`}>
          <Kind>{procedure.kind}</Kind>
          <p className="mt-0.5 font-display text-heading-3 sm:mt-2 font-medium">{procedure.title}</p>
          <ol className="mt-2 sm:mt-6">
            {procedure.steps.map((step, index) => (
              <li
                key={step.text}
                className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-rule py-2 font-display sm:py-4 text-[1.0625rem] leading-[1.45]"
              >
                <span className="figures text-ink-muted">{index + 1}</span> <Line line={step} />
              </li>
            ))}
          </ol>
          <p className="mt-auto border-t border-ink pt-3 text-note text-ink-muted">{procedure.foot}</p>
        </div>
        <div className={`${paper} flex flex-col px-4 pt-3 pb-3 sm:px-6`}>
          <Kind>{presentation.kind}</Kind>
          <p className="mt-0.5 font-display text-heading-3 sm:mt-2 leading-[1.15] font-medium">
            {presentation.title}
          </p>
          <ul className="mt-auto pt-4 text-small">
            {presentation.lines.map((line) => (
              <li key={line.text} className="border-t border-rule py-1.5">
                <Line line={line} />
              </li>
            ))}
          </ul>
        </div>
        <div className={`${paper} px-4 py-3 sm:px-6 sm:py-5`}>
          <Kind>{report.kind}</Kind>
          <p className="mt-0.5 font-display text-heading-4 sm:mt-2 font-medium">{report.title}</p>
          <p className="mt-1 text-small">
            <Line line={report.text} />
          </p>
          <dl className="mt-2 border-b border-rule text-small">
            {report.rows.map((row) => (
              <div key={row.name} className="flex justify-between border-t border-rule py-1.5">
                <dt>{row.name}</dt>
                <dd className="figures">{row.amount}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-1 border-t border-ink pt-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
        <p className="rubric">{copy.sources.label}</p>
        <ol className="grid gap-x-8 gap-y-1 font-mono text-note text-ink-muted md:grid-cols-2">
          {copy.sources.items.map((source) => (
            <li key={source.ref} className="break-words">
              <span className="mr-1 font-text font-semibold text-accent">{source.ref}</span> {source.place}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

function Kind({ children }: { children: string }) {
  return <p className="text-note text-ink-muted">{children}</p>;
}

function Line({ line }: { line: DraftLine }) {
  return (
    <span>
      {line.text}
      <sup className="font-text text-note leading-none font-semibold text-accent">&nbsp;{line.ref}</sup>
    </span>
  );
}
