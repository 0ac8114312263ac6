import { type AffectedDocument, AffectedDocuments } from '@/components/pictures/affected-documents';
import { FilePlace } from '@/components/pictures/file-place';
import { NewWords, OldWords } from '@/components/pictures/replaced-words';

export type RenewalImpactCopy = {
  caption: string;
  clause: {
    file: string;
    place: string;
    heading: string;
    above: string;
    below: string;
    before: string;
    old: string;
    new: string;
    after: string;
    /** Start and source of the change. */
    note: string;
  };
  label: string;
  clients: readonly AffectedDocument[];
  summary: string;
};

/**
 * A renewed clause of a collective agreement, joined by a line to the clients' documents on the same subject. The line
 * is red from the clause to the last document that must change.
 */
export function RenewalImpact({ copy }: { copy: RenewalImpactCopy }) {
  return (
    <figure className="wrap grid pb-7 lg:grid-cols-12 lg:pb-24">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <Clause clause={copy.clause} />
      <div className="lg:col-span-7 lg:pt-6">
        <div className="relative flex items-end gap-4 pt-8 pb-3 pl-6 lg:pt-0 lg:pl-[calc(3.5rem-2px)]">
          {/* The line from the clause to the list: along the left edge, on a wide screen across the gap. */}
          <span
            aria-hidden="true"
            className="absolute top-0 bottom-0 left-0 border-l-2 border-accent lg:top-[0.6rem] lg:right-auto lg:-bottom-px lg:left-0 lg:w-8 lg:border-t-2 lg:border-r-2 lg:border-l-0"
          />
          <p className="label-text">{copy.label}</p>
        </div>
        <div className="border-t border-rule lg:ml-[calc(2rem-2px)]">
          <AffectedDocuments documents={copy.clients} />
        </div>
        <p className="mt-5 pl-6 font-display text-heading-4 font-medium lg:pl-[calc(3.5rem-2px)]">
          {copy.summary}
        </p>
      </div>
    </figure>
  );
}

function Clause({ clause }: { clause: RenewalImpactCopy['clause'] }) {
  return (
    <div className="self-start rounded-sheet border border-rule border-t-2 border-t-ink bg-sheet p-5 shadow-sheet sm:p-8 lg:col-span-5">
      <FilePlace file={clause.file} place={clause.place} />
      <p className="mt-6 font-semibold">{clause.heading}</p>
      <p className="mt-3 text-small text-ink-muted">{clause.above}</p>
      <p className="mt-5 font-display text-[clamp(1.5rem,1.25rem+1.1vw,2rem)] leading-[1.3]">
        {clause.before} <OldWords>{clause.old}</OldWords> <NewWords>{clause.new}</NewWords> {clause.after}
      </p>
      <p className="mt-5 text-small text-ink-muted">{clause.below}</p>
      <p className="mt-5 border-t border-rule lg:mt-8 pt-4 text-note break-words text-ink-muted">
        {clause.note}
      </p>
    </div>
  );
}
