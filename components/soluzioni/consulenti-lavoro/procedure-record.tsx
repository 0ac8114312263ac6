import { Passage, type PassageText } from '@/components/pictures/passage';

/** One step of a procedure, with the paper that proves it, or without. */
type RecordedStep = {
  /** Day and month; empty where there is no paper yet. */
  day: string;
  month: string;
  title: string;
  /** The paper; absent where the archive has none. */
  source?: { file: string; page: string; passage: PassageText };
  /** What is said instead of a paper. */
  missing?: string;
};

/** A procedure put back in order from the papers of its file. */
export type ProcedureRecordCopy = {
  /** What the picture shows, in a sentence or two. */
  caption: string;
  requestLabel: string;
  request: string;
  pageLabel: string;
  /** Steps before the term starts, within it, and after it. */
  before: readonly RecordedStep[];
  within: readonly RecordedStep[];
  after: readonly RecordedStep[];
  /** The term that the bracket beside the middle steps measures, and where it is written. */
  term: { title: string; text: string };
};

/** A procedure as its papers tell it, day by day; a bracket holds the days of the term, and an empty line says what is missing. */
export function ProcedureRecord({ copy }: { copy: ProcedureRecordCopy }) {
  return (
    <figure>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <p className="border-b border-ink pb-4">
        <span className="rubric block">{copy.requestLabel}</span>
        <span className="mt-1 block font-display text-lead">{copy.request}</span>
      </p>
      <Steps steps={copy.before} pageLabel={copy.pageLabel} />
      <div className="border-t border-rule lg:grid lg:grid-cols-[minmax(0,1fr)_13rem]">
        <Steps steps={copy.within} pageLabel={copy.pageLabel} inner />
        <div className="relative mb-5 ml-[4.5rem] border-l-2 border-accent py-1 pl-4 lg:my-4 lg:ml-6 lg:border-y-2 lg:border-r-2 lg:border-l-0 lg:py-0 lg:pr-5 lg:pl-0">
          <div className="text-small lg:flex lg:h-full lg:flex-col lg:justify-center lg:text-right">
            <p className="font-display text-heading-4 font-medium text-accent">{copy.term.title}</p>
            <p className="mt-1 text-note break-words text-ink-muted">{copy.term.text}</p>
          </div>
        </div>
      </div>
      <Steps steps={copy.after} pageLabel={copy.pageLabel} last />
    </figure>
  );
}

type StepsProps = {
  steps: readonly RecordedStep[];
  pageLabel: string;
  /** Within the bracket, where the line above is drawn by the frame. */
  inner?: boolean;
  last?: boolean;
};

function Steps({ steps, pageLabel, inner, last }: StepsProps) {
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
