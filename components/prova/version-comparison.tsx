'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withLimits } from '@/lib/browser/documents/read/limits';
import { ComparisonResult, type ComparisonResultCopy, type CountText } from './comparison-result';
import { ExfiltrationTest, type ExfiltrationTestCopy } from './exfiltration-test';
import { Place, type PlaceCopy } from './place';
import { RequestCounter } from './request-counter';
import { usePageEvents } from './use-page-events';
import { type Failure, useVersions } from './use-versions';
import { VersionPicker, type VersionPickerCopy } from './version-picker';

export type VersionComparisonCopy = PlaceCopy & {
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

/**
 * Reads two versions of the visitor's document and shows the differences (D48). The documents never leave the page and
 * are not stored: they are gone with the page, or when the visitor clears them. `worker` is the address of the worker.
 */
export function VersionComparison({ copy, worker }: { copy: VersionComparisonCopy; worker: string }) {
  const state = useVersions(worker);
  const { versions, before, after, compared, failed } = state;
  const fields = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)] as const;
  const status = useRef<HTMLDivElement>(null);
  /** True from the first result until the visitor clears everything. */
  const [hasCompared, setHasCompared] = useState(false);
  if (compared && !hasCompared) setHasCompared(true);
  const clearAll = () => {
    state.clear();
    setHasCompared(false);
  };
  const startOver = () => {
    clearAll();
    fields[0].current?.focus();
  };
  usePageEvents(clearAll, ({ files }) => state.readFiles([...files]));
  useEffect(() => {
    // The first result is below the fold: without this nothing seems to happen.
    if (hasCompared) status.current?.scrollIntoView();
  }, [hasCompared]);
  return (
    <div className="rounded-sheet border border-rule bg-sheet shadow-sheet print:border-0 print:shadow-none [@media(scripting:none)]:hidden">
      <Place copy={copy} />
      {/* If the script of this island cannot be loaded. */}
      <p className="hidden border-b border-rule px-4 py-4 text-accent sm:px-6 [[data-failed][data-modules]_&]:block">
        {copy.failed.load}
      </p>
      <Choice copy={copy} state={state} fields={fields} />
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
        {hasCompared && <RequestCounter copy={copy.requests} />}
      </div>
      {compared && before && after && (
        <ComparisonResult
          key={versions.map((version) => version?.id).join(' ')}
          compared={compared}
          versions={[before, after]}
          names={copy.names}
          copy={copy.result}
        />
      )}
      <div className="print:hidden">
        <ExfiltrationTest copy={copy.watch} />
        {versions.some(Boolean) && (
          <p className="border-t border-rule px-4 py-4 sm:px-6">
            <Button variant="quiet" size="small" onClick={startOver}>
              {copy.clear}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

type ChoiceProps = {
  copy: VersionComparisonCopy;
  state: ReturnType<typeof useVersions>;
  fields: readonly [RefObject<HTMLInputElement | null>, RefObject<HTMLInputElement | null>];
};

/** The sample first, because few visitors have two drafts at hand. Then a field for each version. */
function Choice({ copy, state, fields }: ChoiceProps) {
  const readSample = () => {
    state.readVersion(0, 0, copy.sampleFiles[0]);
    state.readVersion(1, 1, copy.sampleFiles[1]);
  };
  return (
    <div className="border-b border-rule px-4 py-5 sm:px-6 sm:py-7 print:hidden">
      <p className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Button variant="quiet" size="small" onClick={readSample}>
          {copy.sample}
        </Button>
        {copy.sampleFiles.map((file, index) => (
          <a key={file} href={`/prova/${file}`} className="link inline-flex min-h-11 items-center text-small">
            {copy.sampleLinks[index]}
          </a>
        ))}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        {([0, 1] as const).map((index) => (
          <VersionPicker
            key={copy.names[index]}
            name={copy.names[index]}
            version={state.versions[index]}
            field={fields[index]}
            onFiles={(files) => state.readFiles(files, index)}
            onPrepare={state.prepare}
            copy={copy.version}
          />
        ))}
      </div>
      <p className="mt-3 max-w-[70ch] text-small text-ink-muted">{withLimits(copy.kinds)}</p>
      {state.versions.some(Boolean) && (
        <Button variant="quiet" size="small" className="mt-3" onClick={state.swap}>
          {copy.swap}
        </Button>
      )}
    </div>
  );
}
