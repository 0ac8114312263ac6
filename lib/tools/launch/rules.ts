import { DAY_MS } from '@/lib/clock';
import type { Settings } from '@/lib/settings';
import { sitePlace } from './company';
import type { LaunchFinding, LaunchResults } from './result';

/** Host names that are reserved for examples (RFC 2606). */
const exampleHost = /(?:^|\.)(?:test|invalid|example(?:\.(?:com|net|org))?)$/;
/** Host names of one machine or one network, and IP addresses. */
const privateHost = /(?:^|\.)(?:localhost|local|internal)$|^[\d.]+$|^\[/;
const isPublicHost = (host: string) => !exampleHost.test(host) && !privateHost.test(host);

function finding(setting: string, what: string, fix: string): LaunchFinding {
  return { what, where: `impostazione ${setting}`, fix };
}

/**
 * Checks the settings that a build uses: public addresses, and the newsletter's token with its address.
 * @param setNames names of the variables that are set
 */
export function builtInFindings(settings: Settings, setNames: ReadonlySet<string>): LaunchFinding[] {
  const { siteUrl, structuredDataUrl, newsletterUrl, newsletterToken, bookingUrl } = settings;
  const findings: LaunchFinding[] = [];
  if (!setNames.has('SITE_URL')) {
    const fix = 'Scrivete l’indirizzo del sito, come https://www.azienda.it, e costruitelo di nuovo.';
    findings.push(finding('SITE_URL', 'Manca', fix));
  }
  const addresses = Object.entries({
    SITE_URL: setNames.has('SITE_URL') ? siteUrl : undefined,
    STRUCTURED_DATA_URL: structuredDataUrl === siteUrl ? undefined : structuredDataUrl,
    NEWSLETTER_URL: newsletterUrl,
    BOOKING_URL: bookingUrl,
  });
  for (const [name, url] of addresses) {
    if (!url || (url.startsWith('https://') && isPublicHost(new URL(url).hostname))) continue;
    const fix = 'Scrivete quello vero, che comincia con https://. Una facoltativa si può anche togliere.';
    findings.push(finding(name, `«${url}» non è un indirizzo pubblico e protetto`, fix));
  }
  if (newsletterToken && !newsletterUrl) {
    const fix = 'Scrivete l’indirizzo di iscrizione, o togliete NEWSLETTER_TOKEN.';
    findings.push(finding('NEWSLETTER_URL', 'Manca, ma il suo token c’è', fix));
  }
  return findings;
}

/** Checks the settings of the server: mailboxes and channels. */
export const serverFindings = (settings: Settings): LaunchFinding[] =>
  [mailboxFindings, channelFindings].flatMap((check) => check(settings));

function mailboxFindings({ mailFrom, mailTo }: Settings): LaunchFinding[] {
  return Object.entries({ MAIL_FROM: mailFrom, MAIL_TO: mailTo }).flatMap(([name, box]) => {
    const domain = box.slice(box.lastIndexOf('@') + 1).toLowerCase();
    if (isPublicHost(domain)) return [];
    const fix = 'Scrivete la casella vera, qui o in content/site.ts, «mail».';
    return finding(name, `«${box}» è una casella finta`, fix);
  });
}

/** Checks that leads leave the server by a real channel. */
function channelFindings({ resendApiKey, resendBaseUrl, smtp, leadsWebhookUrl }: Settings): LaunchFinding[] {
  const findings: LaunchFinding[] = [];
  const add = (name: string, what: string, fix: string) => findings.push(finding(name, what, fix));
  if (!resendApiKey && !smtp && !leadsWebhookUrl) {
    add(
      'RESEND_API_KEY o SMTP_URL',
      'Manca: i messaggi dei moduli restano sul disco del server e nessuno li riceve per posta',
      'Scrivete in .env l’una o l’altra. RESEND_API_KEY è una chiave del fornitore (Resend, API Keys): basta «Sending access». SMTP_URL è il vostro server di posta.',
    );
  }
  if (resendApiKey && !/^re_\w+$/.test(resendApiKey)) {
    add(
      'RESEND_API_KEY',
      'Non ha la forma di una chiave di Resend, che comincia con re_',
      'Copiatela per intero dal pannello del fornitore (Resend, API Keys), senza altro attorno.',
    );
  }
  const hosts = {
    SMTP_URL: smtp?.host,
    LEADS_WEBHOOK_URL: leadsWebhookUrl && new URL(leadsWebhookUrl).hostname,
  };
  for (const [name, host] of Object.entries(hosts)) {
    // The finding does not quote the value, which may hold a password or a token.
    if (host && exampleHost.test(host))
      add(name, 'Il suo indirizzo è finto', 'Scrivete quello vero, o toglietela.');
  }
  if (resendBaseUrl) {
    const what = `La posta va a ${resendBaseUrl}, un sostituto per le prove, e non al fornitore`;
    add('RESEND_BASE_URL', what, 'Toglietela.');
  }
  return findings;
}

/** Notes that the owner has to choose a provider for the newsletter, unless one is set. */
export function newsletterNote({ newsletterUrl }: Settings): LaunchResults {
  if (newsletterUrl) return [];
  return [
    'Da decidere: NEWSLETTER_URL. Senza un fornitore il sito raccoglie gli indirizzi e basta, e a un indirizzo che nessuno ha confermato non si può scrivere: il Garante chiede un’iscrizione confermata (double opt-in). Indicate un fornitore che chieda la conferma, o chiedetela voi a ogni iscritto, prima di mandargli altro.',
  ];
}

/** The dates of a legal notice. `file` holds the stated date `updated`; `changed` is the day of the last change of its text. */
type NoticeDates = { file: string; updated: string; changed?: string | undefined };

/** Checks the dates of the legal notices: none is in the future or older than the text. */
export function noticeFindings(notices: readonly NoticeDates[], now: Date): LaunchFinding[] {
  const today = now.toISOString().slice(0, 10);
  return notices.flatMap(({ file, updated, changed = '' }) => {
    if (updated <= today && changed <= updated) return [];
    const what =
      updated > today
        ? `L’informativa porta una data futura, ${updated}`
        : `Il testo è cambiato il ${changed}, ma porta la data ${updated}`;
    const fix = 'Rileggete il testo con chi vi assiste, poi scrivete lì la data di oggi.';
    return { what, where: `${file}, «updated»`, fix };
  });
}

/** The last days of security.txt, with a warning: time to check the mailbox and to deploy. */
const WARNING_DAYS = 60;
/** RFC 9116 recommends less than a year (section 2.5.5). */
const MAX_DAYS = 366;
/** The proposed new expiry, from today. */
const RENEWAL_DAYS = 350;

/**
 * Checks the expiry of security.txt. The warning is only a note, so that articles can still be published.
 * @param expires YYYY-MM-DD
 */
export function securityFindings(expires: string, now: Date): LaunchResults {
  const days = Math.floor((Date.parse(`${expires}T23:59:59Z`) - now.getTime()) / DAY_MS);
  // companyFindings reports a value that is not a date.
  if (Number.isNaN(days) || (days > WARNING_DAYS && days <= MAX_DAYS)) return [];
  const where = sitePlace('security.expires');
  const next = new Date(now.getTime() + RENEWAL_DAYS * DAY_MS).toISOString().slice(0, 10);
  const fix = `Controllate che qualcuno legga ancora quella casella, poi scrivete lì una nuova data: ${next}, per esempio.`;
  if (days < 0) {
    const what = `security.txt è scaduto il ${expires}: chi trova una falla non sa più a chi dirlo.`;
    return [{ what, where, fix }];
  }
  if (days > MAX_DAYS) {
    const what = `security.txt scade fra più di un anno, il ${expires}: la RFC 9116 chiede di confermarlo almeno una volta l’anno.`;
    return [{ what, where, fix }];
  }
  const when = ['oggi', 'domani'][days] ?? `fra ${days} giorni`;
  return [`${where}: security.txt scade ${when}, il ${expires}. ${fix}`];
}
