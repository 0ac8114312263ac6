import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@/lib/log';
import type { Channels } from '@/lib/mail/channels';
import { type Clock, DAY_MS, HOUR_MS } from '@/lib/mail/clock';
import { type Database, readMeta, writeMeta } from '@/lib/mail/store/database';
import { createLeads } from '@/lib/mail/store/leads';

/**
 * How long the server keeps sent messages, in days: after that the company's mail box has the only copy (GDPR, art.
 * 5(1)(e)). Longer than a browser goes on repeating a demo request (7 days, D18), whose key is known until then.
 */
export const SENT_DAYS = 30;
/** How long spam is kept, in days, so that a person can look for a real message among it. */
export const SPAM_DAYS = 30;

/** How many messages a step deletes or moves, and the pause between two steps in milliseconds: each step stops every page. */
export const ROWS_AT_ONCE = 200;
export const STEP_PAUSE_MS = 20;

/** Calls `purge` until it has deleted everything, some messages at a time. @returns how many messages */
export async function purgeInSteps(purge: (limit: number) => Promise<number>): Promise<number> {
  for (let sum = 0; ; ) {
    const deleted = await purge(ROWS_AT_ONCE);
    sum += deleted;
    if (deleted < ROWS_AT_ONCE) return sum;
    await wait(STEP_PAUSE_MS);
  }
}

/** How often what is old is deleted, in milliseconds. */
export const HOUSEKEEPING_EVERY_MS = 6 * HOUR_MS;
/**
 * Longest believable time between two runs, in milliseconds. A longer one may be a wrong clock: a machine that starts
 * before it knows the time.
 */
const GAP_MS = 2 * DAY_MS;
/** After a jump nothing is deleted for so many days of running: time to set the clock right. */
const HOLD_DAYS = 3;

/** Names of two kept values: when it last ran, in milliseconds since 1970, and for how many milliseconds nothing may be deleted. */
const [RAN_AT, HOLD] = ['housekeeping_at', 'housekeeping_hold'];

/**
 * Deletes what has been kept for long enough, every six hours, however often it is called; what waits and dead letters
 * stay. Ages come from the clock, and with a clock set a year ahead everything would be old: after a jump or an unexplained
 * gap nothing is deleted for some days.
 * @returns does what is due; rejects with StoreError
 */
export function createHousekeeping(parts: {
  database: Database;
  channels: Channels;
  clock: Clock;
  log: Log;
}) {
  const { database, channels, clock, log } = parts;
  const leads = createLeads(database, channels);

  /** Notes that it ran. @returns whether it may delete; undefined where it is not due */
  function begin(now: number): boolean | undefined {
    const last = readMeta(database, RAN_AT);
    const passed = now - Number(last);
    if (Math.abs(passed) < HOUSEKEEPING_EVERY_MS) return undefined;
    const isJump = last !== undefined && !(passed >= 0 && passed <= GAP_MS);
    if (isJump) log({ event: 'mail_clock_jump', level: 'error', from: last, to: now, heldDays: HOLD_DAYS });
    const isHeld = isJump || last === undefined;
    const hold = isHeld ? HOLD_DAYS * DAY_MS : Math.max(0, Number(readMeta(database, HOLD)) - passed);
    writeMeta(database, RAN_AT, String(now));
    writeMeta(database, HOLD, String(hold));
    return hold === 0;
  }

  return async function runHousekeeping(): Promise<void> {
    const now = clock.now();
    if (!(await database.write(() => begin(now)))) return;
    const sent = await purgeInSteps((limit) => leads.purge('sent', now - SENT_DAYS * DAY_MS, limit));
    const spam = await purgeInSteps((limit) => leads.purge('spam', now - SPAM_DAYS * DAY_MS, limit));
    // Also where nothing was deleted: the last time somebody may have been reading.
    await leads.scrub();
    if (sent + spam > 0) log({ event: 'mail_deleted', sent, spam });
  };
}
