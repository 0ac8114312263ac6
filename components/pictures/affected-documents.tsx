import { FilePlace } from './file-place';
import { Passage, type PassageText, type Source } from './passage';

/** A document that a new rule affects. */
export type AffectedDocument = Source & {
  /** The client that it belongs to. */
  owner?: string;
  passage: PassageText;
  /** What to do with it, in two or three words, and the reason or the person. */
  outcome: string;
  note: string;
  /** It must change: in red. */
  mustChange: boolean;
};

/** The documents that a rule affects, on a line that is red as far as the last one that must change. */
export function AffectedDocuments({ documents }: { documents: readonly AffectedDocument[] }) {
  const lastRed = documents.findLastIndex(({ mustChange }) => mustChange);
  return (
    <ol>
      {documents.map((document, index) => (
        <li
          key={document.file}
          className="relative grid gap-x-6 gap-y-1 border-rule py-4 pl-6 not-first:border-t sm:grid-cols-[minmax(0,1fr)_10.5rem]"
        >
          <Line className="-top-px h-7.5" isRed={index <= lastRed} />
          {index < documents.length - 1 && <Line className="top-7 bottom-0" isRed={index < lastRed} />}
          <span
            aria-hidden="true"
            className={`absolute top-7 left-0 w-4 ${document.mustChange ? 'border-t-2 border-accent' : 'border-t border-control'}`}
          />
          <div className="min-w-0">
            <p className="text-small">
              {document.owner && <span className="figures mr-1.5 font-semibold">{document.owner} </span>}
              <FilePlace file={document.file} place={document.place} />
            </p>
            <p className="mt-1 max-w-[27em] font-display text-[1.0625rem] leading-[1.5]">
              <Passage text={document.passage} />
            </p>
          </div>
          <p className="text-small">
            <span className={`font-semibold ${document.mustChange ? 'text-accent' : ''}`}>
              {document.outcome}
            </span>
            <span className="text-ink-muted sm:block"> {document.note}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function Line({ className, isRed }: { className: string; isRed: boolean }) {
  const colour = isRed ? 'border-l-2 border-accent' : 'ml-px border-l border-control';
  return <span aria-hidden="true" className={`absolute left-0 ${className} ${colour}`} />;
}
