import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import {
  attemptExfiltration,
  type Exfiltration,
  type ExfiltrationResult,
} from '@/lib/browser/documents/exfiltration';

export type ExfiltrationTestCopy = {
  /** Its anchor. */
  id: string;
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

/** Tries all ways in which a page could send data away, and shows the answers of the browser. Then the limits of this. */
export function ExfiltrationTest({ copy, children }: { copy: ExfiltrationTestCopy; children: ReactNode }) {
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
    <Disclosure id={copy.id} group={copy.id} title={copy.title}>
      <p className="text-small">{copy.text}</p>
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
      {children}
    </Disclosure>
  );
}
