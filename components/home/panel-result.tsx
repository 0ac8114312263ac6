import type { ReactNode } from 'react';
import { twoDecimals } from '@/components/pictures/two-decimals';
import { scoreBar } from '@/lib/browser/search/score';

type PanelResultProps = {
  pageLabel: string;
  scoreLabel: string;
  /** In the left column; undefined if the document has no pages. */
  page: number | undefined;
  source: ReactNode;
  /** Between 0 and 1. */
  score: number;
  passage: ReactNode;
};

/** A passage that answers the question above. A red line in the margin joins them; there is none beside large text on a phone. */
export function PanelResult({ pageLabel, scoreLabel, page, source, score, passage }: PanelResultProps) {
  return (
    <li className="group/result grid grid-cols-[3.25rem_1fr] border-b border-rule last:border-0 @max-[17rem]:block sm:grid-cols-[4.5rem_1fr]">
      <p
        className="relative pt-4 pl-4 text-note text-ink-muted @max-[17rem]:hidden sm:pl-7"
        aria-hidden="true"
      >
        <span className="absolute top-0 -bottom-px left-1 w-px bg-accent group-last/result:bottom-auto group-last/result:h-[2.1rem] sm:left-3" />
        <span className="absolute top-[2.1rem] left-1 h-px w-2 bg-accent sm:left-3 sm:w-3" />
        {page && <span className="block text-[0.75rem] leading-none">{pageLabel}</span>}
        <span className="figures block pt-1 font-display text-heading-3 leading-none font-medium text-ink">
          {page}
        </span>
      </p>
      <div className="py-3 sm:py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 flex-1 basis-[11rem] text-note wrap-anywhere text-ink-muted">{source}</p>
          <p className="figures flex shrink-0 items-center gap-2 text-note font-semibold">
            <span className="sr-only">{scoreLabel}: </span>
            <ScoreBar score={score} />
            <span>{twoDecimals(score)}</span>
          </p>
        </div>
        <p className="mt-1.5 font-display text-[1.0625rem] leading-[1.5] sm:text-[1.1875rem]">{passage}</p>
      </div>
    </li>
  );
}

function ScoreBar({ score }: { score: number }) {
  return (
    <svg
      viewBox="0 0 100 6"
      className="h-1.5 w-14 hidden sm:block"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 5.5H100" className="stroke-rule" strokeWidth="1" />
      <path d={scoreBar(score)} className="stroke-ink" strokeWidth="3" />
    </svg>
  );
}
