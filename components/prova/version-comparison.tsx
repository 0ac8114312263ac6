'use client';

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { withLimits } from '@/lib/browser/documents/read/limits';
import { ComparisonResult, type ComparisonResultCopy, type CountText } from './comparison-result';
import { ExfiltrationTest, type ExfiltrationTestCopy } from './exfiltration-test';
import { RequestCounter } from './request-counter';
import { documentIn, type Failure, useVersions } from './use-versions';
import { VersionPicker, type VersionPickerCopy } from './version-picker';

export type VersionComparisonCopy = {
  /** Where this happens, and the state of the network. */
  place: string;
  network: { online: string; offline: string };
  names: readonly [before: string, after: string];
  version: VersionPickerCopy;
  /** The file types and sizes; `withLimits` fills in the numbers. */
  kinds: string;
  swap: string;
  sample: string;
  /** Names of the sample's files, below /prova. */
  sampleFiles: readonly [before: string, after: string];
  sampleLinks: readonly [before: string, after: string];
  ready: string;
  /** Beside the number of requests. */
  requests: CountText;
  failed: Record<Failure, string>;
  result: ComparisonResultCopy;
  watch: ExfiltrationTestCopy;
  clear: string;
};

type VersionComparisonProps = {
  copy: VersionComparisonCopy;
  /** Address of the worker. */
  worker: string;
};

/**
 * Reads two versions of the visitor's document and shows what differs (D48). Nothing of them leaves the page or is stored: it is
 * gone with the page, or when everything is cleared.
 */
export function VersionComparison({ copy, worker }: VersionComparisonProps) {
  const { versions, compared, failed, add, put, swap, clear, prepare } = useVersions(worker);
  const [before, after] = versions;
  const online = useOnline();
  const fields = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)] as const;
  const status = useRef<HTMLDivElement>(null);
  const [isWatched, setIsWatched] = useState(false);
  if (compared && !isWatched) setIsWatched(true);
  const clearAll = () => {
    clear();
    setIsWatched(false);
  };
  // A browser may keep the page as it was: a visitor who comes back finds nothing.
  const onHide = useEffectEvent(clearAll);
  // A file dropped beside a field must not replace the page.
  const onDrag = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    if (event.type === 'drop') add([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const end = new AbortController();
    addEventListener('pagehide', () => onHide(), end);
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(type, (event) => onDrag(event), end);
    return () => end.abort();
  }, []);
  useEffect(() => {
    // The first result is below the fold: without this nothing seems to happen.
    if (isWatched) status.current?.scrollIntoView();
  }, [isWatched]);
  const documents = [documentIn(before), documentIn(after)];
  return (
    <div className="rounded-sheet border border-rule bg-sheet shadow-sheet print:border-0 print:shadow-none [@media(scripting:none)]:hidden">
      <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule px-4 py-2 text-note text-ink-muted sm:px-6 print:hidden">
        <span>{copy.place}</span>
        <span role="status" className={online ? '' : 'font-semibold text-secure'}>
          {online ? copy.network.online : copy.network.offline}
        </span>
      </p>
      {/* If the script of this island cannot be loaded. */}
      <p className="hidden border-b border-rule px-4 py-4 text-accent sm:px-6 [[data-failed][data-modules]_&]:block">
        {copy.failed.load}
      </p>
      <div className="border-b border-rule px-4 py-5 sm:px-6 sm:py-7 print:hidden">
        {/* First: few visitors have two drafts at hand. */}
        <p className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1">
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => {
              put(0, 0, copy.sampleFiles[0]);
              put(1, 1, copy.sampleFiles[1]);
            }}
          >
            {copy.sample}
          </button>
          {copy.sampleFiles.map((file, index) => (
            <a
              key={file}
              href={`/prova/${file}`}
              className="link inline-flex min-h-11 items-center text-small"
            >
              {copy.sampleLinks[index]}
            </a>
          ))}
        </p>
        <div className="grid gap-4 md:grid-cols-2">
          {([0, 1] as const).map((index) => (
            <VersionPicker
              key={copy.names[index]}
              name={copy.names[index]}
              version={versions[index]}
              field={fields[index]}
              onFiles={(files) => add(files, index)}
              onPrepare={prepare}
              copy={copy.version}
            />
          ))}
        </div>
        <p className="mt-3 max-w-[70ch] text-small text-ink-muted">{withLimits(copy.kinds)}</p>
        {(before || after) && (
          <button type="button" className="button button-quiet button-small mt-3" onClick={swap}>
            {copy.swap}
          </button>
        )}
      </div>
      <div
        ref={status}
        className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-rule px-4 has-[p]:border-b has-[p]:py-4 sm:px-6 print:hidden"
      >
        <div role="status">
          {compared && (
            <p className="font-display text-heading-3 leading-snug font-medium text-balance text-secure">
              {copy.ready}
            </p>
          )}
          {failed && <p className="max-w-[62ch] text-accent">{copy.failed[failed]}</p>}
        </div>
        {isWatched && <RequestCounter copy={copy.requests} />}
      </div>
      {compared && documents[0] && documents[1] && (
        <ComparisonResult
          key={`${before?.id} ${after?.id}`}
          compared={compared}
          versions={[documents[0], documents[1]]}
          names={copy.names}
          copy={copy.result}
        />
      )}
      <div className="print:hidden">
        <ExfiltrationTest copy={copy.watch} />
        {(before || after) && (
          <p className="border-t border-rule px-4 py-4 sm:px-6">
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => {
                clearAll();
                fields[0].current?.focus();
              }}
            >
              {copy.clear}
            </button>
          </p>
        )}
      </div>
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
