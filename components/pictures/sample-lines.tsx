import { Passage, type PassageText } from './passage';

/** A line as it appears in the product; one in a foreign language says which, for readers that speak it. */
export type SampleLine = PassageText | { lang: string; text: PassageText };

/** What the product does about a difficulty. */
export type Solution = {
  title: string;
  text: string;
  /** Two or three lines as they appear in the product: a request and its result, a log. */
  sample?: {
    lines: readonly SampleLine[];
    /** Set in the fixed-width face, as a log is. */
    log?: boolean;
  };
};

/** Solutions that belong to the same work. */
export type SolutionGroup = {
  /** The work: "Sul contratto". */
  title: string;
  items: readonly Solution[];
};

type SampleLinesProps = {
  lines: readonly SampleLine[];
  /** Set in the fixed-width face, as a log is. */
  log?: boolean;
  className?: string;
};

/** A few lines as they appear in the product. */
export function SampleLines({ lines, log, className }: SampleLinesProps) {
  return (
    <ul
      className={`self-start border-l-2 border-rule pl-4 ${log ? 'font-mono text-[0.8125rem]/relaxed' : 'text-small'} ${className ?? ''}`}
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
