import { Passage, type PassageText } from './passage';
import { NewWords, OldWords } from './replaced-words';

type ProofCopy = {
  kind: 'proof';
  /** The running head and the page number. */
  running: string;
  folio: string;
  text: PassageText;
  wrong: string;
  right: string;
  after: string;
};

type NotebookCopy = { kind: 'notebook'; head: string; text: PassageText; curve: string };

/** An entry of a register: the summary of a deed. */
export type DeedCopy = {
  kind: 'deed';
  number: string;
  date: string;
  text: PassageText;
  physical: string;
  shelfmark: string;
};

/** `close` has the names of both signers, separated by a dot. */
type MinutesCopy = { kind: 'minutes'; head: string; item: string; text: PassageText; close: string };

export type TypicalDocumentCopy = ProofCopy | NotebookCopy | DeedCopy | MinutesCopy;

/** A document in the form that is typical of its profession. */
export function TypicalDocument({ copy }: { copy: TypicalDocumentCopy }) {
  switch (copy.kind) {
    case 'proof':
      return <Proof copy={copy} />;
    case 'notebook':
      return <Notebook copy={copy} />;
    case 'deed':
      return <Deed copy={copy} />;
    case 'minutes':
      return <Minutes copy={copy} />;
  }
}

/** The crop marks of a proof. */
const cropMarks = [
  'top-3 left-3 border-t border-l',
  'top-3 right-3 border-t border-r',
  'bottom-3 left-3 border-b border-l',
  'right-3 bottom-3 border-r border-b',
] as const;

/** A page proof, where a misprint is corrected. */
function Proof({ copy }: { copy: ProofCopy }) {
  return (
    <div className="relative bg-sheet px-6 py-6 shadow-sheet sm:px-10 sm:py-9">
      {cropMarks.map((corner) => (
        <span key={corner} aria-hidden="true" className={`absolute size-3 border-control ${corner}`} />
      ))}
      <p className="flex justify-between font-display text-note text-ink-muted">
        <span>{copy.running}</span> <span className="figures">{copy.folio}</span>
      </p>
      <p className="mt-2 font-display sm:mt-4 text-[1.0625rem] leading-[1.45] sm:text-[1.125rem] sm:leading-[1.6]">
        <Passage text={copy.text} /> <OldWords>{copy.wrong}</OldWords> <NewWords>{copy.right}</NewWords>{' '}
        {copy.after}
      </p>
    </div>
  );
}

/** A page of a laboratory notebook, with a measured curve on squared paper. */
function Notebook({ copy }: { copy: NotebookCopy }) {
  const gridLines = Array.from({ length: 11 }, (_, index) => index * 10);
  return (
    <div className="grid bg-sheet shadow-sheet sm:grid-cols-[minmax(0,1fr)_9.5rem] md:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_9.5rem]">
      <div className="px-6 py-4 sm:py-6">
        <p className="text-small font-semibold">{copy.head}</p>
        <Body text={copy.text} />
      </div>
      <div className="hidden border-rule px-4 py-5 sm:block sm:border-l md:hidden lg:block">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="w-full">
          <g className="stroke-rule" strokeWidth="0.6">
            {gridLines.map((offset) => (
              <path key={offset} d={`M0 ${offset}H100M${offset} 0V100`} />
            ))}
          </g>
          <path d="M0 0V100H100" fill="none" className="stroke-ink" strokeWidth="1.4" />
          <path d="M4 22C22 20 44 21 58 24S78 44 94 48" fill="none" className="stroke-ink" strokeWidth="2" />
          <circle cx="74" cy="38" r="4" fill="none" className="stroke-accent" strokeWidth="2" />
        </svg>
        <p className="mt-2 text-note text-ink-muted">{copy.curve}</p>
      </div>
    </div>
  );
}

/** A summary of a deed: number, date, text, material and location. */
function Deed({ copy: { number, date, text, physical, shelfmark } }: { copy: DeedCopy }) {
  return (
    <div className="grid gap-x-5 gap-y-2 bg-sheet px-6 py-4 shadow-sheet max-sm:grid-cols-[auto_1fr] sm:py-7 sm:grid-cols-[3rem_minmax(0,1fr)] sm:px-7">
      <p className="figures font-display text-heading-3 leading-[1.1] font-medium">{number}</p>
      <div>
        <p className="figures font-display text-heading-4 font-semibold">{date}</p>
        <Body text={text} />
        <p className="mt-3 text-note text-ink-muted">{physical}</p>
        <p className="mt-3 border-t border-rule pt-2 text-note font-semibold">{shelfmark}</p>
      </div>
    </div>
  );
}

/** Minutes of a board meeting, with a line for each signature. */
function Minutes({ copy: { head, item, text, close } }: { copy: MinutesCopy }) {
  const [secretary, chair] = close.split(' · ');
  return (
    <div className="bg-sheet px-6 py-4 shadow-sheet sm:px-8 sm:py-7">
      <p className="border-b border-ink pb-3 text-center font-display text-heading-4 font-medium">{head}</p>
      <p className="mt-4 text-small font-semibold">{item}</p>
      <Body text={text} />
      <p className="mt-4 grid grid-cols-2 gap-8 sm:mt-6 text-note text-ink-muted">
        <span className="border-t border-control pt-1">{secretary}</span>
        <span className="border-t border-control pt-1">{chair}</span>
      </p>
    </div>
  );
}

function Body({ text }: { text: PassageText }) {
  return (
    <p className="mt-2 font-display text-[1.0625rem] leading-[1.45] sm:text-[1.125rem] sm:leading-[1.6]">
      <Passage text={text} />
    </p>
  );
}
