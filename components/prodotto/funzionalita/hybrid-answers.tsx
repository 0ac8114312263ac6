import { AskedQuestion } from '@/components/pictures/asked-question';
import { Excerpt } from '@/components/pictures/excerpt';
import type { PassageText } from '@/components/pictures/passage';
import { twoDecimals } from '@/components/pictures/two-decimals';

export type HybridAnswersCopy = {
  caption: string;
  query: string;
  /** Weight of the keyword score, between 0 and 1. */
  weightText: number;
  weightLabel: string;
  scoreLabel: string;
  meaningLabel: string;
  wordsLabel: string;
  results: readonly {
    file: string;
    place: string;
    passage: PassageText;
    meaning: number;
    words: number;
    /** The reason why the passage was found. */
    gloss: string;
  }[];
};

/**
 * The results of a hybrid search: passages with marked words. In the margin are the scores by meaning and by keyword,
 * between 0 and 1, and the combined score.
 */
export function HybridAnswers({ copy }: { copy: HybridAnswersCopy }) {
  const results = copy.results
    .map((result) => ({
      ...result,
      score: result.meaning * (1 - copy.weightText) + result.words * copy.weightText,
    }))
    .sort((first, second) => second.score - first.score);
  return (
    <figure
      aria-label={copy.caption}
      className="rounded-sheet border border-rule bg-sheet px-4 shadow-sheet sm:px-7"
    >
      <AskedQuestion text={copy.query} note={copy.weightLabel} className="pt-4 pb-3 text-heading-4" />
      <ol>
        {results.map((result) => (
          <li
            key={result.file}
            className="grid gap-x-8 gap-y-2 border-b border-rule py-4 sm:py-5 last:border-0 sm:grid-cols-[minmax(0,1fr)_8.5rem]"
          >
            <div>
              <Excerpt passage={result.passage} file={result.file} place={result.place} />
              <p className="mt-1 text-note text-ink-muted">{result.gloss}</p>
            </div>
            <dl className="figures grid grid-cols-[1.35fr_1.1fr_1fr] gap-x-3 text-note sm:grid-cols-1 sm:content-start sm:gap-y-2 sm:border-l sm:border-rule sm:pl-4">
              <Measure name={copy.meaningLabel} value={result.meaning} />
              <Measure name={copy.wordsLabel} value={result.words} />
              <div className="flex flex-wrap items-baseline justify-between gap-x-2 sm:mt-1">
                <dt>{copy.scoreLabel}</dt>
                <dd className="font-semibold">{twoDecimals(result.score)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Measure({ name, value }: { name: string; value: number }) {
  return (
    <div className="relative flex flex-wrap items-baseline justify-between gap-x-2 self-start pb-[7px] text-ink-muted">
      <dt>{name}</dt>
      <dd>
        {twoDecimals(value)}
        <svg
          viewBox="0 0 100 3"
          preserveAspectRatio="none"
          className="absolute inset-x-0 bottom-0 h-[3px] w-full"
          aria-hidden="true"
        >
          <rect width="100" height="3" className="fill-rule" />
          <rect width={value * 100} height="3" className="fill-ink" />
        </svg>
      </dd>
    </div>
  );
}
