import type { SampleLine } from '@/lib/schema/sections/passage';
import { Passage } from './passage';

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
