import { createHash } from 'node:crypto';
import { NO_ATTRIBUTION } from '@/lib/forms/attribution';
import { htmlOf, type MailContent, textOf } from '@/lib/forms/form-mail';
import { contentOf, mailOf } from '@/lib/mail/message/mail-text';
import type { Mail, MessageForm, NewMessage, Outgoing } from '@/lib/mail/message/message';
import type { Report } from '@/lib/mail/store/message-rows';
import type { ComposeDigest } from './digests';

/** Recipient, sender and brand of the messages that the site itself sends. */
export type SiteAddresses = { to: string; from: string; brand: string };

/** A message of the site to its owner, stored and sent like any other. Its subject is the title of the first content. */
export function siteMessage(
  form: Extract<MessageForm, 'notice' | 'test' | 'collection'>,
  { to, from, brand }: SiteAddresses,
  now: number,
  ...contents: [MailContent, ...MailContent[]]
): NewMessage {
  // Not a plain UUID, so that it never equals the key of a visitor.
  const key = `${crypto.randomUUID()}-${form}`;
  const sender = { name: `${brand} (sito)`, address: from };
  const mail = mailOf({ sender, to, subject: contents[0].title }, ...contents);
  const fingerprint = createHash('sha256').update(key).digest('hex');
  const message = { key, byContent: false, form, fingerprint, fields: {}, attribution: NO_ATTRIBUTION, mail };
  return { ...message, spam: false, receivedAt: now };
}

/**
 * Creates a function that puts today's recipient and sender into a mail that was composed with earlier settings.
 * @param otherMailboxes mailboxes of the company that a documented payload may name, which stay
 */
export const readdresser =
  ({ to, from }: SiteAddresses, otherMailboxes: readonly string[]) =>
  ({ form, mail }: Outgoing): Mail => ({
    ...mail,
    to: form === 'message' && otherMailboxes.includes(mail.to) ? mail.to : to,
    from: `${mail.from.slice(0, mail.from.lastIndexOf('<'))}<${from}>`,
  });

/** The owner has to look at what the honeypot has caught: a person's browser may have filled it in (D19). */
export const caughtText = (caught: number): string =>
  caught === 1 ? '1 invio fermato come spam: guardatelo' : `${caught} invii fermati come spam: guardateli`;

/** The notice about what has arrived, about dead letters, and about what the honeypot has caught. */
export function ownerNotice(site: SiteAddresses, now: number, { leads, dead, caught }: Report): NewMessage {
  const leadsText = leads === 1 ? '1 richiesta arrivata' : `${leads} richieste arrivate`;
  const deadText = `${dead === 1 ? '1 messaggio' : `${dead} messaggi`} del sito da controllare`;
  const newsText = caught > 0 ? caughtText(caught) : leadsText;
  const title = `${site.brand}: ${dead > 0 ? deadText : newsText}`;
  const paragraphs = [
    `Richieste arrivate dall’ultimo avviso: ${leads}. Messaggi da controllare: ${dead}.`,
    dead > 0 &&
      `Messaggi scritti dal sito che potrebbero non esservi arrivati: ${dead}. Aspettano sul server che qualcuno li guardi.`,
    caught > 0 &&
      `${caughtText(caught)}. Li ha fermati la trappola per i programmi, ma può averla compilata anche il browser di una persona.`,
    'Per vederli, con il motivo e che cosa fare, chi gestisce il server apra la cartella del sito e scriva:\nnpm run mail   (con Docker Compose: docker compose run --rm mail; su Cloudflare Workers: npm run mail -- --worker, con l’indirizzo del sito)',
    'Questo avviso lo manda il sito da solo, al massimo una volta al giorno e solo quando c’è qualcosa di nuovo.',
  ].filter((paragraph) => paragraph !== false);
  return siteMessage('notice', site, now, { title, rows: [], paragraphs });
}

/** Maximum size of a message in a digest, text and HTML together, in bytes. */
const MAX_BYTES = 4500;
/** A larger message has its texts cut to this many characters, and then to less and less, until it fits. */
const FIRST_CUT = 2000;
const NEXT_CUT_SHARE = 0.8;

/** Whether a content is too large for a digest. A long text need not be escaped to know. */
const isTooLarge = (content: MailContent): boolean =>
  (content.long?.text.length ?? 0) > MAX_BYTES ||
  Buffer.byteLength(textOf(content) + htmlOf(content)) > MAX_BYTES;

/** Cuts a text to a number of characters, never within one. */
function cut(text: string, max: number): string {
  // Only as much as is needed: a character has at most two code units.
  const characters = [...text.slice(0, 2 * max + 1)];
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text;
}

/** The content of a message for a digest. If it is too long, its longest texts are cut. */
function itemOf(message: Outgoing, mailTo: string): MailContent {
  const { subject: _, ...content } = contentOf(message);
  const { to } = message.fields;
  const recipient = typeof to === 'string' && to !== mailTo ? [['Per', to] as const] : [];
  const whole: MailContent = { ...content, rows: [...recipient, ...content.rows] };
  const howToReadAll = ['Per leggerlo tutto', `npm run mail -- show ${message.key}`] as const;
  let item = whole;
  for (let max = FIRST_CUT; isTooLarge(item); max *= NEXT_CUT_SHARE) {
    const rows = whole.rows.map(([label, value]) => [label, cut(value, max)] as const);
    const long = whole.long && { ...whole.long, text: cut(whole.long.text, max) };
    item = { ...whole, rows: [...rows, howToReadAll], long };
  }
  return item;
}

/** Composes digests: one e-mail that carries several waiting messages (D17). */
export const digestComposer =
  (site: SiteAddresses): ComposeDigest =>
  (carried, left, now) => {
    const title = carried.length === 1 ? '1 messaggio in attesa' : `${carried.length} messaggi in attesa`;
    const paragraphs = [
      'Dal sito sono arrivati più messaggi di quanti ne partano uno per uno in un’ora (MAIL_PER_HOUR): questi arrivano insieme. Per rispondere scrivete all’indirizzo di ciascuno.',
      ...(left > 0 ? [`Altri in attesa, che partiranno con le prossime e-mail: ${left}.`] : []),
    ];
    const items = carried.map((message) => itemOf(message, site.to));
    return siteMessage('collection', site, now, { title, rows: [], paragraphs }, ...items);
  };
