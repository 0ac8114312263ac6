/** Contact for security reports (RFC 9116). */
export type SecurityContact = {
  mail: string;
  /** Last day of validity: YYYY-MM-DD. */
  expires: string;
};

const DAY_MS = 86_400_000;
/** Time to check the mailbox and to deploy. */
const MIN_DAYS = 30;
/** The RFC recommends less than a year (section 2.5.5). */
const MAX_DAYS = 366;

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
  const days = Math.floor((Date.parse(endOf(expires)) - now.getTime()) / DAY_MS);
  if (days >= MIN_DAYS && days <= MAX_DAYS) return undefined;
  const what =
    days < 0
      ? `security.txt è scaduto il ${expires}: chi trova una falla non sa più a chi dirlo.`
      : days < MIN_DAYS
        ? `security.txt scade fra ${days} giorni, il ${expires}.`
        : `security.txt scade fra più di un anno, il ${expires}: la RFC 9116 chiede di confermarlo almeno una volta l’anno.`;
  const next = new Date(now.getTime() + 350 * DAY_MS).toISOString().slice(0, 10);
  const fix = `Controllate che qualcuno legga ancora quella casella, poi scrivete una nuova data in content/site.ts, «security.expires»: ${next}, per esempio.`;
  return { what, fix };
}
