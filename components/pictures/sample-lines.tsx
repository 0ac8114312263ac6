import type { Passage as PassageText } from '@/lib/schema/sections/passage';
import { Passage } from './passage';

type SampleLinesProps = {
  lines: readonly PassageText[];
  /** Set in the fixed-width face, as a log is. */
  log?: boolean;
  className?: string;
};

/** A few lines as they appear in the product. */
export function SampleLines({ lines, log, className }: SampleLinesProps) {
  return (
    <ul
      className={`self-start border-l-2 border-filetto pl-4 ${log ? 'font-mono text-nota/loose' : 'text-piccolo'} ${className ?? ''}`}
    >
      {lines.map((line) => (
        <li key={line} className="py-0.5">
          <Passage text={line} />
        </li>
      ))}
    </ul>
  );
}
