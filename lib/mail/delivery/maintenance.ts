import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@/lib/clock';
import type { Channels } from '@/lib/mail/message/message';
import { saltOfDay } from '@/lib/mail/store/accept';
import { closeCircuit } from '@/lib/mail/store/channels';
import type { Database, SqlExecutor } from '@/lib/mail/store/database';
import { endWaits, hastenDue } from '@/lib/mail/store/deliveries';
import { deleteOld, type OldMessages, storeNotice } from '@/lib/mail/store/message-rows';
import { dissolveDigests } from './digests';
import type { LoopOptions, Work } from './loop';
import { BACKOFF_MAX_MS } from './queue';
import { ownerNotice, type SiteAddresses } from './site-messages';

/** How many days sent messages are kept (GDPR, art. 5(1)(e)): more than the 7 for which a browser repeats a demo request (D18). */
export const SENT_DAYS = 30;
/** How many days spam is kept, so that a person can look for a real message in it. */
export const SPAM_DAYS = 30;

const DELETE_EVERY_MS = 6 * HOUR_MS;
/** How many messages are deleted at once, and the pause after that in milliseconds: each deletion blocks the server. */
const ROWS_AT_ONCE = 200;
const STEP_PAUSE_MS = 20;

/**
 * Adapts the deliveries to the channels at each start, since settings may have changed. Deliveries on a channel that is not set
 * up wait for it.
 * @param options `channels`: those that are set up; `resume`: whether paused channels and messages are attempted at once
 */
export function prepareChannels(
  database: Database,
  { channels, resume, now }: { channels: Channels; resume: boolean; now: number },
): Promise<void> {
  return database.write(() => {
    if (resume) {
      for (const channel of channels) closeCircuit(database, channel);
      endWaits(database, now);
    }
    if (!channels.includes('mail')) dissolveDigests(database, now);
    forgetFarTimes(database, now);
  });
}

/** Corrects due times that a wrong clock has put far ahead: messages would wait for them. */
const forgetFarTimes = (sql: SqlExecutor, now: number): void => hastenDue(sql, now + BACKOFF_MAX_MS, now);

type MaintenanceOptions = LoopOptions & { database: Database; site: SiteAddresses; channels: Channels };

/** Writes to the owner about new dead letters and spam, deletes old messages, and replaces the salt of earlier days. */
export function createMaintenance({
  database,
  site,
  channels,
  clock,
  log,
  wakeAt,
}: MaintenanceOptions): Work {
  // On Node the first deletion comes an hour after the start: until then a wrong clock may have been corrected.
  let deletedAt = clock.now() - DELETE_EVERY_MS + (wakeAt ? 0 : HOUR_MS);

  async function notifyOwner(now: number): Promise<void> {
    if (!channels.includes('mail')) return;
    const isNew = await storeNotice(database, (report) => ownerNotice(site, now, report), now);
    if (isNew) log({ event: 'mail_notice' });
  }

  /** @returns how many messages were deleted */
  async function deleteAll(state: OldMessages['state'], before: number): Promise<number> {
    const old = { state, before, limit: ROWS_AT_ONCE };
    let sum = 0;
    for (;;) {
      const deleted = await database.write(() => deleteOld(database, old, channels));
      sum += deleted;
      if (deleted < ROWS_AT_ONCE) return sum;
      await wait(STEP_PAUSE_MS);
    }
  }

  return async () => {
    const now = clock.now();
    await database.write(() => {
      forgetFarTimes(database, now);
      saltOfDay(database, now);
    });
    await notifyOwner(now);
    // The clock may have been set back.
    const isDue = Math.abs(now - deletedAt) >= DELETE_EVERY_MS;
    if (!isDue) return deletedAt + DELETE_EVERY_MS;
    deletedAt = now;
    const sent = await deleteAll('sent', now - SENT_DAYS * DAY_MS);
    const spam = await deleteAll('spam', now - SPAM_DAYS * DAY_MS);
    // Even if nothing was deleted: a reader may have blocked this the last time.
    await database.scrub();
    if (sent + spam > 0) log({ event: 'mail_deleted', sent, spam });
    return now + DELETE_EVERY_MS;
  };
}
