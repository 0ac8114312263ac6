import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { sidePieces } from '@/lib/browser/documents/compare/inline';
import type { Change, Compared, Versions } from '@/lib/browser/documents/types';
import {
  Changes,
  ComparedFiles,
  type ComparisonResultCopy,
  ComparisonView,
  counted,
  type Names,
  placeText,
  summaryOf,
} from './comparison-view';

/** Below this share of common words two files are hardly versions of one document: they are compared on request only. */
const MIN_COMPARABLE = 0.25;
/** Below this share they are probably not. */
const MIN_LIKELY = 0.6;

const scrollTo = (result: HTMLElement | null) => result?.scrollIntoView();

type ComparisonResultProps = {
  compared: Compared;
  versions: Versions;
  names: Names;
  copy: ComparisonResultCopy;
};

/** The differences of two versions, on the screen and, as a note for the client, on paper. */
export function ComparisonResult({ compared, versions, names, copy }: ComparisonResultProps) {
  const [isRequested, setIsRequested] = useState(false);
  const isShown = isRequested || compared.common >= MIN_COMPARABLE;
  const [before, after] = versions;
  const pictures = before.pictures + after.pictures;
  return (
    // Browsers that translate a page send its text to their maker.
    <div
      // The result is below the fold: without this nothing seems to happen.
      ref={scrollTo}
      data-comparison
      translate="no"
      className="border-b border-rule px-4 py-6 sm:px-6 print:border-0 print:p-0"
    >
      <p className="hidden text-small print:block">
        {new Date().toLocaleDateString('it-IT', { dateStyle: 'long' })}
      </p>
      <ComparedFiles names={names} files={versions.map(({ name }) => name)} />
      {compared.common < MIN_LIKELY && (
        <p className="mb-4 border-l-2 border-accent pl-3 font-semibold">
          {copy.others.warning}{' '}
          {!isShown && (
            <button type="button" className="link min-h-11" onClick={() => setIsRequested(true)}>
              {copy.others.anyway}
            </button>
          )}
        </p>
      )}
      {pictures > 0 && (
        <p className="mb-4 border-l-2 border-accent pl-3 font-semibold">{counted(pictures, copy.pictures)}</p>
      )}
      {compared.isNearOnly && (
        <p className="mb-4 border-l-2 border-accent pl-3 font-semibold">{copy.nearOnly}</p>
      )}
      {isShown && <Differences compared={compared} versions={versions} names={names} copy={copy} />}
      <div className="mt-6 max-w-[70ch] text-small text-ink-muted print:max-w-none">
        <p className="font-semibold">{copy.limits.title}</p>
        <ul className="mt-1 list-disc pl-5">
          {copy.limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <p className="mt-4 hidden print:block">{copy.printed}</p>
    </div>
  );
}

/** First the changes outside of tracked changes, if there are any of these. Then all changes and the differences of form. */
function Differences({ compared, versions, names, copy }: ComparisonResultProps) {
  const { untracked } = compared;
  const { revisions } = versions[1];
  return (
    <>
      {revisions && untracked && (
        <section className="mb-8" aria-labelledby="non-segnalate">
          <p className="text-small text-ink-muted">{counted(revisions.count, copy.revisions.count)}</p>
          <h2 id="non-segnalate" className="mt-1 text-heading-3">
            {copy.revisions.title}
          </h2>
          {untracked.changes.length > 0 ? (
            <Changes changes={untracked.changes} names={names} copy={copy} idPrefix="non-segnalata" />
          ) : (
            <p className="mt-1">{copy.revisions.none}</p>
          )}
        </section>
      )}
      <ComparisonView comparison={compared} names={names} copy={copy}>
        {compared.changes.length > 0 && (
          <CopyList copy={copy.list} text={changesText({ compared, versions, names, copy })} />
        )}
      </ComparisonView>
    </>
  );
}

/** The changes as text, for a letter: changed words are in square brackets. */
function changesText({ compared, versions, names, copy }: ComparisonResultProps): string {
  const sideText = (index: 0 | 1, side: Change['old']) => {
    const pieces = sidePieces(side, copy.gap).map(({ text, of }) => (of ? `[${text}]` : text));
    return side.length > 0 && `${names[index]}: ${pieces.join('')}`;
  };
  const changes = compared.changes.map(({ kind, heading, place, old, new: current }) => {
    const title = `${copy.labels[kind]}: ${heading}`;
    return [title, placeText(place, copy), sideText(0, old), sideText(1, current)].filter(Boolean).join('\n');
  });
  const files = versions.map(({ name }, index) => `${names[index]}: ${name}`);
  return [[...files, summaryOf(compared, copy), copy.list.text].join('\n'), ...changes].join('\n\n');
}

function CopyList({ copy, text }: { copy: ComparisonResultCopy['list']; text: string }) {
  const [label, setLabel] = useState(copy.label);
  const onClick = () =>
    navigator.clipboard.writeText(text).then(
      () => setLabel(copy.copied),
      () => setLabel(copy.failed),
    );
  return (
    <Button variant="quiet" size="small" onClick={onClick} onBlur={() => setLabel(copy.label)}>
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
