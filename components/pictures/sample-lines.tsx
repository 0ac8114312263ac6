import type { PlanTag } from '@/lib/schema/plan';
import { Passage, type PassageText } from './passage';

/** A line as the product shows it. A line in another language says which, for screen readers. */
type SampleLine = PassageText | { lang: string; text: PassageText };

/** Two or three lines as the product shows them: a request and its result, or a log. */
export type Sample = {
  lines: readonly SampleLine[];
  /** Uses the monospace font, as a log does. */
  log?: boolean;
};

/** A solution of the product. */
export type Solution = { title: string; plan?: PlanTag; text: string; sample?: Sample };

/** Solutions for the same task. */
export type SolutionGroup = {
  /** Name of the task: "Sul contratto". */
  title: string;
  items: readonly Solution[];
};

/** A few lines as the product shows them. */
export function SampleLines({ lines, log, className = '' }: Sample & { className?: string }) {
  return (
    <ul
      className={`self-start border-l-2 border-rule pl-4 ${log ? 'font-mono text-note/relaxed' : 'text-small'} ${className}`}
    >
      {lines.map((line) => {
        const { text, lang } = typeof line === 'string' ? { text: line } : line;
        return (
          <li key={text} lang={lang} className="py-0.5">
            <Passage text={text} />
          </li>
        );
      })}
    </ul>
  );
}
