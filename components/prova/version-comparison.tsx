'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { withLimits } from '@/lib/browser/documents/read/limits';
import { ComparisonResult } from './comparison-result';
import type { ComparisonResultCopy, CountText } from './comparison-view';
import { ExfiltrationTest, type ExfiltrationTestCopy } from './exfiltration-test';
import { Place, type PlaceCopy } from './place';
import { RequestCounter } from './request-counter';
import { SAMPLE_ID } from './sample-comparison';
import { usePageEvents } from './use-page-events';
import { type Failure, useVersions } from './use-versions';
import { VersionPicker, type VersionPickerCopy } from './version-picker';

export type VersionComparisonCopy = PlaceCopy & {
  names: readonly [before: string, after: string];
  version: VersionPickerCopy;
  /** The file types and sizes; `withLimits` fills in the numbers. */
  kinds: string;
  swap: string;
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
  /** URL of the worker. */
  worker: string;
  /** Where the promise ends that nothing is sent. */
  slots: { limits: ReactNode };
};

/**
 * Reads two versions of the visitor's document and shows the differences (D48). The documents never leave the page and
 * are not stored: they are gone with the page, or when the visitor clears them.
 */
export function VersionComparison({ copy, worker, slots }: VersionComparisonProps) {
  const state = useVersions(worker);
  const { versions, before, after, compared, failed, isReady } = state;
  const hasVersion = versions.some(Boolean);
  const fields = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)] as const;
  const startOver = () => {
    state.clear();
    fields[0].current?.focus();
  };
  usePageEvents(state.clear, ({ files }) => state.readFiles([...files]));
  // The page has one comparison at a time.
  useEffect(() => {
    const sample = document.getElementById(SAMPLE_ID);
    const parent = sample?.parentElement;
    if (!hasVersion || !parent) return;
    sample.remove();
    // The boxes moved up.
    parent.scrollIntoView();
    return () => parent.prepend(sample);
  }, [hasVersion]);
  return (
    <div className="rounded-sheet border border-rule bg-sheet shadow-sheet print:border-0 print:shadow-none [@media(scripting:none)]:hidden">
      <Place copy={copy} />
      {/* If the script of this island cannot be loaded. */}
      <p className="hidden border-b border-rule px-4 py-4 text-accent sm:px-6 [[data-failed][data-modules]_&]:block">
        {copy.failed.load}
      </p>
      <Choice copy={copy} state={state} fields={fields} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-rule px-4 has-[p]:border-b has-[p]:py-4 sm:px-6 print:hidden">
        <div role="status">
          {isReady && (
            <p className="font-display text-heading-3 leading-snug font-medium text-balance text-secure">
              {copy.ready}
            </p>
          )}
          {failed && <p className="max-w-[62ch] text-accent">{copy.failed[failed]}</p>}
        </div>
        {isReady && <RequestCounter copy={copy.requests} />}
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
        <div className="px-4 *:border-b-0 sm:px-6">
          <ExfiltrationTest copy={copy.watch}>{slots.limits}</ExfiltrationTest>
        </div>
        {hasVersion && (
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

/** A field for each version. */
function Choice({ copy, state, fields }: ChoiceProps) {
  return (
    <div className="border-b border-rule px-4 py-5 sm:px-6 sm:py-7 print:hidden">
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
