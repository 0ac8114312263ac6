import { DAY_MS } from '@/lib/clock';
import { isExample, isPrivate } from '@/lib/hosts.mjs';
import type { Settings } from '@/lib/settings';
import { sitePlace } from './company';
import type { LaunchFinding, LaunchResults } from './result';

const isPublicHost = (host: string) => !isExample(host) && !isPrivate(host);

const finding = (setting: string, what: string, fix: string): LaunchFinding => {
  return { what, where: `impostazione ${setting}`, fix };
};

/**
 * Checks the settings that a build uses: public URLs, and the newsletter (D20).
 * @param hasSiteUrl whether SITE_URL is set
 */
export function builtInFindings(settings: Settings, hasSiteUrl: boolean): LaunchResults {
  const { siteUrl, structuredDataUrl, newsletterUrl, bookingUrl } = settings;
  const findings: (LaunchFinding | string)[] = [];
  if (!hasSiteUrl) {
    const fix = 'Scrivete l’indirizzo del sito, come https://www.azienda.it, e costruitelo di nuovo.';
    findings.push(finding('SITE_URL', 'Manca', fix));
  }
  const urls = {
    SITE_URL: hasSiteUrl && siteUrl,
    STRUCTURED_DATA_URL: structuredDataUrl !== siteUrl && structuredDataUrl,
    NEWSLETTER_URL: newsletterUrl,
    BOOKING_URL: bookingUrl,
  };
  for (const [name, url] of Object.entries(urls)) {
    if (!url || (url.startsWith('https://') && isPublicHost(new URL(url).hostname))) continue;
    const fix = 'Scrivete quello vero, che comincia con https://. Una facoltativa si può anche togliere.';
    findings.push(finding(name, `«${url}» non è un indirizzo pubblico e protetto`, fix));
  }
  if (newsletterUrl) return findings;
  return [
    ...findings,
    'Da decidere: NEWSLETTER_URL. Senza un fornitore il sito raccoglie gli indirizzi e basta, e a un indirizzo che nessuno ha confermato non si può scrivere: il Garante chiede un’iscrizione confermata (double opt-in). Indicate un fornitore che chieda la conferma, o chiedetela voi a ogni iscritto, prima di mandargli altro.',
  ];
}

/** Checks the settings of the server: mailboxes, and that leads leave it by a real channel. */
export function serverFindings(settings: Settings): LaunchFinding[] {
  const { mailFrom, mailTo, resendApiKey, resendBaseUrl, smtp, leadsWebhookUrl } = settings;
  const findings: LaunchFinding[] = [];
  for (const [name, box] of Object.entries({ MAIL_FROM: mailFrom, MAIL_TO: mailTo })) {
    if (isPublicHost(box.slice(box.lastIndexOf('@') + 1))) continue;
    const fix = 'Scrivete la casella vera, qui o in content/site.ts, «mail».';
    findings.push(finding(name, `«${box}» è una casella finta`, fix));
  }
  if (!resendApiKey && !smtp && !leadsWebhookUrl) {
    const what = 'Manca: i messaggi dei moduli restano sul disco del server e nessuno li riceve per posta';
    const fix =
      'Scrivete in .env l’una o l’altra: una chiave di Resend (API Keys, «Sending access»), o il vostro server di posta.';
    findings.push(finding('RESEND_API_KEY o SMTP_URL', what, fix));
  }
  if (resendApiKey && !/^re_\w+$/.test(resendApiKey)) {
    const what = 'Non ha la forma di una chiave di Resend, che comincia con re_';
    findings.push(finding('RESEND_API_KEY', what, 'Copiatela per intero dal pannello (Resend, API Keys).'));
  }
  const webhookHost = leadsWebhookUrl && new URL(leadsWebhookUrl).hostname;
  for (const [name, host] of Object.entries({ SMTP_URL: smtp?.host, LEADS_WEBHOOK_URL: webhookHost })) {
    // The finding does not quote the value, which may hold a password or a token.
    if (host && isExample(host))
      findings.push(finding(name, 'Il suo indirizzo è finto', 'Scrivete quello vero, o toglietela.'));
  }
  if (resendBaseUrl) {
    const what = `La posta va a ${resendBaseUrl}, un sostituto per le prove, e non al fornitore`;
    findings.push(finding('RESEND_BASE_URL', what, 'Toglietela.'));
  }
  return findings;
}

/** The stated date of a legal notice and the day of the last change of its text. */
type NoticeDates = { file: string; updated: string; changed?: string | undefined };

/**
 * Checks the dates of the legal notices: none is in the future or older than the text.
 * @param today YYYY-MM-DD
 */
export const noticeFindings = (notices: readonly NoticeDates[], today: string): LaunchFinding[] =>
  notices.flatMap(({ file, updated, changed = '' }) => {
    if (updated <= today && changed <= updated) return [];
    const what =
      updated > today
        ? `L’informativa porta una data futura, ${updated}`
        : `Il testo è cambiato il ${changed}, ma porta la data ${updated}`;
    const fix = 'Rileggete il testo con chi vi assiste, poi scrivete lì la data di oggi.';
    return [{ what, where: `${file}, «updated»`, fix }];
  });

/** Days before the expiry of security.txt: of a warning, and the year that RFC 9116 recommends at most (section 2.5.5). */
const [WARNING_DAYS, MAX_DAYS] = [60, 366];

/** Checks the expiry of security.txt. The warning is only a note, so that articles can still be published. */
export function securityFindings(expires: string, today: string): LaunchResults {
  const days = (Date.parse(expires) - Date.parse(today)) / DAY_MS;
  const where = sitePlace('security.expires');
  const fix =
    'Controllate che qualcuno legga ancora quella casella, poi scrivete lì una data entro un anno da oggi.';
  if (days < 0 || days > MAX_DAYS)
    return [{ what: `security.txt è scaduto, o scade fra più di un anno: il ${expires}`, where, fix }];
  return days <= WARNING_DAYS ? [`${where}: security.txt scade il ${expires}. ${fix}`] : [];
}
