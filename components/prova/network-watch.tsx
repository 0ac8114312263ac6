import { useRef, useState } from 'react';
import { type LeaveAttempt, type LeaveResult, tryToLeave } from '@/lib/browser/documents/leave-attempts';

export type NetworkWatchCopy = {
  title: string;
  text: string;
  button: string;
  /** Names the list of what was tried. */
  listLabel: string;
  attempts: Record<LeaveAttempt, string>;
  /** `{directive}` is what refused it. */
  refused: string;
  /** Nothing refused it: the page is served without its policy. */
  notRefused: string;
};

/** Tries what a page could try to send something away, and shows what the browser answers. */
export function NetworkWatch({ copy }: { copy: NetworkWatchCopy }) {
  const [results, setResults] = useState<readonly LeaveResult[]>([]);
  const isUnderWay = useRef(false);
  const attempt = async () => {
    // Two at a time would take the refusals of each other for their own.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setResults([]);
    await tryToLeave((result) => setResults((all) => [...all, result]));
    isUnderWay.current = false;
  };
  return (
    <section aria-labelledby="rete-titolo" className="border-rule px-4 py-5 not-last:border-b sm:px-6">
      <h2 id="rete-titolo" className="text-heading-4">
        {copy.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-small">{copy.text}</p>
      <button type="button" className="button button-quiet button-small mt-3" onClick={attempt}>
        {copy.button}
      </button>
      <div role="status" aria-atomic="false">
        {results.length > 0 && (
          <ul aria-label={copy.listLabel} className="mt-3 border-b border-rule text-small">
            {results.map(({ attempt, directive }) => (
              <li key={attempt} className="grid gap-x-6 border-t border-rule py-2 sm:grid-cols-2">
                <span>{copy.attempts[attempt]}</span>{' '}
                <span className={directive ? 'font-semibold text-secure' : 'text-accent'}>
                  {directive ? copy.refused.replace('{directive}', directive) : copy.notRefused}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
