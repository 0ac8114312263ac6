import { DAY_MS } from '@/lib/clock';
import type { Settings } from '@/lib/settings';
import { sitePlace } from './company';
import type { LaunchFinding, LaunchResults } from './result';

/** Reserved names (RFC 2606). */
const inventedHost = /(?:^|\.)(?:test|invalid|example(?:\.(?:com|net|org))?)$/;
/** Reserved names, names of one machine or one network, and IP addresses. */
const reservedHost = new RegExp(
  `${inventedHost.source}|(?:^|\\.)(?:localhost|local|internal)$|^[\\d.]+$|^\\[`,
);

const settingFinding = (name: string, what: string, fix: string): LaunchFinding => ({
  what,
  where: `impostazione ${name}`,
  fix,
});

/**
 * What is missing or not fit for the public in the settings that a build takes in.
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

/** What is missing or not fit for the public in the settings of the server. */
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

/** A notice of content/legal: the file with its date, and the day of the last change of its text, if it is known. */
type NoticeDates = { file: string; updated: string; changed?: string | undefined };

/** Whether the dates of the legal notices are right: a change of the text must change the date. */
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

/** How early the warning about security.txt comes: time to check the mailbox and to deploy. */
const WARNING_DAYS = 60;
/** RFC 9116 recommends less than a year (section 2.5.5). */
const MAX_DAYS = 366;

/**
 * Whether the expiry of security.txt has to be moved. In its last 60 days that is only a note, so that articles can still be
 * published.
 * @param expires YYYY-MM-DD
 */
export function securityFindings(expires: string, now: Date): LaunchResults {
  const days = Math.floor((Date.parse(`${expires}T23:59:59Z`) - now.getTime()) / DAY_MS);
  // A value that is no date is a finding of companyFindings.
  if (Number.isNaN(days) || (days > WARNING_DAYS && days <= MAX_DAYS)) return [];
  const where = sitePlace('security.expires');
  const next = new Date(now.getTime() + 350 * DAY_MS).toISOString().slice(0, 10);
  const fix = `Controllate che qualcuno legga ancora quella casella, poi scrivete lì una nuova data: ${next}, per esempio.`;
  if (days < 0) {
    const what = `security.txt è scaduto il ${expires}: chi trova una falla non sa più a chi dirlo.`;
    return [{ what, where, fix }];
  }
  if (days > MAX_DAYS) {
    const what = `security.txt scade fra più di un anno, il ${expires}: la RFC 9116 chiede di confermarlo almeno una volta l’anno.`;
    return [{ what, where, fix }];
  }
  const when = days === 0 ? 'oggi' : days === 1 ? 'domani' : `fra ${days} giorni`;
  return [`${where}: security.txt scade ${when}, il ${expires}. ${fix}`];
}

/** The domain of an e-mail address, in lower case. */
const domainOf = (box: string) => box.slice(box.lastIndexOf('@') + 1).toLowerCase();
