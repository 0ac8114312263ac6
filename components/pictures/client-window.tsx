import type { ReactNode } from 'react';
import { TextWithCode } from '@/components/ui/text-with-code';

/** A numbered note on a part of a screen, which shows the same number. */
export type ScreenNote = { number: string; title: string; text: string };
export type ScreenNotes = readonly [ScreenNote, ScreenNote, ScreenNote];
export type NotePair = readonly [ScreenNote, ScreenNote];

export type ClientWindowCopy = {
  /** Name of the archive, in the title bar. */
  archive: string;
  /** Host name of the server, at the right of the title bar. */
  server: string;
  /** Entries of the side bar. */
  places: readonly string[];
};

type ClientWindowProps = { shell: ClientWindowCopy; place: string; className?: string; children: ReactNode };

/** A drawn window of the desktop client: a title bar, then the screen. */
export function ClientWindow({ shell, place, className = '', children }: ClientWindowProps) {
  return (
    <div
      className={`overflow-clip rounded-sheet border border-control bg-sheet text-note shadow-sheet ${className}`}
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

/** The side bar with the current entry marked. Screen readers skip it, because the caption names the screen. */
export function ClientPlaces({ shell, place }: { shell: ClientWindowCopy; place: string }) {
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

/** The number that connects a part of a screen with its note. */
export function NoteNumber({ children }: { children: string }) {
  return (
    <span className="reference leading-none whitespace-nowrap" aria-hidden="true">
      {' '}
      {children}
    </span>
  );
}

/** The cursor in a field. */
export function Caret() {
  return <span aria-hidden="true" className="ml-0.5 inline-block h-[1.1em] w-px bg-ink align-[-0.2em]" />;
}

type ClientNoteProps = {
  note: ScreenNote;
  /** Classes of the title. */
  className?: string;
  /** The line from the title into the picture. */
  children?: ReactNode;
};

/** A note on a part of a screen. On a phone title and text form one paragraph. */
export function ClientNote({ note, className = '', children }: ClientNoteProps) {
  return (
    <>
      <p className={`relative font-semibold ${className}`}>
        <span className="reference mr-1">{note.number}</span> {note.title}
        {children}
      </p>{' '}
      <p className="mt-1 max-w-[46ch]">
        <TextWithCode text={note.text} />
      </p>
    </>
  );
}
