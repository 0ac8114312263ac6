import { type Clock, DAY_MS, MINUTE_MS } from '@/lib/clock';
import { type Log, reasonOf } from '@/lib/log';
import { pausedChannels } from './delivery/circuit-breaker';
import type { Channels } from './message/message';
import { checkWritable, type Database } from './store/database';
import { countProblems, countStates, countUnsendable, oldestWaiting } from './store/leads';
import { countCaught } from './store/message-rows';

/**
 * Whether a submission could be stored now. `sending`: false if no channel is set up, `refused` if a provider refuses the site.
 * `rejected`, `dead`: how many messages wait after a rejection, and how many are dead letters. `oldestWaitingMinutes`: how long
 * the oldest message has been waiting, if that is too long.
 */
export type Health =
  | {
      status: 'ok';
      sending: boolean | 'refused';
      rejected: number;
      dead: number;
      oldestWaitingMinutes?: number;
    }
  | { status: 'unavailable' };

/** How long the result of a write is cached, in milliseconds: each one writes to the disk. */
const CACHE_MS = 2_000;
/** How long a message may wait before `/healthz` and `npm run mail` report it, in milliseconds. */
export const LATE_AFTER_MS = 15 * MINUTE_MS;

/** Checks the store, and the channels that are set up. Logs only the first of several failures in a row. */
export function createHealthCheck(
  database: Database,
  { channels, clock, log }: { channels: Channels; clock: Clock; log: Log },
): () => Promise<Health> {
  let lastWrite: { at: number; result: Promise<void> } | undefined;
  let wasOk = true;

  function readHealth(): Health {
    const isRefused = pausedChannels(database, channels).some(({ cause }) => cause === 'refused');
    const sending = isRefused ? 'refused' : channels.length > 0;
    const health = { status: 'ok', sending, ...countProblems(database, channels) } as const;
    const waitingMs = clock.now() - (oldestWaiting(database, channels) ?? Number.POSITIVE_INFINITY);
    if (waitingMs <= LATE_AFTER_MS) return health;
    return { ...health, oldestWaitingMinutes: Math.floor(waitingMs / MINUTE_MS) };
  }

  return async () => {
    const at = performance.now();
    if (!lastWrite || at - lastWrite.at >= CACHE_MS) lastWrite = { at, result: checkWritable(database) };
    try {
      await lastWrite.result;
      wasOk = true;
      return readHealth();
    } catch (error) {
      if (wasOk) log({ event: 'unhealthy', level: 'error', reason: reasonOf(error) });
      wasOk = false;
      return { status: 'unavailable' };
    }
  };
}

/**
 * How many messages are in each state, and the facts that may need attention. `caughtToday`: how many the honeypot has caught in
 * the last day. `unsendable`: how many wait for a channel that is not set up. `waitingSince`: since when the oldest message waits.
 */
export const summarize = (database: Database, channels: Channels, now: number) =>
  database.read(() => {
    const oldest = oldestWaiting(database, channels);
    return {
      counts: countStates(database, channels, now),
      caughtToday: countCaught(database, now - DAY_MS),
      unsendable: countUnsendable(database, channels),
      waitingSince: oldest === null ? null : new Date(oldest).toISOString(),
      paused: pausedChannels(database, channels),
    };
  });

export type Summary = Awaited<ReturnType<typeof summarize>>;
