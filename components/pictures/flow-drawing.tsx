import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** The processing of documents that arrive in a watched folder. */
export type FlowDrawingCopy = {
  folder: { label: string; path: string; note: string };
  columns: { file: string; type: string; task: string; recipient: string };
  paths: readonly {
    file: string;
    type: string;
    task: string;
    result: string;
    recipient: string;
    /** A person must decide: drawn in red. */
    needsDecision: boolean;
  }[];
};

const grid = 'sm:grid sm:grid-cols-[1.25fr_0.8fr_1.25fr_1fr] sm:gap-x-8';

/** One row per document. A line on the left joins the rows to the folder. */
export function FlowDrawing({ copy }: { copy: FlowDrawingCopy }) {
  return (
    <div className="rounded-sheet border border-rule bg-sheet px-5 pt-4 pb-2 shadow-sheet">
      <p className="label-text">{copy.folder.label}</p>
      <p className="text-small font-semibold">
        {copy.folder.path} <span className="text-note font-normal text-ink-muted">{copy.folder.note}</span>
      </p>
      <p aria-hidden="true" className={`label-text mt-4 hidden pl-7 ${grid}`}>
        <span>{copy.columns.file}</span> <span>{copy.columns.type}</span> <span>{copy.columns.task}</span>{' '}
        <span>{copy.columns.recipient}</span>
      </p>
      <ul className="mt-3 sm:mt-1">
        {copy.paths.map((path) => (
          <FlowPath key={path.file} path={path} columns={copy.columns} />
        ))}
      </ul>
    </div>
  );
}

type FlowPathProps = { path: FlowDrawingCopy['paths'][number]; columns: FlowDrawingCopy['columns'] };

function FlowPath({ path, columns }: FlowPathProps) {
  const highlight = path.needsDecision ? 'text-accent' : '';
  return (
    <li className="group relative pl-7">
      {/* The line of the folder; it ends at the last branch. */}
      <span
        aria-hidden="true"
        className="absolute top-0 bottom-0 left-1 border-l border-ink group-last:bottom-auto group-last:h-7"
      />
      <span
        aria-hidden="true"
        className={`absolute top-7 left-1 w-4 border-t ${path.needsDecision ? 'border-accent' : 'border-ink'}`}
      />
      <div className={`border-t border-rule py-4 text-small ${grid}`}>
        <p className="font-mono text-note leading-6 break-words">
          <span className="sr-only">{columns.file}: </span>
          {path.file}
        </p>
        <FlowStep label={columns.type}>
          <span className={`font-semibold ${highlight}`}>{path.type}</span>
        </FlowStep>
        <FlowStep label={columns.task}>
          {path.task} <span className="block text-note text-ink-muted">{path.result}</span>
        </FlowStep>
        <FlowStep label={columns.recipient}>
          <span className={`font-semibold ${highlight}`}>{path.recipient}</span>
        </FlowStep>
      </div>
    </li>
  );
}

/** A step after the first. An arrow leads to it from the left, on a phone from above. */
function FlowStep({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="relative leading-6 max-sm:mt-1.5 max-sm:pl-6">
      <Icon name="arrow" className="absolute top-[0.4rem] left-0 w-3 text-ink-muted sm:-left-6" />
      <span className="sr-only">{label}: </span>
      {children}
    </p>
  );
}
