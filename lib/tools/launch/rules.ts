import { securityTxtProblem } from '@/lib/seo/security-txt';
import type { Settings } from '@/lib/settings';
import { lineOf, linesOf, sitePlace } from '@/lib/tools/site-data';
import type { LaunchFinding, LaunchResults } from './result';

/** Names that exist nowhere (RFC 2606). */
const inventedHost = /(?:^|\.)(?:test|invalid|example(?:\.(?:com|net|org))?)$/;
/** Those, names that exist on one machine or in one network alone, and IP addresses. */
const reservedHost = new RegExp(
  `${inventedHost.source}|(?:^|\\.)(?:localhost|local|internal)$|^[\\d.]+$|^\\[`,
);

const settingFinding = (name: string, what: string, fix: string): LaunchFinding => ({
  what,
  where: `impostazione ${name}`,
  fix,
});

/**
 * What the settings that are built in lack, or hold that cannot go before the public.
 * @param given names of the variables that are set
 */
export function builtInFindings(settings: Settings, given: ReadonlySet<string>): LaunchFinding[] {
  const findings: LaunchFinding[] = [];
  const add = (name: string, what: string, fix: string) => findings.push(settingFinding(name, what, fix));
  if (!given.has('SITE_URL')) {
    add(
      'SITE_URL',
      'Manca',
      'Scrivete l’indirizzo del sito, come https://www.azienda.it, e costruitelo di nuovo.',
    );
  }
  for (const [name, url] of [
    ['SITE_URL', settings.siteUrl],
    ['STRUCTURED_DATA_URL', settings.structuredDataUrl],
  ] as const) {
    if (name === 'SITE_URL' ? !given.has(name) : url === settings.siteUrl) continue;
    if (!url.startsWith('https://')) {
      add(name, `«${url}» non è protetto`, 'L’indirizzo deve cominciare con https://.');
    }
    if (reservedHost.test(new URL(url).hostname)) {
      add(name, `«${url}» non è un indirizzo pubblico`, 'Scrivete il dominio vero del sito.');
    }
  }
  if (settings.newsletterToken && !settings.newsletterUrl) {
    add(
      'NEWSLETTER_URL',
      'Manca, ma il suo token c’è',
      'Scrivete l’indirizzo di iscrizione, o togliete NEWSLETTER_TOKEN.',
    );
  }
  for (const [name, url, fix] of [
    [
      'NEWSLETTER_URL',
      settings.newsletterUrl,
      'Scrivete quello del fornitore, o toglietela: gli iscritti li raccoglie il sito.',
    ],
    ['BOOKING_URL', settings.bookingUrl, 'Scrivete quello del calendario, o toglietela.'],
  ] as const) {
    if (url && reservedHost.test(new URL(url).hostname)) {
      add(name, `«${url}» non è un indirizzo pubblico`, fix);
    }
  }
  return findings;
}

/** What the settings of the server lack, or hold that cannot go before the public. */
export function serverFindings(settings: Settings): LaunchFinding[] {
  const findings: LaunchFinding[] = [];
  const add = (name: string, what: string, fix: string) => findings.push(settingFinding(name, what, fix));
  for (const [name, box] of [
    ['MAIL_FROM', settings.mailFrom],
    ['MAIL_TO', settings.mailTo],
  ] as const) {
    if (reservedHost.test(domainOf(box))) {
      add(
        name,
        `«${box}» è una casella finta`,
        'Scrivete la casella vera, qui o in content/site.ts, «mail».',
      );
    }
  }
  const { smtp, leadsWebhookUrl } = settings;
  if (!settings.resendApiKey && !smtp && !leadsWebhookUrl) {
    add(
      'RESEND_API_KEY o SMTP_URL',
      'Manca: i messaggi dei moduli restano sul disco del server e nessuno li riceve per posta',
      'Scrivete in .env l’una o l’altra. RESEND_API_KEY è una chiave del fornitore (Resend, API Keys): basta «Sending access». SMTP_URL è il vostro server di posta.',
    );
  }
  if (settings.resendApiKey && !/^re_\w+$/.test(settings.resendApiKey)) {
    add(
      'RESEND_API_KEY',
      'Non ha la forma di una chiave di Resend, che comincia con re_',
      'Copiatela per intero dal pannello del fornitore (Resend, API Keys), senza altro attorno.',
    );
  }
  for (const [name, host] of [
    ['SMTP_URL', smtp?.host],
    ['LEADS_WEBHOOK_URL', leadsWebhookUrl && new URL(leadsWebhookUrl).hostname],
  ] as const) {
    // Its value may hold a password or a token.
    if (host && inventedHost.test(host))
      add(name, 'Il suo indirizzo è finto', 'Scrivete quello vero, o toglietela.');
  }
  if (settings.resendBaseUrl) {
    add(
      'RESEND_BASE_URL',
      `La posta va a ${settings.resendBaseUrl}, un sostituto per le prove, e non al fornitore`,
      'Toglietela.',
    );
  }
  return findings;
}

/** What the owner has to decide about the newsletter. */
export function newsletterNote({ newsletterUrl }: Settings): LaunchResults {
  if (newsletterUrl) return [];
  return [
    'Da decidere: NEWSLETTER_URL. Senza un fornitore il sito raccoglie gli indirizzi e basta, e a un indirizzo che nessuno ha confermato non si può scrivere: il Garante chiede un’iscrizione confermata (double opt-in). Indicate un fornitore che chieda la conferma, o chiedetela voi a ogni iscritto, prima di mandargli altro.',
  ];
}

/** A notice of content/legal: the file of its date, and the day on which its text last changed, where that is known. */
export type NoticeDates = { file: string; updated: string; changed?: string | undefined };

/** Whether the dates of the legal notices are right: each change of the text must change the date. */
export function noticeFindings(notices: readonly NoticeDates[], now: Date): LaunchFinding[] {
  const today = now.toISOString().slice(0, 10);
  return notices.flatMap(({ file, updated, changed }) => {
    const finding = (what: string) => [
      {
        what,
        where: `${file}, «updated»`,
        fix: 'Rileggete il testo con chi vi assiste, poi scrivete lì la data di oggi.',
      },
    ];
    if (updated > today) return finding(`L’informativa porta una data futura, ${updated}`);
    if (changed && changed > updated) {
      return finding(`Il testo è cambiato il ${changed}, ma porta la data ${updated}`);
    }
    return [];
  });
}

/**
 * Whether the expiry of security.txt has to be moved. While it still holds that is only good to know: articles must appear all
 * the same.
 * @param source text of content/site.ts, for the line
 */
export function securityFindings(expires: string, now: Date, source = ''): LaunchResults {
  // What is no date is a finding of its own.
  const problem = Number.isNaN(Date.parse(expires)) ? undefined : securityTxtProblem(expires, now);
  if (!problem) return [];
  const { what, fix, isWarning } = problem;
  const path = 'security.expires';
  const where = sitePlace(path, lineOf(path, linesOf(source)));
  return [isWarning ? `${where}: ${what} ${fix}` : { what, where, fix }];
}

/** The part of a box after its @, in small letters. */
const domainOf = (box: string) => box.slice(box.lastIndexOf('@') + 1).toLowerCase();
