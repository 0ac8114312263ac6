import { Passage, type PassageText } from '@/components/pictures/passage';
import { Icon } from '@/components/ui/icon';

export type IntakeQueueCopy = {
  caption: string;
  folder: string;
  files: readonly { name: string; state: string; kind?: string; hasProblem?: boolean }[];
};

export type OwnAdviceCopy = {
  caption: string;
  questionLabel: string;
  question: string;
  source: { file: string; place: string; date: string };
  passage: PassageText;
  warning: string;
};

export type DraftReplyCopy = {
  caption: string;
  title: string;
  paragraphs: readonly { text: string; notes: readonly number[] }[];
  gap: string;
  sourcesLabel: string;
  sources: readonly string[];
};

export type AccessTableCopy = {
  caption: string;
  columns: readonly string[];
  rows: readonly { who: string; role: string; cells: readonly boolean[] }[];
  yes: string;
  no: string;
  log: string;
};

const sheet = 'rounded-sheet border border-rule bg-sheet px-4 py-3 sm:px-6 sm:py-5';

/** Files of a client in a watched folder, with the type and the state of each. */
export function IntakeQueue({ copy }: { copy: IntakeQueueCopy }) {
  return (
    <figure className={sheet}>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <p className="border-b border-ink pb-2 font-mono text-note break-words">{copy.folder}</p>
      <ul>
        {copy.files.map((file) => (
          <li
            key={file.name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-rule py-1.5 text-note last:border-0 lg:py-2.5"
          >
            <span className="font-mono break-words">{file.name}</span>
            <span className={file.kind ? 'font-semibold' : 'text-ink-muted'}>{file.kind}</span>
            <span className={`col-span-2 ${file.hasProblem ? 'text-accent' : 'text-ink-muted'}`}>
              {file.state}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A question, and the earlier letter of the firm that answers it. */
export function OwnAdvice({ copy }: { copy: OwnAdviceCopy }) {
  return (
    <figure className={sheet}>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <p className="flex items-baseline gap-3 border-b-2 border-ink pb-3 font-display text-heading-4 font-medium">
        <Icon name="search" className="w-3.5 shrink-0" />
        <span>
          <span className="sr-only">{copy.questionLabel}: </span>
          {copy.question}
        </span>
      </p>
      <p className="mt-3 text-note text-ink-muted">
        <span className="font-mono break-words text-ink">{copy.source.file}</span>, {copy.source.place}
        <span className="block">{copy.source.date}</span>
      </p>
      <p className="mt-2 font-display text-[1.0625rem] leading-[1.45] lg:mt-3 lg:text-[1.125rem] lg:leading-[1.5]">
        <Passage text={copy.passage} />
      </p>
      <p className="mt-3 border-t border-rule pt-2 text-note text-ink-muted">{copy.warning}</p>
    </figure>
  );
}

/** The draft of a reply, with the numbers of its sources and a gap. */
export function DraftReply({ copy }: { copy: DraftReplyCopy }) {
  return (
    <figure className={sheet}>
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <p className="border-b border-ink pb-2 text-note font-semibold">{copy.title}</p>
      {copy.paragraphs.map((paragraph) => (
        <p
          key={paragraph.text}
          className="mt-2 font-display text-[1.0625rem] leading-[1.45] lg:mt-3 lg:text-[1.125rem] lg:leading-[1.5]"
        >
          {paragraph.text}
          <sup className="font-text text-[0.7em] font-semibold text-accent">
            &nbsp;{paragraph.notes.join(', ')}
          </sup>
        </p>
      ))}
      <p className="mt-3 border border-dashed border-control px-3 py-1.5 text-small text-ink-muted">
        {copy.gap}
      </p>
      <p className="sr-only">{copy.sourcesLabel}</p>
      <ol className="mt-3 border-t border-rule pt-2 text-note text-ink-muted">
        {copy.sources.map((source, index) => (
          <li key={source} className="grid grid-cols-[1.25rem_1fr]">
            <span className="figures font-semibold text-accent">{index + 1}</span>
            <span className="font-mono break-words">{source}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The people of the firm and the files that each may open, with a line of the access log. */
export function AccessTable({ copy }: { copy: AccessTableCopy }) {
  return (
    <figure className={sheet}>
      <div className="relative overflow-x-auto">
        <table className="w-full text-left text-note">
          <caption className="sr-only">{copy.caption}</caption>
          <thead className="border-b border-ink text-ink-muted">
            <tr>
              {copy.columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`pb-2 align-bottom font-normal ${index > 0 ? 'pl-3 text-center' : ''}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.rows.map((row) => (
              <tr key={row.who} className="border-b border-rule">
                <th scope="row" className="py-1.5 font-semibold lg:py-2.5">
                  {row.who} <span className="block font-normal text-ink-muted">{row.role}</span>
                </th>
                {row.cells.map((open, index) => (
                  <td key={copy.columns[index + 1]} className="py-1.5 pl-3 lg:py-2.5">
                    <span className="sr-only">{open ? copy.yes : copy.no}</span>
                    <Icon
                      name={open ? 'check' : 'cross'}
                      className={`mx-auto ${open ? 'w-3.5' : 'w-2.5 text-control'}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 font-mono text-note break-words">{copy.log}</p>
    </figure>
  );
}
