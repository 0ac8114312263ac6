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
export const KEY_DAYS = 30;

/**
 * Deletes what has been kept for long enough. Waiting, parked and damaged messages stay until somebody takes care.
 * @param now milliseconds since 1970
 */
export async function housekeeping(spool: Spool, now: number) {
  return {
    sent: await spool.purge('sent', now - SENT_DAYS * DAY_MS),
    spam: await spool.purge('spam', now - SPAM_DAYS * DAY_MS),
    keys: await spool.forgetKeys(now - KEY_DAYS * DAY_MS),
  };
}
