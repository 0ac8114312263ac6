import type { ReactNode } from 'react';
import type { ClientShell } from '@/lib/schema/sections/client-screens';

type ClientWindowProps = {
  shell: ClientShell;
  /** The place that is open, after the archive's name. */
  place: string;
  className?: string;
  children: ReactNode;
};

/** A window of the client, drawn: title bar with the archive and the server that answers, then the screen. */
export function ClientWindow({ shell, place, className, children }: ClientWindowProps) {
  return (
    <div
      className={`overflow-clip rounded-foglio border border-bordo bg-foglio text-nota shadow-foglio ${className ?? ''}`}
    >
      <div
        aria-hidden="true"
        className="flex items-center justify-between gap-4 border-b border-filetto bg-carta px-4 py-2 text-nota text-inchiostro-tenue"
      >
        <span className="truncate">
          <span className="font-semibold text-inchiostro">{shell.archive}</span> · {place}
        </span>
        <span className="flex shrink-0 items-center gap-5">
          <span className="hidden items-center gap-2 font-mono text-nota md:flex">
            <span className="size-1.5 rounded-[50%] bg-registro" />
            {shell.server}
          </span>
          <svg
            viewBox="0 0 52 10"
            className="h-2.5 w-13 stroke-inchiostro-tenue"
            fill="none"
            aria-hidden="true"
          >
            <path d="M1 8.5h8M22.5 1.5h7v7h-7zM43 1.5l7 7m0-7-7 7" />
          </svg>
        </span>
      </div>
      {children}
    </div>
  );
}

/** The places of the client, the open one marked; noise to a screen reader, to whom the caption says where we are. */
export function ClientPlaces({ shell, place }: { shell: ClientShell; place: string }) {
  return (
    <ul aria-hidden="true" className="py-3">
      {shell.places.map((name) => (
        <li
          key={name}
          className={`border-l-2 py-1.5 pl-4 ${name === place ? 'border-minio font-semibold text-inchiostro' : 'border-transparent text-inchiostro-tenue'}`}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The number that ties a part of a screen to its note. */
export function NoteNumber({ children }: { children: string }) {
  return (
    <span className="cifre font-text text-nota leading-none font-semibold text-minio" aria-hidden="true">
      {children}
    </span>
  );
}
