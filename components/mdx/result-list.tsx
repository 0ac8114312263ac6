import { Icon } from '@/components/ui/icon';

type Result = {
  file: string;
  page: number;
  /** The passage in three parts: before, matched words, after. */
  passage: [before: string, marked: string, after: string];
  /** As displayed: "0,81". */
  score: string;
};

export type ResultListCopy = {
  question: string;
  labels: { question: string; page: string; score: string; threshold: string };
  above: readonly Result[];
  below: readonly Result[];
};

/** Search results by score, with a line at the threshold below which they are hidden. */
export function ResultList({ question, labels, above, below }: ResultListCopy) {
  return (
    <div className="overflow-hidden rounded-sheet border border-rule bg-sheet shadow-sheet">
      <p className="flex items-baseline gap-3 border-b border-rule px-5 py-4">
        <Icon name="search" className="w-3.5 flex-none [translate:0_0.125rem]" />
        <span className="sr-only">{labels.question} </span>
        {question}
      </p>
      <ol className="divide-y divide-rule">
        {above.map((result) => (
          <Row key={result.file} result={result} labels={labels} isHidden={false} />
        ))}
      </ol>
      <p className="flex items-center gap-4 px-5 pt-2 text-note font-semibold text-accent after:h-px after:flex-1 after:bg-accent">
        {labels.threshold}
      </p>
      <ol start={above.length + 1} className="divide-y divide-rule">
        {below.map((result) => (
          <Row key={result.file} result={result} labels={labels} isHidden />
        ))}
      </ol>
    </div>
  );
}

type RowProps = { result: Result; labels: ResultListCopy['labels']; isHidden: boolean };

function Row({ result, labels, isHidden }: RowProps) {
  const [before, marked, after] = result.passage;
  return (
    <li
      className={`grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[1fr_auto] ${isHidden ? 'text-ink-muted' : ''}`}
    >
      <p className="flex items-baseline gap-2 text-note font-semibold">
        <Icon name="sheet" className="w-3 flex-none [translate:0_0.125rem]" />
        <span className="min-w-0 break-words">
          {result.file}, {labels.page} {result.page}
        </span>
      </p>
      <p className="figures text-note sm:row-span-2 sm:text-right">
        {labels.score}{' '}
        <strong className={isHidden ? 'font-semibold' : 'font-semibold text-ink'}>{result.score}</strong>
      </p>
      <p className="font-display text-body leading-normal">
        {before}
        {isHidden ? marked : <mark>{marked}</mark>}
        {after}
      </p>
    </li>
  );
}
