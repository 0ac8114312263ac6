import { AskedQuestion } from './asked-question';
import { Excerpt } from './excerpt';
import type { PassageText, Source } from './passage';

type Result = Source & { passage: PassageText; score: string };

export type ResultListCopy = {
  question: string;
  labels: { question: string; score: string; threshold: string };
  above: readonly Result[];
  below: readonly Result[];
};

/** Search results by score, with a line at the threshold below which they are hidden. */
export function ResultList({ question, labels, above, below }: ResultListCopy) {
  return (
    <div className="overflow-hidden rounded-sheet border border-rule bg-sheet shadow-sheet">
      <AskedQuestion text={question} label={labels.question} className="px-5 py-4 text-heading-4" />
      <ol className="divide-y divide-rule">
        {above.map((result) => (
          <li key={result.file} className="px-5 py-4">
            <Excerpt {...result} scoreLabel={labels.score} />
          </li>
        ))}
      </ol>
      <p className="flex items-center gap-4 px-5 pt-2 text-note font-semibold after:h-px after:flex-1 after:bg-ink">
        {labels.threshold}
      </p>
      <ol start={above.length + 1} className="divide-y divide-rule">
        {below.map((result) => (
          <li
            key={result.file}
            className="px-5 py-4 text-ink-muted [&_mark]:bg-transparent [&_mark]:text-inherit"
          >
            <Excerpt {...result} scoreLabel={labels.score} />
          </li>
        ))}
      </ol>
    </div>
  );
}
