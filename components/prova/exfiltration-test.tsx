import { useRef, useState } from 'react';
import {
  attemptExfiltration,
  type Exfiltration,
  type ExfiltrationResult,
} from '@/lib/browser/documents/exfiltration';

export type ExfiltrationTestCopy = {
  title: string;
  text: string;
  button: string;
  /** Accessible name of the list. */
  listLabel: string;
  attempts: Record<Exfiltration, string>;
  /** `{directive}` is the directive of the policy that refused the attempt. */
  refused: string;
  /** If the page is served without its policy. */
  notRefused: string;
};

/** Tries the ways in which a page could send something away, and shows what the browser answers. */
export function ExfiltrationTest({ copy }: { copy: ExfiltrationTestCopy }) {
  const [results, setResults] = useState<readonly ExfiltrationResult[]>([]);
  const isUnderWay = useRef(false);
  const attempt = async () => {
    // Two runs at a time would take each other's refusals for their own.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setResults([]);
    await attemptExfiltration((result) => setResults((all) => [...all, result]));
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
