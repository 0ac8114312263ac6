import { createHash } from 'node:crypto';
import { NO_ATTRIBUTION } from '@/lib/forms/attribution';
import { htmlOf, type MailContent, textOf } from '@/lib/forms/form-mail';
import { contentOf, mailOf } from '@/lib/mail/mail-text';
import type { ComposeCollection } from '@/lib/mail/store/collections';
import type { MessageForm, NewMessage, Outgoing } from '@/lib/mail/store/message';

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
  const message = { key, byContent: false, form, fingerprint, fields: {}, origin: NO_ATTRIBUTION, mail };
  return { ...message, spam: false, receivedAt: now };
}

/** The notice about dead letters. @param dead how many there are */
export function deadLetterNotice(site: SiteAddresses, now: number, dead: number): NewMessage {
  const title = `${site.brand}: ${dead === 1 ? '1 messaggio' : `${dead} messaggi`} del sito da controllare`;
  const paragraphs = [
    `Messaggi scritti dal sito che potrebbero non esservi arrivati: ${dead}. Aspettano sul server che qualcuno li guardi.`,
    'Per vederli, con il motivo e che cosa fare, chi gestisce il server apra la cartella del sito e scriva:\nnpm run mail   (con Docker Compose: docker compose run --rm mail; su Cloudflare Workers: npm run mail -- --worker, con l’indirizzo del sito)',
    'Questo avviso lo manda il sito da solo, al massimo una volta al giorno e solo quando c’è qualcosa di nuovo.',
  ];
  return siteMessage('notice', site, now, { title, rows: [], paragraphs });
}

/** Maximum size of a message in a collection, text and HTML together, in bytes. */
const MAX_BYTES = 4500;
/** A larger message has its texts cut to this many characters, and then to less and less, until it fits. */
const FIRST_CUT = 2000;
const NEXT_CUT_SHARE = 0.8;

const bytesOf = (content: MailContent) => Buffer.byteLength(textOf(content) + htmlOf(content));

/** Cuts a text to a number of characters, never within one. */
function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text;
}

/** The content of a message for a collection. If it is too long, its longest texts are cut. */
function itemOf(message: Outgoing, mailTo: string): MailContent {
  const { subject: _, ...content } = contentOf(message);
  const { to } = message.fields;
  const recipient = typeof to === 'string' && to !== mailTo ? [['Per', to] as const] : [];
  const whole: MailContent = { ...content, rows: [...recipient, ...content.rows] };
  const howToReadAll = ['Per leggerlo tutto', `npm run mail -- show ${message.key}`] as const;
  let item = whole;
  for (let max = FIRST_CUT; bytesOf(item) > MAX_BYTES; max *= NEXT_CUT_SHARE) {
    const rows = whole.rows.map(([label, value]) => [label, cut(value, max)] as const);
    const long = whole.long && { ...whole.long, text: cut(whole.long.text, max) };
    item = { ...whole, rows: [...rows, howToReadAll], long };
  }
  return item;
}

/** Composes collections: one e-mail that carries several waiting messages (D17). */
export const collectionComposer =
  (site: SiteAddresses): ComposeCollection =>
  (carried, left, now) => {
    const title = carried.length === 1 ? '1 messaggio in attesa' : `${carried.length} messaggi in attesa`;
    const paragraphs = [
      'Dal sito sono arrivati più messaggi di quanti ne partano uno per uno in un’ora (MAIL_PER_HOUR): questi arrivano insieme. Per rispondere scrivete all’indirizzo di ciascuno.',
      ...(left > 0 ? [`Altri in attesa, che partiranno con le prossime e-mail: ${left}.`] : []),
    ];
    const items = carried.map((message) => itemOf(message, site.to));
    return siteMessage('collection', site, now, { title, rows: [], paragraphs }, ...items);
  };
