import { FileName } from './file-name';

/** A state in the words of the product, and how many of three steps are done: queued, read, indexed. */
export type FileState = {
  text: string;
  steps: 1 | 2 | 3;
  /** Processing has stopped and a person must decide: in red. */
  isStopped?: boolean;
};

export type FileListCopy = {
  title: string;
  note?: string;
  columns?: { file: string; state: string };
  groups: readonly {
    name?: string;
    files: readonly { name: string; detail: string; state: FileState }[];
  }[];
  caption?: string;
};

/** The state is as wide as its longest text, so that the marks stand below each other. It goes below large text. */
const columns =
  'grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-x-4 sm:grid-cols-[1fr_8.25rem]';

/** Documents as the product lists them, in their folders: name, type and state of each. */
export function FileList({ copy }: { copy: FileListCopy }) {
  return (
    <figure>
      <div className="rounded-sheet border border-rule bg-sheet px-4 pb-2 text-note shadow-sheet sm:px-6">
        <p className="flex flex-wrap justify-between gap-x-6 border-b border-ink py-3">
          <span className="font-mono font-semibold wrap-anywhere">{copy.title}</span>{' '}
          <span className="text-ink-muted">{copy.note}</span>
        </p>
        {copy.columns && (
          <p aria-hidden="true" className={`${columns} pt-2 text-ink-muted`}>
            <span>{copy.columns.file}</span> <span>{copy.columns.state}</span>
          </p>
        )}
        {copy.groups.map((group) => (
          <div key={group.name}>
            {group.name && <p className="pt-4 pb-1 font-display text-heading-4 font-medium">{group.name}</p>}
            <ul>
              {group.files.map((file) => (
                <li
                  key={file.name}
                  className={`${columns} items-baseline border-b border-rule py-2 last:border-0`}
                >
                  <FileName className="max-sm:col-span-full">{file.name}</FileName>{' '}
                  <span className="pl-5 text-ink-muted sm:row-start-2">{file.detail}</span>{' '}
                  <FileStateMark state={file.state} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {copy.caption && <figcaption className="mt-3 text-note text-ink-muted">{copy.caption}</figcaption>}
    </figure>
  );
}

/** The steps from the queue to the index, and the name of the state. A red cross is where processing has stopped. */
export function FileStateMark({ state: { text, steps, isStopped } }: { state: FileState }) {
  return (
    <span className={`flex items-center gap-2.5 font-semibold ${isStopped ? 'text-accent' : ''}`}>
      <svg viewBox="0 0 44 10" className="h-2.5 w-11 flex-none" fill="none" aria-hidden="true">
        <path d={isStopped ? 'M5 5h12' : 'M5 5h34'} className="stroke-control" />
        {[5, 22, 39].slice(0, isStopped ? 1 : 3).map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy="5"
            r="3"
            className={index < steps ? 'fill-ink stroke-ink' : 'fill-sheet stroke-control'}
          />
        ))}
        {isStopped && <path d="m18.5 1.5 7 7m0-7-7 7" className="stroke-accent" strokeWidth="1.75" />}
      </svg>
      {text}
    </span>
  );
}
