import { reasonOf } from './attempt';
import type { Clock } from './clock';
import type { Log } from './log';
import type { Spool } from './spool/spool';

const DAY_MS = 86_400_000;

/**
 * How long the site's server keeps what it has handed on, in days: after that the company's mail box is the only copy
 * (GDPR, art. 5(1)(e)).
 */
export const SENT_DAYS = 30;
/** What the trap caught is kept this long, so that somebody can look for a real message among it. */
export const SPAM_DAYS = 30;
/**
 * How long a used key is remembered, counted from its submission: longer than a browser goes on repeating a demo
 * request (7 days, D18), and never less than 48 hours.
 */
const KEY_DAYS = 30;

/**
 * Deletes what has been kept for long enough. Waiting, parked and damaged messages stay until somebody takes care.
 * @param now milliseconds since 1970
 */
async function housekeeping(spool: Spool, now: number) {
  return {
    sent: await spool.purge('sent', now - SENT_DAYS * DAY_MS),
    spam: await spool.purge('spam', now - SPAM_DAYS * DAY_MS),
    keys: await spool.forgetKeys(now - KEY_DAYS * DAY_MS),
  };
}

/** How often that is done, in milliseconds. */
export const HOUSEKEEPING_EVERY_MS = 6 * 3_600_000;

/**
 * Housekeeping that does nothing when it was done a short while ago, and never rejects.
 * @param parts `wall` tells the age of files, `clock` the time since the last one
 */
export function createHousekeeping(parts: { spool: Spool; clock: Clock; wall: Clock; log: Log }) {
  const { spool, clock, wall, log } = parts;
  let doneAt = Number.NEGATIVE_INFINITY;

  return async function keepHouse(): Promise<void> {
    const now = clock.now();
    if (now - doneAt < HOUSEKEEPING_EVERY_MS) return;
    doneAt = now;
    try {
      const deleted = await housekeeping(spool, wall.now());
      if (Object.values(deleted).some((count) => count > 0)) log({ event: 'mail_deleted', ...deleted });
    } catch (error) {
      log({ event: 'mail_spool_failed', level: 'error', reason: reasonOf(error) });
    }
  };
}
