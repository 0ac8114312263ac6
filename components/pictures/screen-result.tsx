import { Passage, type PassageText } from './passage';
import { twoDecimals } from './two-decimals';

export type ScreenResultCopy = {
  file: string;
  page: string;
  kind: string;
  /** Between 0 and 1. */
  score: number;
  passage: PassageText;
};

type ScreenResultProps = { result: ScreenResultCopy; pageLabel: string; scoreLabel: string };

/** A search result as the client and the browser show it. */
export function ScreenResult({ result, pageLabel, scoreLabel }: ScreenResultProps) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-rule py-3 sm:grid-cols-[4rem_minmax(0,1fr)]">
      <p className="leading-none text-ink-muted">
        {pageLabel}
        <span className="figures mt-1 block font-display text-heading-3 leading-none font-medium text-ink">
          {result.page}
        </span>
      </p>
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 text-ink-muted">
            <span className="font-mono wrap-anywhere text-ink">{result.file}</span>{' '}
            <span className="ml-1 hidden sm:inline">{result.kind}</span>
          </span>
          <span className="figures shrink-0 font-semibold">
            <span className="sr-only">{scoreLabel}: </span>
            {twoDecimals(result.score)}
          </span>
        </p>
        <p className="mt-1 font-display text-[1rem] leading-[1.45] sm:text-[1.0625rem]">
          <Passage text={result.passage} />
        </p>
      </div>
    </li>
  );
}
