'use client';

import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Link } from '@/lib/schema/page';
import { DocumentAnswers, type DocumentAnswersCopy } from './document-answers';
import { ExfiltrationTest, type ExfiltrationTestCopy } from './exfiltration-test';
import { FileList, type FileListCopy } from './file-list';
import { type Counted, counted, type ReadyCopy, readyText } from './ready-text';
import { RequestCounter } from './request-counter';
import { type ChosenFile, type Documents, type Failure, useDocuments } from './use-documents';
import { withLimits } from './with-limits';

export type DocumentSearchCopy = {
  /** Where this happens, at the top left; the state of the network, at the top right. */
  place: string;
  network: { online: string; offline: string };
  choose: {
    label: string;
    /** What can be read, and how large it may be, as `withLimits` fills it in. */
    kinds: string;
    button: string;
    or: string;
    sample: string;
    /** Name of the sample in the list. */
    sampleName: string;
    /** The sample itself. */
    sampleLink: Link;
  };
  files: FileListCopy;
  ready: ReadyCopy;
  /** Beside the number of requests since then. */
  requests: Counted;
  /** The files that were not read, when all is done: their lines say why. `{names}` lists them. */
  unread: Counted;
  failed: Record<Failure, string>;
  answers: DocumentAnswersCopy;
  watch: ExfiltrationTestCopy;
  clear: string;
};

/** What the file field offers. The content of a file tells what it is. */
const accepted = '.pdf,.docx,.txt';

type DocumentSearchProps = {
  copy: DocumentSearchCopy;
  /** Address of the worker's file. */
  worker: string;
};

/**
 * Reads the visitor's documents and answers from them (D48). Nothing of them leaves the page, nor is it stored: it is gone
 * with the page, or when everything is cleared.
 */
export function DocumentSearch({ copy, worker }: DocumentSearchProps) {
  const documents = useDocuments(worker);
  const { files, ready, failed, clear } = documents;
  const unread = unreadOf(files);
  const isReading = files.some(({ state }) => state !== 'read');
  const online = useOnline();
  const field = useRef<HTMLInputElement>(null);
  /** Changes when everything is cleared: answers and counter begin anew. */
  const [round, setRound] = useState(0);
  /** The counter goes on while a further document is read. */
  const [isWatched, setIsWatched] = useState(false);
  if (ready && !isWatched) setIsWatched(true);
  const clearAll = useCallback(() => {
    clear();
    setIsWatched(false);
    setRound((last) => last + 1);
  }, [clear]);
  // Who comes back to the page finds nothing either: a browser may keep it as it was.
  useEffect(() => {
    addEventListener('pagehide', clearAll);
    return () => removeEventListener('pagehide', clearAll);
  }, [clearAll]);
  return (
    <div className="rounded-sheet border border-rule bg-sheet shadow-sheet [@media(scripting:none)]:hidden">
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-4 py-2 text-note text-ink-muted sm:px-6">
        <span>{copy.place}</span>
        <span role="status" className={online ? '' : 'font-semibold text-secure'}>
          {online ? copy.network.online : copy.network.offline}
        </span>
      </p>
      {/* The script of this island could not be loaded. */}
      <p className="hidden border-b border-rule px-4 py-4 text-accent sm:px-6 [[data-failed][data-modules]_&]:block">
        {copy.failed.load}
      </p>
      <Chooser copy={copy.choose} documents={documents} field={field} />
      <FileList files={files} copy={copy.files} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-rule px-4 has-[p]:border-b has-[p]:py-4 sm:px-6">
        <div role="status">
          {ready && !isReading && (
            <p className="font-display text-heading-3 leading-snug font-medium text-balance text-secure">
              {readyText(ready, copy.ready)}
            </p>
          )}
          {unread.length > 0 && (
            <p className="mt-1 max-w-[70ch] text-small wrap-anywhere text-accent">
              {counted(unread.length, copy.unread).replace('{names}', () => unread.join(', '))}
            </p>
          )}
          {failed && <p className="max-w-[62ch] text-accent">{copy.failed[failed]}</p>}
        </div>
        {isWatched && <RequestCounter key={`requests-${round}`} copy={copy.requests} />}
      </div>
      {ready && (
        <DocumentAnswers
          key={`answers-${round}`}
          ready={ready}
          ask={documents.worker.ask}
          copy={copy.answers}
        />
      )}
      <ExfiltrationTest key={`watch-${round}`} copy={copy.watch} />
      {files.length > 0 && (
        <p className="px-4 py-4 sm:px-6">
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => {
              clearAll();
              field.current?.focus();
            }}
          >
            {copy.clear}
          </button>
        </p>
      )}
    </div>
  );
}

/** Names of what was not read, once nothing is under way. */
function unreadOf(files: readonly ChosenFile[]): string[] {
  if (files.some(({ state }) => state !== 'read')) return [];
  return files.flatMap((file) =>
    file.state === 'read' && 'problem' in file.result ? [file.result.name] : [],
  );
}

type ChooserProps = {
  copy: DocumentSearchCopy['choose'];
  documents: Documents;
  field: React.RefObject<HTMLInputElement | null>;
};

/** The file field covers its whole area, so that a file can be dropped there before the script has loaded. */
function Chooser({ copy, documents, field }: ChooserProps) {
  const { add, files, prepare } = documents;
  const hasFiles = files.length > 0;
  const kinds = useId();
  const addAll = useRef(add);
  addAll.current = add;
  useEffect(() => {
    const input = field.current;
    const take = () => {
      if (!input?.files?.length) return;
      addAll.current([...input.files], copy.sampleName);
      input.value = '';
    };
    // What was chosen or dropped before React hydrated.
    take();
    if (input?.matches(':hover, :focus')) prepare();
    input?.addEventListener('change', take);
    // A file that misses the field must not replace the page.
    const onDrag = (event: DragEvent) => event.preventDefault();
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      addAll.current([...(event.dataTransfer?.files ?? [])], copy.sampleName);
    };
    document.addEventListener('dragover', onDrag);
    document.addEventListener('drop', onDrop);
    return () => {
      input?.removeEventListener('change', take);
      document.removeEventListener('dragover', onDrag);
      document.removeEventListener('drop', onDrop);
    };
  }, [copy.sampleName, field, prepare]);
  return (
    <div className="border-b border-rule px-4 py-5 sm:px-6 sm:py-7">
      <label
        className={`relative grid place-items-center gap-3 rounded-mark border-2 border-dashed border-ink-muted px-4 text-center focus-within:border-accent hover:border-ink ${hasFiles ? 'py-4' : 'py-8 sm:py-10'}`}
      >
        <span
          className={`font-display font-medium text-balance ${hasFiles ? 'text-heading-4' : 'text-heading-3'}`}
        >
          {copy.label}
        </span>
        <span
          aria-hidden="true"
          className={hasFiles ? 'button button-quiet button-small' : 'button button-primary'}
        >
          {copy.button}
        </span>
        <input
          ref={field}
          type="file"
          multiple
          accept={accepted}
          aria-describedby={kinds}
          onPointerEnter={prepare}
          onFocus={prepare}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <p id={kinds} className="mt-3 max-w-[70ch] text-note text-ink-muted">
        {withLimits(copy.kinds)}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3">
        {copy.or}
        <button
          type="button"
          className="link min-h-11 font-semibold"
          onClick={() => add([undefined], copy.sampleName)}
        >
          {copy.sample}
        </button>
        <a href={copy.sampleLink.href} className="link inline-flex min-h-11 items-center text-small">
          {copy.sampleLink.label}
        </a>
      </p>
    </div>
  );
}

const useOnline = () =>
  useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed);
      addEventListener('offline', changed);
      return () => {
        removeEventListener('online', changed);
        removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
