import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Clock, DAY_MS } from '@/lib/mail/clock';
import type { Log } from '@/lib/mail/log';
import { type SiteAddresses, siteMessage } from '@/lib/mail/message/site-message';
import { SPOOL_STATES, type Spool, type SpoolState } from '@/lib/mail/spool/spool';
import { reasonOf } from './attempt';

/** How often the spool is checked, in milliseconds; one notice reports all that is new. */
const CHECK_INTERVAL_MS = 600_000;

/** `at`: when the last notice was written, in milliseconds since 1970; `told`: the keys that it reported, a name that existing spools have. */
const stateSchema = z.object({ at: z.number(), told: z.array(z.string()) });

/**
 * Mails the owner about new dead letters and damaged messages, at most once a day, since nobody may read the log. The
 * notice is stored and sent as every other message. Its keys are recorded before it is stored, so that a notice that
 * fails does not cause another one.
 * @returns the check, to be called now and then; never rejects
 */
export function createNotices(options: { spool: Spool; site: SiteAddresses; clock: Clock; log: Log }) {
  const { spool, site, clock, log } = options;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let work = Promise.resolve();

  async function check(): Promise<void> {
    const undelivered = [...(await spool.list('deadLetter')), ...(await spool.list('damaged'))].map(
      ({ key }) => key,
    );
    if (undelivered.length === 0) return;
    const { at, told: reported } = (await spool.readState('notice', stateSchema)) ?? { at: 0, told: [] };
    const known = new Set(reported);
    const now = clock.now();
    // A time in the future comes from a wrong clock.
    if (undelivered.every((key) => known.has(key)) || (now >= at - DAY_MS && now < at + DAY_MS)) return;
    await spool.writeState('notice', { at: now, told: undelivered });
    await write(keyOf(at, undelivered), now);
  }

  async function write(key: string, now: number): Promise<void> {
    try {
      const counts = {} as Record<SpoolState, number>;
      for (const state of SPOOL_STATES) counts[state] = (await spool.list(state)).length;
      const message = { key, ...noticeText(site.brand, counts), now: new Date(now) };
      await spool.store(siteMessage('notice', site, message));
      log({ event: 'mail_notice', key, deadLetters: counts.deadLetter, damaged: counts.damaged });
    } catch (error) {
      log({ event: 'mail_notice_failed', level: 'error', key, reason: reasonOf(error) });
    }
  }

  return function notifyOwner(): Promise<void> {
    const now = clock.monotonic();
    if (now - checkedAt < CHECK_INTERVAL_MS) return work;
    checkedAt = now;
    work = work.then(check).catch((error: unknown) => {
      log({ event: 'mail_spool_failed', level: 'error', reason: reasonOf(error) });
    });
    return work;
  };
}

/** The same UUID in every process that shares the folder, so that the notice counts once. */
function keyOf(at: number, undelivered: readonly string[]): string {
  const hex = createHash('sha256')
    .update(['notice', at, ...[...undelivered].sort()].join(' '))
    .digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Subject and text of a notice. */
function noticeText(brand: string, counts: Readonly<Record<SpoolState, number>>) {
  const { waiting, inflight, sent, deadLetter, damaged, spam } = counts;
  const undelivered = deadLetter + damaged;
  const many = undelivered === 1 ? '1 messaggio' : `${undelivered} messaggi`;
  return {
    subject: `${brand}: ${many} del sito da controllare`,
    lines: [
      undelivered === 1
        ? 'Un messaggio scritto dal sito potrebbe non esservi arrivato. È fermo sul server e aspetta che qualcuno lo guardi.'
        : `${undelivered} messaggi scritti dal sito potrebbero non esservi arrivati. Sono fermi sul server e aspettano che qualcuno li guardi.`,
      '',
      'Che cosa c’è nella cartella dei messaggi:',
      `Da controllare: ${deadLetter}`,
      `Danneggiati: ${damaged}`,
      `In attesa: ${waiting + inflight}`,
      `Inviati: ${sent}`,
      `Spam: ${spam}`,
      '',
      'Per vederli, con il motivo e che cosa fare, chi gestisce il server apra la cartella del sito e scriva:',
      'npm run mail   (con Docker Compose: docker compose run --rm mail; su Cloudflare Workers: npm run mail -- --worker, con l’indirizzo del sito)',
      '',
      'Questo avviso lo manda il sito da solo, al massimo una volta al giorno e solo quando c’è qualcosa di nuovo.',
    ],
  };
}
