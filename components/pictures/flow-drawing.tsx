import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { FlowDrawingCopy } from '@/lib/schema/sections/flow-drawing';

const columns = 'sm:grid sm:grid-cols-[1.25fr_0.8fr_1.25fr_1fr] sm:gap-x-8';

/** Documents that leave a watched folder, each on its own lane; the line on the left is the folder. */
export function FlowDrawing({ copy }: { copy: FlowDrawingCopy }) {
  return (
    <div className="rounded-foglio border border-filetto bg-foglio px-5 pt-4 pb-2 shadow-foglio">
      <p className="rubrica">{copy.folder.label}</p>
      <p className="text-piccolo font-semibold">
        {copy.folder.path}{' '}
        <span className="text-nota font-normal text-inchiostro-tenue">{copy.folder.note}</span>
      </p>
      <p aria-hidden="true" className={`rubrica mt-4 hidden pl-7 ${columns}`}>
        <span>{copy.stations.file}</span>
        <span>{copy.stations.type}</span>
        <span>{copy.stations.task}</span>
        <span>{copy.stations.recipient}</span>
      </p>
      <ul className="mt-3 sm:mt-1">
        {copy.lanes.map((lane) => (
          <Lane key={lane.file} lane={lane} stations={copy.stations} />
        ))}
      </ul>
    </div>
  );
}

function Lane({
  lane,
  stations,
}: {
  lane: FlowDrawingCopy['lanes'][number];
  stations: FlowDrawingCopy['stations'];
}) {
  const signal = lane.attention ? 'text-minio' : '';
  return (
    <li className="group relative pl-7">
      {/* The folder runs down to the last lane and turns into it. */}
      <span
        aria-hidden="true"
        className="absolute top-0 bottom-0 left-1 border-l border-inchiostro group-last:bottom-auto group-last:h-7"
      />
      <span
        aria-hidden="true"
        className={`absolute top-7 left-1 w-4 border-t ${lane.attention ? 'border-minio' : 'border-inchiostro'}`}
      />
      <div className={`border-t border-filetto py-4 text-piccolo ${columns}`}>
        <p className="font-mono text-nota leading-6 break-words">
          <span className="sr-only">{stations.file}: </span>
          {lane.file}
        </p>
        <Station label={stations.type}>
          <span className={`font-semibold ${signal}`}>{lane.type}</span>
        </Station>
        <Station label={stations.task}>
          {lane.task}
          <span className="block text-nota text-inchiostro-tenue">{lane.result}</span>
        </Station>
        <Station label={stations.recipient}>
          <span className={`font-semibold ${signal}`}>{lane.recipient}</span>
        </Station>
      </div>
    </li>
  );
}

/** A stop after the first: an arrow leads to it, from the left or, on a phone, from above. */
function Station({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="relative leading-6 max-sm:mt-1.5 max-sm:pl-6">
      <Icon name="arrow" className="absolute top-[0.4rem] left-0 w-3 text-inchiostro-tenue sm:-left-6" />
      <span className="sr-only">{label}: </span>
      {children}
    </p>
  );
}
