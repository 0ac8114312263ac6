import { createHash } from 'node:crypto';
import { NO_ORIGIN } from '@/lib/forms/origin';
import type { Log } from '@/lib/log';
import { type Clock, DAY_MS } from '@/lib/mail/clock';
import { mailOf, type SiteAddresses } from '@/lib/mail/mail-text';
import type { Database } from '@/lib/mail/store/database';
import type { MessageForm, NewMessage } from '@/lib/mail/store/message';
import { storeNotice } from '@/lib/mail/store/notices';

/** How often new dead letters are looked for, in milliseconds. */
const CHECK_INTERVAL_MS = 600_000;

/** A message of the site to its owner, stored and sent as every other one. @param text paragraphs, a blank line between */
export function siteMessage(
  form: Extract<MessageForm, 'notice' | 'test'>,
  { to, from, brand }: SiteAddresses,
  { subject, paragraphs, now }: { subject: string; paragraphs: readonly string[]; now: number },
): NewMessage {
  // No UUID, as the keys that visitors bring are: none of them can be in its place, here or at the provider.
  const key = `${crypto.randomUUID()}-${form}`;
  const sender = { name: `${brand} (sito)`, address: from };
  const mail = mailOf({ sender, to, subject }, { title: subject, rows: [], paragraphs });
  const fingerprint = createHash('sha256').update(key).digest('hex');
  const message = { key, byContent: false, form, fingerprint, fields: {}, origin: NO_ORIGIN, mail };
  return { ...message, spam: false, receivedAt: now };
}

/**
 * Mails the owner about new dead letters, at most once a day, since nobody may read the log. The notice is stored and
 * sent as every other message.
 * @returns the check, to be called now and then. Rejects with StoreError
 */
export function createNotices(options: { database: Database; site: SiteAddresses; clock: Clock; log: Log }) {
  const { database, site, clock, log } = options;
  let checkedAt = Number.NEGATIVE_INFINITY;

  return async function notifyOwner(): Promise<void> {
    const now = clock.now();
    if (Math.abs(now - checkedAt) < CHECK_INTERVAL_MS) return;
    checkedAt = now;
    let key: string | undefined;
    const make = (dead: number) => {
      const notice = siteMessage('notice', site, { ...noticeText(site.brand, dead), now });
      key = notice.key;
      return notice;
    };
    if (await storeNotice(database, make, { now, everyMs: DAY_MS })) log({ event: 'mail_notice', key });
  };
}

function noticeText(brand: string, dead: number) {
  const one = dead === 1;
  return {
    subject: `${brand}: ${one ? '1 messaggio' : `${dead} messaggi`} del sito da controllare`,
    paragraphs: [
      one
        ? 'Un messaggio scritto dal sito potrebbe non esservi arrivato. È fermo sul server e aspetta che qualcuno lo guardi.'
        : `${dead} messaggi scritti dal sito potrebbero non esservi arrivati. Sono fermi sul server e aspettano che qualcuno li guardi.`,
      'Per vederli, con il motivo e che cosa fare, chi gestisce il server apra la cartella del sito e scriva:\nnpm run mail   (con Docker Compose: docker compose run --rm mail; su Cloudflare Workers: npm run mail -- --worker, con l’indirizzo del sito)',
      'Questo avviso lo manda il sito da solo, al massimo una volta al giorno e solo quando c’è qualcosa di nuovo.',
    ],
  };
}
