import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** The path of each document from a watched folder to its recipient. */
export type FlowDrawingCopy = {
  folder: { label: string; path: string; note: string };
  /** Names of the four steps of a path. */
  stations: { file: string; type: string; task: string; recipient: string };
  paths: readonly {
    file: string;
    type: string;
    task: string;
    /** The result of the task. */
    result: string;
    recipient: string;
    /** A path that needs the approval of a person is marked in red. */
    attention: boolean;
  }[];
};

const columns = 'sm:grid sm:grid-cols-[1.25fr_0.8fr_1.25fr_1fr] sm:gap-x-8';

/** Documents from a watched folder, each on its own path. The line on the left is the folder. */
export function FlowDrawing({ copy }: { copy: FlowDrawingCopy }) {
  return (
    <div className="rounded-sheet border border-rule bg-sheet px-5 pt-4 pb-2 shadow-sheet">
      <p className="rubric">{copy.folder.label}</p>
      <p className="text-small font-semibold">
        {copy.folder.path} <span className="text-note font-normal text-ink-muted">{copy.folder.note}</span>
      </p>
      <p aria-hidden="true" className={`rubric mt-4 hidden pl-7 ${columns}`}>
        <span>{copy.stations.file}</span> <span>{copy.stations.type}</span> <span>{copy.stations.task}</span>{' '}
        <span>{copy.stations.recipient}</span>
      </p>
      <ul className="mt-3 sm:mt-1">
        {copy.paths.map((path) => (
          <FlowPath key={path.file} path={path} stations={copy.stations} />
        ))}
      </ul>
    </div>
  );
}

function FlowPath({
  path,
  stations,
}: {
  path: FlowDrawingCopy['paths'][number];
  stations: FlowDrawingCopy['stations'];
}) {
  const signal = path.attention ? 'text-accent' : '';
  return (
    <li className="group relative pl-7">
      {/* The folder line ends at the last path and turns into it. */}
      <span
        aria-hidden="true"
        className="absolute top-0 bottom-0 left-1 border-l border-ink group-last:bottom-auto group-last:h-7"
      />
      <span
        aria-hidden="true"
        className={`absolute top-7 left-1 w-4 border-t ${path.attention ? 'border-accent' : 'border-ink'}`}
      />
      <div className={`border-t border-rule py-4 text-small ${columns}`}>
        <p className="font-mono text-note leading-6 break-words">
          <span className="sr-only">{stations.file}: </span>
          {path.file}
        </p>
        <FlowStep label={stations.type}>
          <span className={`font-semibold ${signal}`}>{path.type}</span>
        </FlowStep>
        <FlowStep label={stations.task}>
          {path.task} <span className="block text-note text-ink-muted">{path.result}</span>
        </FlowStep>
        <FlowStep label={stations.recipient}>
          <span className={`font-semibold ${signal}`}>{path.recipient}</span>
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
