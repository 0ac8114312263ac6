import { Passage, type PassageText } from '@/components/pictures/passage';

/** A step of a procedure and the document that proves it, if there is one. */
type RecordedStep = {
  /** Day and month. Empty if there is no document yet. */
  day: string;
  month: string;
  title: string;
  /** The document. Missing if the archive has none. */
  source?: { file: string; page: string; passage: PassageText };
  /** Shown instead of a document. */
  missing?: string;
};

/** A procedure reconstructed from the documents of its file. */
export type ProcedureRecordCopy = {
  /** One or two sentences that describe the picture. */
  caption: string;
  requestLabel: string;
  request: string;
  pageLabel: string;
  /** Steps before the deadline period, inside it, and after it. */
  before: readonly RecordedStep[];
  within: readonly RecordedStep[];
  after: readonly RecordedStep[];
  /** The length of the period, and the document that sets it. */
  term: { title: string; text: string };
};

/**
 * The steps of a procedure by date. A bracket marks the deadline period, and an empty line shows what is
 * missing.
 */
export function ProcedureRecord({ copy }: { copy: ProcedureRecordCopy }) {
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <p className="border-b border-ink pb-4">
        <span className="rubric block">{copy.requestLabel}</span>
        <span className="mt-1 block font-display text-lead">{copy.request}</span>
      </p>
      <RecordedSteps steps={copy.before} pageLabel={copy.pageLabel} />
      <div className="border-t border-rule lg:grid lg:grid-cols-[minmax(0,1fr)_13rem]">
        <RecordedSteps steps={copy.within} pageLabel={copy.pageLabel} inner />
        <div className="relative mb-5 ml-[4.5rem] border-l-2 border-accent py-1 pl-4 lg:my-4 lg:ml-6 lg:border-y-2 lg:border-r-2 lg:border-l-0 lg:py-0 lg:pr-5 lg:pl-0">
          <div className="text-small lg:flex lg:h-full lg:flex-col lg:justify-center lg:text-right">
            <p className="font-display text-heading-4 font-medium">{copy.term.title}</p>
            <p className="mt-1 text-note break-words text-ink-muted">{copy.term.text}</p>
          </div>
        </div>
      </div>
      <RecordedSteps steps={copy.after} pageLabel={copy.pageLabel} last />
    </figure>
  );
}

type RecordedStepsProps = {
  steps: readonly RecordedStep[];
  pageLabel: string;
  /** Inside the bracket the frame draws the line above. */
  inner?: boolean;
  last?: boolean;
};

function RecordedSteps({ steps, pageLabel, inner, last }: RecordedStepsProps) {
  return (
    <ol className={`${inner ? 'min-w-0' : ''} ${last ? 'border-b border-ink' : ''}`}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={`grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 sm:gap-x-4 gap-y-1 py-3 sm:py-4 sm:grid-cols-[3.5rem_9rem_minmax(0,1fr)] ${index > 0 || (!inner && last) ? 'border-t border-rule' : ''}`}
        >
          <p className="row-span-2 sm:row-span-1">
            <span className="figures block font-display text-heading-3 leading-none font-medium">
              {step.day}
            </span>
            <span className="text-note text-ink-muted">{step.month}</span>
          </p>
          <p className="font-semibold">{step.title}</p>
          {step.source ? (
            <div className="min-w-0">
              <p className="font-display text-[1.0625rem] leading-[1.45]">
                «<Passage text={step.source.passage} />»
              </p>
              <p className="mt-1 font-mono text-note break-words text-ink-muted">
                {step.source.file}, {pageLabel}&nbsp;{step.source.page}
              </p>
            </div>
          ) : (
            <p className="border border-dashed border-control px-4 py-3 text-small">{step.missing}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
