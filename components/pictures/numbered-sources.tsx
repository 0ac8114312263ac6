import type { ReactNode } from 'react';
import { FilePlace } from './file-place';
import { Passage, type PassageText, type Source } from './passage';

/** A phrase and the numbers of its sources, or a mark in their place. */
export type Cited = { text: string; sources: readonly number[]; missing?: string };

export type NumberedSource = Source & { passage?: PassageText };

/** The number of a source, after the words that come from it. */
export function SourceMark({ children }: { children: ReactNode }) {
  return <sup className="reference ml-0.5 text-[0.75rem] leading-none whitespace-nowrap">{children}</sup>;
}

type CitedPhrasesProps = {
  phrases: readonly Cited[];
  /** Read by screen readers before the numbers. */
  label: string;
};

/** Phrases with the numbers of their sources. A phrase without a source is underlined in red. */
export function CitedPhrases({ phrases, label }: CitedPhrasesProps) {
  return phrases.map(({ text, sources, missing }, index) => (
    <span key={text}>
      {index > 0 && ' '}
      {missing ? (
        <>
          <span className="underline decoration-accent decoration-2 underline-offset-4">{text}</span>{' '}
          <span className="font-text text-note font-semibold whitespace-nowrap text-accent">[{missing}]</span>
        </>
      ) : (
        text
      )}
      {sources.length > 0 && (
        <SourceMark>
          <span className="sr-only"> ({label} </span>
          {sources.join(', ')}
          <span className="sr-only">)</span>
        </SourceMark>
      )}
    </span>
  ));
}

/** The list of sources, perhaps with their passages. */
export function NumberedSources({ label, sources }: { label: string; sources: readonly NumberedSource[] }) {
  return (
    <div className="text-note text-ink-muted">
      <p className="sr-only">{label}</p>
      <ol className="grid gap-1">
        {sources.map(({ file, place, passage }, index) => (
          <li key={file} className="grid grid-cols-[1rem_1fr] items-baseline">
            <span aria-hidden="true" className="reference">
              {index + 1}
            </span>
            <span>
              <FilePlace file={file} place={place} />
              {passage && (
                <span className="mt-0.5 mb-3 block font-display text-small leading-normal text-ink">
                  <Passage text={passage} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
