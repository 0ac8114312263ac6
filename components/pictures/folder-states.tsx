import { Icon } from '@/components/ui/icon';

/** `needs_review` is an error: processing has stopped. */
type DocumentState = 'queued' | 'reading' | 'indexed' | 'needs_review';

export type FolderStatesCopy = {
  path: string;
  status: string;
  states: Record<DocumentState, string>;
  folders: { name: string; files: { name: string; detail: string; state: DocumentState }[] }[];
};

/** A watched folder: its tree, with the type and state of each document. */
export function FolderStates({ copy }: { copy: FolderStatesCopy }) {
  return (
    <div className="rounded-sheet border border-rule bg-sheet shadow-sheet">
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-4 py-3 text-note sm:px-6">
        <span className="font-mono font-semibold wrap-anywhere">{copy.path}</span>
        <span className="text-ink-muted">{copy.status}</span>
      </p>
      <ul className="px-4 pt-1 pb-4 sm:px-6">
        {copy.folders.map((folder) => (
          <li key={folder.name} className="pt-4">
            <p className="font-display text-heading-4 font-medium">{folder.name}</p>
            <ul className="mt-1 ml-1 border-l border-control">
              {folder.files.map((file) => (
                <li
                  key={file.name}
                  className="relative grid gap-x-4 gap-y-0.5 py-2 pl-5 before:absolute before:top-[1.2rem] before:left-0 before:w-3 before:border-t before:border-control sm:grid-cols-[1fr_9.5rem] sm:items-baseline"
                >
                  <p className="min-w-0">
                    <span className="flex items-baseline gap-2 font-mono text-note">
                      <Icon name="sheet" className="w-3 flex-none [translate:0_0.125rem]" />
                      <span className="min-w-0 wrap-anywhere">{file.name}</span>
                    </span>
                    <span className="block pl-5 text-note text-ink-muted">{file.detail}</span>
                  </p>
                  <p
                    className={`flex items-center gap-2.5 pl-5 text-note font-semibold sm:pl-0 ${file.state === 'needs_review' ? 'text-accent' : ''}`}
                  >
                    <StepMarks state={file.state} />
                    {copy.states[file.state]}
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The centres of the three steps in the picture. */
const stepCenters = [5, 22, 39];
/** The number of completed steps. */
const completedSteps: Record<DocumentState, number> = { queued: 1, reading: 2, indexed: 3, needs_review: 1 };

/** The steps from the queue to the index. Where processing failed, a red cross is in place of the last two. */
function StepMarks({ state }: { state: DocumentState }) {
  const isStopped = state === 'needs_review';
  const centers = isStopped ? stepCenters.slice(0, 1) : stepCenters;
  return (
    <svg viewBox="0 0 44 10" className="h-2.5 w-11 flex-none" fill="none" aria-hidden="true">
      <path d={isStopped ? 'M5 5h12' : 'M5 5h34'} className="stroke-control" />
      {centers.map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy="5"
          r="3"
          className={index < completedSteps[state] ? 'fill-ink stroke-ink' : 'fill-sheet stroke-control'}
        />
      ))}
      {isStopped && <path d="m18.5 1.5 7 7m0-7-7 7" className="stroke-accent" strokeWidth="1.75" />}
    </svg>
  );
}
