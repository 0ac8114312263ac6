/** Contact for security reports (RFC 9116). */
export type SecurityContact = {
  mail: string;
  /** Last day of validity: YYYY-MM-DD. */
  expires: string;
};

const DAY_MS = 86_400_000;
/** Time to check the mailbox and to deploy. */
const LEAST_DAYS = 30;
/** The RFC recommends less than a year (section 2.5.5). */
const MOST_DAYS = 366;

const endOf = (day: string) => `${day}T23:59:59Z`;

/**
 * The text of /.well-known/security.txt.
 * @param url canonical base without a trailing slash
 */
export function securityTxt({ mail, expires }: SecurityContact, url: string): string {
  return [
    `Contact: mailto:${mail}`,
    `Expires: ${endOf(expires)}`,
    'Preferred-Languages: it, en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Whether the expiry of security.txt has to be moved.
 * @param expires YYYY-MM-DD
 * @returns what is wrong and what to do, in Italian, or undefined while there is nothing to do
 */
export function securityTxtProblem(expires: string, now: Date): { what: string; fix: string } | undefined {
  const what = expiryFault(expires, now);
  const fix = `Controllate che qualcuno legga ancora quella casella, poi scrivete una nuova data in content/site.ts, «security.expires»: ${dayIn(now, 350)}, per esempio.`;
  return what === undefined ? undefined : { what, fix };
}

function expiryFault(expires: string, now: Date): string | undefined {
  const end = Date.parse(endOf(expires));
  if (Number.isNaN(end)) return `La scadenza di security.txt, «${expires}», non è una data.`;
  const days = Math.floor((end - now.getTime()) / DAY_MS);
  if (days < 0) return `security.txt è scaduto il ${expires}: chi trova una falla non sa più a chi dirlo.`;
  if (days < LEAST_DAYS) return `security.txt scade fra ${days} giorni, il ${expires}.`;
  if (days > MOST_DAYS) {
    return `security.txt scade fra più di un anno, il ${expires}: la RFC 9116 chiede di confermarlo almeno una volta l’anno.`;
  }
  return undefined;
}

const dayIn = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
