import { AskedQuestion } from '@/components/pictures/asked-question';
import { Icon } from '@/components/ui/icon';

export type ExactMatchCopy = {
  query: string;
  /** The sentence in which each code stands. */
  before: string;
  codes: readonly { text: string; found: boolean }[];
  after: string;
  foundLabel: string;
  missedLabel: string;
};

/** A query, the line that matches it exactly, and similar lines that do not match. */
export function ExactMatch({ copy }: { copy: ExactMatchCopy }) {
  return (
    <div>
      <AskedQuestion text={copy.query} />
      <ul>
        {copy.codes.map(({ text, found }) => (
          <li key={text} className="border-b border-rule py-3.5">
            <p
              className={`figures font-display text-[1.125rem] leading-[1.5] ${found ? '' : 'text-ink-muted'}`}
            >
              {copy.before}
              {found ? <mark>{text}</mark> : text}
              {copy.after}
            </p>
            <p className="mt-1 flex items-center gap-1.5 text-note text-ink-muted">
              <Icon name={found ? 'check' : 'cross'} className="w-2.5" />
              {found ? copy.foundLabel : copy.missedLabel}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
