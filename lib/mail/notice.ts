import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { reasonOf } from './attempt';
import type { Clock } from './clock';
import type { Log } from './log';
import { type SiteAddresses, siteMessage } from './site-message';
import { SPOOL_STATES, type Spool, type SpoolState } from './spool/spool';

const DAY_MS = 86_400_000;
/** How often the folders are looked at, in milliseconds; what comes within it is told in one notice. */
const POLL_INTERVAL_MS = 600_000;

/** `at`: when the last notice was written, in milliseconds since 1970; `told`: keys of what stood there then. */
const stateSchema = z.object({ at: z.number(), told: z.array(z.string()) });

/**
 * Tells the owner by mail that messages are set aside, since nobody reads a log: when there are new ones, once a day at
 * most. The notice takes the way of every other message. It is remembered before it is stored, so one that fails makes
 * no other one.
 * @returns a function to be called now and then; never rejects
 */
export function createNotices(options: { spool: Spool; site: SiteAddresses; clock: Clock; log: Log }) {
  const { spool, site, clock, log } = options;
  let polledAt = Number.NEGATIVE_INFINITY;
  let work = Promise.resolve();

  async function check(): Promise<void> {
    const deadKeys = [...(await spool.list('deadLetter')), ...(await spool.list('damaged'))].map(
      ({ key }) => key,
    );
    if (deadKeys.length === 0) return;
    const { at, told: reported } = (await spool.readState('notice', stateSchema)) ?? { at: 0, told: [] };
    const known = new Set(reported);
    const now = clock.now();
    // A moment to come was written by a clock that was wrong.
    if (deadKeys.every((key) => known.has(key)) || (now >= at - DAY_MS && now < at + DAY_MS)) return;
    await spool.writeState('notice', { at: now, told: deadKeys });
    await write(keyOf(at, deadKeys), now);
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
    if (now - polledAt < POLL_INTERVAL_MS) return work;
    polledAt = now;
    work = work.then(check).catch((error: unknown) => {
      log({ event: 'mail_spool_failed', level: 'error', reason: reasonOf(error) });
    });
    return work;
  };
}

/** The same UUID in every process that shares the folder, so that the notice counts once. */
function keyOf(at: number, deadKeys: readonly string[]): string {
  const hex = createHash('sha256')
    .update(['notice', at, ...[...deadKeys].sort()].join(' '))
    .digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Subject and text of a notice. */
function noticeText(brand: string, counts: Readonly<Record<SpoolState, number>>) {
  const { waiting, inflight, sent, deadLetter, damaged, spam } = counts;
  const deadKeys = deadLetter + damaged;
  const many = deadKeys === 1 ? '1 messaggio' : `${deadKeys} messaggi`;
  return {
    subject: `${brand}: ${many} del sito da controllare`,
    lines: [
      deadKeys === 1
        ? 'Un messaggio scritto dal sito potrebbe non esservi arrivato. È fermo sul server e aspetta che qualcuno lo guardi.'
        : `${deadKeys} messaggi scritti dal sito potrebbero non esservi arrivati. Sono fermi sul server e aspettano che qualcuno li guardi.`,
      '',
      'Che cosa c’è nella cartella dei messaggi:',
      `Da controllare: ${deadLetter}`,
      `Danneggiati: ${damaged}`,
      `In attesa: ${waiting + inflight}`,
      `Inviati: ${sent}`,
      `Spam: ${spam}`,
      '',
      'Per vederli, con il motivo e che cosa fare, chi gestisce il server apra la cartella del sito e scriva:',
      'npm run mail   (con Docker Compose: docker compose run --rm mail)',
      '',
      'Questo avviso lo manda il sito da solo, al massimo una volta al giorno e solo quando c’è qualcosa di nuovo.',
    ],
  };
}
