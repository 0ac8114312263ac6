import { Passage, type PassageText } from '@/components/pictures/passage';
import { PointNumber } from './request-letter';

type FileEntry = {
  date: string;
  kind: string;
  file: string;
  /** In one line. */
  summary?: string;
  /** The passage that answers a point of the letter. */
  answer?: { point: number; place: string; passage: PassageText };
};

export type ClientFileCopy = {
  caption: string;
  title: string;
  note: string;
  pointLabel: string;
  /** Accessible name of the document types. */
  kindsLabel: string;
  kinds: readonly { name: string; count: number; answers: boolean }[];
  entries: readonly FileEntry[];
  /** The point that no document answers. */
  missing: { point: number; title: string; text: string };
};

const columns =
  'grid grid-cols-[2rem_1fr] sm:grid-cols-[2rem_8.5rem_1fr] lg:grid-cols-[2.5rem_6rem_7.5rem_1fr] gap-x-3 lg:gap-x-0';

/** The file of a client: a line per document, and tabs by type. The answers have the red numbers of the letter's points. */
export function ClientFile({ copy }: { copy: ClientFileCopy }) {
  return (
    <figure className="border-t-2 border-b border-t-ink border-b-rule bg-sheet">
      <figcaption className="sr-only">{copy.caption}</figcaption>
      <div className="wrap py-6 lg:grid lg:grid-cols-[minmax(0,1fr)_10rem] lg:py-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-3 lg:col-start-1">
          <p className="font-semibold">{copy.title}</p>
          <p className="text-note text-ink-muted">{copy.note}</p>
        </div>
        <Kinds label={copy.kindsLabel} kinds={copy.kinds} />
        <div className="lg:col-start-1 lg:row-start-2 lg:border-r lg:border-rule lg:pb-1">
          <ol>
            {copy.entries.map((entry) => (
              <Entry key={entry.file} entry={entry} pointLabel={copy.pointLabel} />
            ))}
          </ol>
          <div
            className={`${columns} mt-4 items-baseline border border-dashed border-control px-3 py-3.5 lg:mr-6`}
          >
            <PointNumber value={copy.missing.point} />
            <p className="sm:col-span-2 lg:col-span-3">
              <span className="font-semibold">{copy.missing.title}</span>{' '}
              <span className="text-ink-muted">{copy.missing.text}</span>
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}

function Entry({ entry, pointLabel }: { entry: FileEntry; pointLabel: string }) {
  const { answer } = entry;
  return (
    <li
      className={`${columns} items-baseline border-b border-rule ${answer ? 'py-3 lg:py-4' : 'py-1.5 lg:py-2.5 text-ink-muted'}`}
    >
      <span>
        {answer && (
          <>
            <span className="sr-only">{pointLabel} </span>
            <PointNumber value={answer.point} />
          </>
        )}
      </span>
      <span className="figures flex gap-x-2 text-note sm:block lg:contents">
        <span className="lg:text-note lg:whitespace-nowrap">{entry.date}</span>
        <span className="sm:block lg:text-note">
          <span aria-hidden="true" className="mr-1 sm:hidden">
            ·
          </span>{' '}
          {entry.kind}
        </span>
      </span>
      <div className="col-start-2 min-w-0 sm:col-start-auto">
        <p className="text-note">
          {/* A phone shows only the file names of answers. */}
          <span className={`font-mono break-words ${answer ? '' : 'max-sm:hidden'}`}>{entry.file}</span>
          {answer && <span className="text-ink-muted">, {answer.place}</span>}{' '}
          {entry.summary && <span className="block text-small sm:ml-2 sm:inline">{entry.summary}</span>}
        </p>
        {answer && (
          <p className="mt-1 max-w-[33em] font-display text-[1.0625rem] leading-[1.45] lg:text-[1.1875rem]">
            <Passage text={answer.passage} />
          </p>
        )}
      </div>
    </li>
  );
}

/** The tabs of the document types, on a wide screen at the right edge. */
function Kinds({ label, kinds }: { label: string; kinds: ClientFileCopy['kinds'] }) {
  return (
    <div className="border-b border-rule py-3 max-sm:hidden lg:col-start-2 lg:row-start-2 lg:border-0 lg:py-5">
      <p className="sr-only">{label}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:block">
        {kinds.map((kind) => (
          <li
            key={kind.name}
            className={`flex items-baseline gap-x-1.5 text-note lg:mb-1.5 lg:justify-between lg:rounded-r-sheet lg:-ml-px lg:border lg:border-l-0 lg:px-3 lg:py-1.5 ${
              kind.answers
                ? 'font-semibold lg:border-ink lg:bg-paper'
                : 'text-ink-muted lg:mr-5 lg:border-rule'
            }`}
          >
            {kind.name} <span className="figures font-normal">{kind.count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
