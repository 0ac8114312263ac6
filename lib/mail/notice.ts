import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { reasonOf } from './attempt';
import type { Clock } from './clock';
import type { Log } from './log';
import { type SiteSender, siteMessage } from './site-message';
import { SPOOL_STATES, type Spool, type SpoolState } from './spool/spool';

const DAY_MS = 86_400_000;
/** How often the folders are looked at, in milliseconds; what comes within it is told in one notice. */
const LOOK_EVERY_MS = 600_000;

/** `at`: when the last notice was written, in milliseconds since 1970; `told`: keys of what stood there then. */
const stateSchema = z.object({ at: z.number(), told: z.array(z.string()) });

/**
 * Tells the owner by mail that messages are set aside, since nobody reads a log: when there are new ones, once a day at
 * most. The notice takes the way of every other message. It is remembered before it is stored, so one that fails makes
 * no other one.
 * @returns a function to be called now and then; never rejects
 */
export function createNotices(options: { spool: Spool; sender: SiteSender; clock: Clock; log: Log }) {
  const { spool, sender, clock, log } = options;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let work = Promise.resolve();

  async function look(): Promise<void> {
    const aside = [...(await spool.list('parked')), ...(await spool.list('damaged'))].map(({ key }) => key);
    if (aside.length === 0) return;
    const { at, told } = (await spool.readState('notice', stateSchema)) ?? { at: 0, told: [] };
    const known = new Set(told);
    const now = clock.now();
    // A moment to come was written by a clock that was wrong.
    if (aside.every((key) => known.has(key)) || (now >= at - DAY_MS && now < at + DAY_MS)) return;
    await spool.writeState('notice', { at: now, told: aside });
    await write(keyOf(at, aside), now);
  }

  async function write(key: string, now: number): Promise<void> {
    try {
      const counts = {} as Record<SpoolState, number>;
      for (const state of SPOOL_STATES) counts[state] = (await spool.list(state)).length;
      const message = { key, ...noticeText(sender.brand, counts), now: new Date(now) };
      await spool.store(siteMessage('notice', sender, message));
      log({ event: 'mail_notice', key, parked: counts.parked, damaged: counts.damaged });
    } catch (error) {
      log({ event: 'mail_notice_failed', level: 'error', key, reason: reasonOf(error) });
    }
  }

  return function tellOwner(): Promise<void> {
    const elapsed = clock.elapsed();
    if (elapsed - lookedAt < LOOK_EVERY_MS) return work;
    lookedAt = elapsed;
    work = work.then(look).catch((error: unknown) => {
      log({ event: 'mail_spool_failed', level: 'error', reason: reasonOf(error) });
    });
    return work;
  };
}

/** The same UUID in every process that shares the folder, so that the notice counts once. */
function keyOf(at: number, aside: readonly string[]): string {
  const hex = createHash('sha256')
    .update(['notice', at, ...[...aside].sort()].join(' '))
    .digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Subject and text of a notice. */
function noticeText(brand: string, counts: Readonly<Record<SpoolState, number>>) {
  const { waiting, inflight, sent, parked, damaged, spam } = counts;
  const aside = parked + damaged;
  const many = aside === 1 ? '1 messaggio' : `${aside} messaggi`;
  return {
    subject: `${brand}: ${many} del sito da controllare`,
    lines: [
      aside === 1
        ? 'Un messaggio scritto dal sito potrebbe non esservi arrivato. È fermo sul server e aspetta che qualcuno lo guardi.'
        : `${aside} messaggi scritti dal sito potrebbero non esservi arrivati. Sono fermi sul server e aspettano che qualcuno li guardi.`,
      '',
      'Che cosa c’è nella cartella dei messaggi:',
      `Da controllare: ${parked}`,
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
