import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, DAY_MS, HOUR_MS } from '@/lib/clock';
import type { Log } from '@/lib/log';
import type { Channels } from '@/lib/mail/channels';
import { forgetFarTimes } from '@/lib/mail/store/channel-state';
import { type Database, readMeta, writeMeta } from '@/lib/mail/store/database';
import { deleteOld } from '@/lib/mail/store/message-rows';
import { storeNotice } from '@/lib/mail/store/notices';
import { deadLetterNotice, type SiteAddresses } from './site-messages';

/**
 * How many days the server keeps sent messages (GDPR, art. 5(1)(e)): more than a browser goes on repeating a demo request (7,
 * D18), whose key is known until then.
 */
export const SENT_DAYS = 30;
/** How long spam is kept, in days, so that a person can look for a real message among it. */
export const SPAM_DAYS = 30;

/** How often it deletes what is old, in milliseconds. */
const DELETE_EVERY_MS = 6 * HOUR_MS;
/** Longest believable time between two runs, in milliseconds. A longer one may be a wrong clock. */
const MAX_GAP_MS = 2 * DAY_MS;
/** How many messages a step deletes, and the pause after it in milliseconds: each step stops every page. */
const ROWS_AT_ONCE = 200;
const STEP_PAUSE_MS = 20;
/** When it was deleted last, in milliseconds since 1970. */
const DELETED_AT = 'deleted_at';

/** Mails the owner about new dead letters, and deletes what has been kept for long enough. @returns does so, and tells when next */
export function createUpkeep(parts: {
  database: Database;
  site: SiteAddresses;
  channels: Channels;
  clock: Clock;
  log: Log;
}): () => Promise<number> {
  const { database, site, channels, clock, log } = parts;

  async function notifyOwner(now: number): Promise<void> {
    if (!channels.includes('mail')) return;
    const isNew = await storeNotice(database, (dead) => deadLetterNotice(site, now, dead), now);
    if (isNew) log({ event: 'mail_notice' });
  }

  /** Notes that it runs. @returns whether it may delete: with a clock set a year ahead everything would be old */
  function begin(now: number): boolean {
    const passed = now - Number(readMeta(database, DELETED_AT) ?? Number.NaN);
    if (Math.abs(passed) < DELETE_EVERY_MS) return false;
    writeMeta(database, DELETED_AT, String(now));
    return passed > 0 && passed <= MAX_GAP_MS;
  }

  async function deleteAll(state: 'sent' | 'spam', before: number): Promise<number> {
    for (let sum = 0; ; await wait(STEP_PAUSE_MS)) {
      const deleted = await database.write(() => deleteOld(database, state, before, ROWS_AT_ONCE));
      sum += deleted;
      if (deleted < ROWS_AT_ONCE) return sum;
    }
  }

  return async () => {
    const now = clock.now();
    await database.write(() => forgetFarTimes(database, now));
    await notifyOwner(now);
    if (!(await database.write(() => begin(now)))) return now + DELETE_EVERY_MS;
    const sent = await deleteAll('sent', now - SENT_DAYS * DAY_MS);
    const spam = await deleteAll('spam', now - SPAM_DAYS * DAY_MS);
    // Also when nothing was deleted: last time a reader may have kept the log from being emptied.
    await database.scrub();
    if (sent + spam > 0) log({ event: 'mail_deleted', sent, spam });
    return now + DELETE_EVERY_MS;
  };
}
