import * as z from 'zod/mini';
import { type Clock, DAY_MS, HOUR_MS } from '@/lib/mail/clock';
import type { Log } from '@/lib/mail/log';
import type { Spool } from '@/lib/mail/spool/spool';
import { reasonOf } from './attempt';

/**
 * How long the server keeps sent messages, in days: after that the company's mail box has the only copy (GDPR, art.
 * 5(1)(e)).
 */
export const SENT_DAYS = 30;
/** How long spam is kept, in days, so that a person can look for a real message among it. */
export const SPAM_DAYS = 30;
/**
 * How long the record of a used key is kept, in days: longer than a browser goes on repeating a demo request (7 days,
 * D18), and never less than 48 hours.
 */
const KEY_DAYS = 30;

/**
 * Deletes what has been kept for long enough. Waiting messages, dead letters and damaged ones are never deleted.
 * @param now milliseconds since 1970
 */
async function deleteExpired(spool: Spool, now: number) {
  return {
    sent: await spool.purge('sent', now - SENT_DAYS * DAY_MS),
    spam: await spool.purge('spam', now - SPAM_DAYS * DAY_MS),
    keys: await spool.forgetKeys(now - KEY_DAYS * DAY_MS),
  };
}

/** How often that is done, in milliseconds. */
export const HOUSEKEEPING_EVERY_MS = 6 * HOUR_MS;

/** How far the clock may differ from the time that has passed while the site runs, in milliseconds. */
const DRIFT_MS = HOUR_MS;
/**
 * Longest believable gap while the site is off, in milliseconds. A longer one may be a wrong clock: a machine that starts
 * before it knows the time.
 */
const GAP_MS = 2 * DAY_MS;
/** After a jump nothing is deleted for so many days of running: time to set the clock right. */
const HOLD_DAYS = 3;

/** `at`: when housekeeping last ran, in milliseconds since 1970; `holdMs`: for how long nothing may be deleted. */
const stateSchema = z.object({ at: z.number(), holdMs: z.number().check(z.nonnegative()) });
type State = z.infer<typeof stateSchema>;

/**
 * Housekeeping every six hours, however often it is called; it never rejects. Ages come from the clock, so with a clock
 * set a year ahead everything would be old: after a jump or an unexplained gap nothing is deleted for some days.
 * @returns a function that resolves when all that was asked for so far is done
 */
export function createHousekeeping({ spool, clock, log }: { spool: Spool; clock: Clock; log: Log }) {
  let last: { at: number; elapsed: number } | undefined;
  let state: State | undefined;
  let work = Promise.resolve();

  /** Time since the last run, in milliseconds; undefined where the clock has jumped. */
  function passed(now: Moment, since: Moment | undefined, { at }: State): number | undefined {
    const byClock = now.at - at;
    if (!since) return byClock >= -DRIFT_MS && byClock <= GAP_MS ? Math.max(0, byClock) : undefined;
    const really = now.elapsed - since.elapsed;
    return Math.abs(byClock - really) <= DRIFT_MS ? really : undefined;
  }

  async function run(now: Moment, since: Moment | undefined): Promise<void> {
    state ??= await spool.readState('housekeeping', stateSchema);
    const time = state && passed(now, since, state);
    const hold = time === undefined ? HOLD_DAYS * DAY_MS : Math.max(0, (state?.holdMs ?? 0) - time);
    if (state && time === undefined) {
      const [from, to] = [dateOf(state.at), dateOf(now.at)];
      log({ event: 'mail_clock_jump', level: 'error', from, to, heldDays: HOLD_DAYS });
    }
    state = { at: now.at, holdMs: hold };
    await spool.writeState('housekeeping', state);
    if (hold > 0) return;
    const deleted = await deleteExpired(spool, now.at);
    if (Object.values(deleted).some((count) => count > 0)) log({ event: 'mail_deleted', ...deleted });
  }

  return function runHousekeeping(): Promise<void> {
    const now = { at: clock.now(), elapsed: clock.monotonic() };
    const since = last;
    // After a jump it runs at once: time is counted from there.
    const jumped = since && Math.abs(now.at - since.at - (now.elapsed - since.elapsed)) > DRIFT_MS;
    if (since && !jumped && now.elapsed - since.elapsed < HOUSEKEEPING_EVERY_MS) return work;
    last = now;
    work = work
      .then(() => run(now, since))
      .catch((error: unknown) =>
        log({ event: 'mail_spool_failed', level: 'error', reason: reasonOf(error) }),
      );
    return work;
  };
}

/** A moment by the wall clock, in milliseconds since 1970, and by the monotonic clock. */
type Moment = { at: number; elapsed: number };

/** As text; a number where a wrong clock is beyond what Date can hold. */
const dateOf = (at: number) => (Math.abs(at) <= 8.64e15 ? new Date(at).toISOString() : String(at));
