import { Passage, type PassageText } from './passage';

/** A line that is not Italian names its language, for screen readers. */
type SampleLine = PassageText | { lang: string; text: PassageText };

/** Lines as the product shows them: a request and its result, or a log. */
export type Sample = {
  lines: readonly SampleLine[];
  /** In the monospace font. */
  log?: boolean;
};

export type Solution = { title: string; text: string; sample?: Sample };

export type SolutionGroup = {
  /** The task: "Sul contratto". */
  title: string;
  items: readonly Solution[];
};

/** The lines of a sample, with their matches marked. */
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
