/** Contact for security reports (RFC 9116). */
export type SecurityContact = {
  mail: string;
  /** Last day of validity: YYYY-MM-DD. */
  expires: string;
};

const DAY_MS = 86_400_000;
/** How early the warning comes: time to check the mailbox and to deploy. */
const WARNING_DAYS = 60;
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

export type SecurityTxtProblem = {
  /** What is wrong, in Italian. */
  what: string;
  /** What to do, in Italian. */
  fix: string;
  /** Still valid: a warning, not an error. */
  isWarning: boolean;
};

/**
 * Whether the expiry of security.txt has to be moved: a warning in its last 60 days, an error afterwards.
 * @param expires YYYY-MM-DD
 * @returns undefined while there is nothing to do
 */
export function securityTxtProblem(expires: string, now: Date): SecurityTxtProblem | undefined {
  const days = Math.floor((Date.parse(endOf(expires)) - now.getTime()) / DAY_MS);
  if (days > WARNING_DAYS && days <= MAX_DAYS) return undefined;
  const isWarning = days >= 0 && days <= WARNING_DAYS;
  const what = isWarning
    ? `security.txt scade ${days === 0 ? 'oggi' : days === 1 ? 'domani' : `fra ${days} giorni`}, il ${expires}.`
    : days < 0
      ? `security.txt è scaduto il ${expires}: chi trova una falla non sa più a chi dirlo.`
      : `security.txt scade fra più di un anno, il ${expires}: la RFC 9116 chiede di confermarlo almeno una volta l’anno.`;
  const next = new Date(now.getTime() + 350 * DAY_MS).toISOString().slice(0, 10);
  const fix = `Controllate che qualcuno legga ancora quella casella, poi scrivete una nuova data in content/site.ts, «security.expires»: ${next}, per esempio.`;
  return { what, fix, isWarning };
}
