import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  attemptExfiltration,
  type Exfiltration,
  type ExfiltrationResult,
} from '@/lib/browser/documents/exfiltration';

export type ExfiltrationTestCopy = {
  title: string;
  text: string;
  button: string;
  listLabel: string;
  attempts: Record<Exfiltration, string>;
  /** `{directive}` is the directive of the policy that refused the attempt. */
  refused: string;
  /** If the page is served without its policy. */
  notRefused: string;
};

/** Tries all ways in which a page could send data away, and shows the answers of the browser. */
export function ExfiltrationTest({ copy }: { copy: ExfiltrationTestCopy }) {
  const [results, setResults] = useState<readonly ExfiltrationResult[]>([]);
  const isRunning = useRef(false);
  const run = async () => {
    // Two runs at the same time could not tell their refusals apart.
    if (isRunning.current) return;
    isRunning.current = true;
    setResults([]);
    await attemptExfiltration((result) => setResults((all) => [...all, result]));
    isRunning.current = false;
  };
  return (
    <section aria-labelledby="rete-titolo" className="border-rule px-4 py-5 not-last:border-b sm:px-6">
      <h2 id="rete-titolo" className="text-heading-4">
        {copy.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-small">{copy.text}</p>
      <Button variant="quiet" size="small" className="mt-3" onClick={run}>
        {copy.button}
      </Button>
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
