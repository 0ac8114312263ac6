import type { ReactNode } from 'react';
import { Parameters } from '@/components/ui/parameters';

/** A numbered note that points at a part of a screen; the part carries the same number. */
export type PlateNote = { number: string; title: string; text: string };

/** What stands around every screen. */
export type ClientShell = {
  /** Name of the archive, in the title bar. */
  archive: string;
  /** Host that answers, at the other end of the title bar. */
  server: string;
  /** Places of the client, in the order of the side bar. */
  places: readonly string[];
};

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
      className={`overflow-clip rounded-sheet border border-control bg-sheet text-[0.8125rem] shadow-sheet ${className ?? ''}`}
    >
      <div
        aria-hidden="true"
        className="flex items-center justify-between gap-4 border-b border-rule bg-paper px-4 py-2 text-ink-muted"
      >
        <span>
          <span className="font-semibold text-ink">{shell.archive}</span> · {place}
        </span>
        <span className="flex shrink-0 items-center gap-5">
          <span className="hidden items-center gap-2 font-mono md:flex">
            <span className="size-1.5 rounded-[50%] bg-secure" />
            {shell.server}
          </span>
          <svg viewBox="0 0 52 10" className="h-2.5 w-13 stroke-current" fill="none" aria-hidden="true">
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
          className={`border-l-2 py-1.5 pl-4 ${name === place ? 'border-accent font-semibold text-ink' : 'border-transparent text-ink-muted'}`}
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
    <span className="figures leading-none font-semibold text-accent" aria-hidden="true">
      {children}
    </span>
  );
}

type NoteProps = {
  note: PlateNote;
  /** How the title is ruled where it stands over its text. */
  className?: string;
  /** The end of the line that leads from the title into the picture. */
  children?: ReactNode;
};

/** A note to a part of a screen: title and text run on in one paragraph on a phone, the text under its title elsewhere. */
export function Note({ note, className = '', children }: NoteProps) {
  return (
    <>
      <p className={`relative font-semibold ${className}`}>
        <span className="figures mr-2 text-accent">{note.number}</span>
        {note.title}
        {children}
      </p>{' '}
      <p className="mt-1 max-w-[46ch]">
        <Parameters text={note.text} />
      </p>
    </>
  );
}
