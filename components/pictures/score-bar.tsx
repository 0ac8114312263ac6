import { scoreBar } from '@/lib/browser/search/score';

type ScoreBarProps = {
  /** Between 0 and 1. Without one a script draws the bar into `[data-bar]`. */
  score?: number;
  className?: string;
};

/** The score of a result as a bar; beside it stands the number. */
export function ScoreBar({ score, className = '' }: ScoreBarProps) {
  return (
    <svg
      viewBox="0 0 100 6"
      className={`h-1.5 w-14 ${className}`.trim()}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 5.5H100" className="stroke-rule" strokeWidth="1" />
      <path
        {...(score === undefined ? { 'data-bar': true } : { d: scoreBar(score) })}
        className="stroke-ink"
        strokeWidth="3"
      />
    </svg>
  );
}
