import type { ReactNode } from 'react';
import {
  Caret,
  ClientNote,
  ClientPlaces,
  ClientWindow,
  type ClientWindowCopy,
  NoteNumber,
  type NotePair,
  type ScreenNote,
} from '@/components/pictures/client-window';
import { type FileState, FileStateMark } from '@/components/pictures/file-list';
import { Icon } from '@/components/ui/icon';

type WatchedFolder = {
  parent: string;
  name: string;
  documents: string;
  state: FileState;
};

export type DashboardScreen = {
  place: string;
  question: { label: string; text: string; key: string };
  /** The number of documents in the archive and in the queue. */
  extent: string;
  folders: { title: string; documentsLabel: string; items: readonly WatchedFolder[] };
  recent: { title: string; items: readonly { file: string; place: string }[] };
  searches: { title: string; items: readonly string[] };
};

type DashboardProps = {
  shell: ClientWindowCopy;
  screen: DashboardScreen;
  /** On the watched folders and the recent documents. */
  notes: NotePair;
  caption: string;
};

/** Panes and notes share their columns, so that a line can lead from a pane to its note. */
const columns = 'lg:grid-cols-[14rem_minmax(0,1fr)_18rem]';

/** The start screen of the client. */
export function ClientDashboard({ shell, screen, notes, caption }: DashboardProps) {
  const [foldersNote, recentNote] = notes;
  return (
    <figure>
      <figcaption className="sr-only">{caption}</figcaption>
      {/* Not clipped, because lines leave the window. */}
      <ClientWindow shell={shell} place={screen.place} className="lg:overflow-visible">
        <div className={`grid grid-cols-1 md:grid-cols-2 ${columns}`}>
          <div className="row-span-2 hidden border-r border-rule lg:block">
            <ClientPlaces shell={shell} place={screen.place} />
          </div>
          <Question question={screen.question} extent={screen.extent} />
          <Pane
            note={foldersNote}
            title={screen.folders.title}
            className="md:col-span-2 lg:col-span-1 lg:border-r lg:border-rule"
          >
            <Folders copy={screen.folders} />
          </Pane>
          <Pane
            note={recentNote}
            title={screen.recent.title}
            className="border-t border-rule md:col-span-2 lg:col-span-1 lg:border-t-0"
          >
            <RecentDocuments items={screen.recent.items} />
            <p className="mt-5 hidden font-semibold lg:block">{screen.searches.title}</p>
            <ul className="mt-2 hidden text-ink-muted lg:block">
              {screen.searches.items.map((item) => (
                <li key={item} className="border-t border-rule py-2 first:border-0">
                  {item}
                </li>
              ))}
            </ul>
          </Pane>
        </div>
      </ClientWindow>
      <ol className={`mt-6 grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-2 lg:mt-10 lg:gap-x-0 ${columns}`}>
        {notes.map((note) => (
          <li key={note.number} className="screen-note lg:pr-8 lg:pl-3.5 lg:first:col-start-2">
            <ClientNote note={note} />
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Question({ question, extent }: { question: DashboardScreen['question']; extent: string }) {
  return (
    <div className="border-b border-rule p-4 sm:p-6 md:col-span-2">
      <p className="font-display text-heading-4 font-medium">{question.label}</p>
      <p className="mt-3 flex items-center gap-3 rounded-mark border border-ink px-3 py-3 text-small">
        <Icon name="search" className="w-4 shrink-0" />
        <span className="min-w-0 grow">
          {question.text}
          <Caret />
        </span>
        <span
          aria-hidden="true"
          className="hidden rounded-mark border border-rule px-1.5 text-ink-muted sm:block"
        >
          {question.key}
        </span>
      </p>
      <p className="figures mt-3 text-ink-muted">{extent}</p>
    </div>
  );
}

type PaneProps = { note: ScreenNote; title: string; className: string; children: ReactNode };

/** A part of the screen, with a line to its note. */
function Pane({ note, title, className, children }: PaneProps) {
  return (
    <div className={`relative p-4 sm:p-6 screen-note-line lg:pt-4 lg:pr-5 lg:pl-7 ${className}`}>
      <p className="flex items-baseline gap-2 font-semibold">
        {title}
        <NoteNumber>{note.number}</NoteNumber>
      </p>
      {children}
    </div>
  );
}

function Folders({ copy }: { copy: DashboardScreen['folders'] }) {
  return (
    <ul className="mt-2">
      {copy.items.map((folder) => (
        <li
          key={`${folder.parent}/${folder.name}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-rule py-2 first:border-0 md:grid-cols-[minmax(0,1fr)_3.5rem_11.5rem]"
        >
          <span>
            <span className="text-ink-muted md:block">{folder.parent} /</span>{' '}
            <span className="font-semibold">{folder.name}</span>
          </span>{' '}
          <span className="figures self-end text-right text-ink-muted">
            <span className="sr-only">{copy.documentsLabel}: </span>
            {folder.documents}
          </span>{' '}
          <span className="col-span-2 self-end md:col-span-1">
            <FileStateMark state={folder.state} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A small screen shows only the first two. */
function RecentDocuments({ items }: Pick<DashboardScreen['recent'], 'items'>) {
  return (
    <ul className="mt-2">
      {items.map((item, index) => (
        <li
          key={item.file}
          className={`flex-wrap justify-between border-t border-rule py-2 first:border-0 md:flex lg:block ${index < 2 ? 'flex' : 'hidden'}`}
        >
          <span className="block font-mono wrap-anywhere">{item.file}</span>{' '}
          <span className="text-ink-muted">{item.place}</span>
        </li>
      ))}
    </ul>
  );
}
