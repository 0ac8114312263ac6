import { createHash } from 'node:crypto';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Log } from './log';

/** How long a submission waits for Redis, in milliseconds, before this process counts by itself. */
const ANSWER_MS = 300;
/** How long a connection may take to open in the background. */
const OPEN_MS = 2000;
/** Pauses between attempts to reach a Redis that is down: doubled from the first to the last. */
const RETRY_MS = { first: 250, last: 5000 };

export type RedisCounter = {
  /**
   * Does `work` on the shared count. Undefined when Redis is down, hangs or refuses; a Redis known to be down is not
   * waited for. Never rejects.
   */
  run<T extends object>(work: (limiter: RateLimiterRedis) => Promise<T>): Promise<T | undefined>;
  close(): void;
};

/**
 * A count that several instances share. Connects at the first use; a connection that fails is dropped, with all that
 * was sent on it, and a new one is tried in the background until it both reads and writes. Logs once when Redis goes
 * and once when it is back. Nothing of it keeps the process from ending.
 * @param answerMs how long to wait for Redis, in milliseconds
 */
export function createRedisCounter(options: {
  url: string;
  max: number;
  windowS: number;
  log: Log;
  answerMs?: number | undefined;
}): RedisCounter {
  const { url, max, windowS, log, answerMs = ANSWER_MS } = options;
  // Loading takes longer than a submission should wait.
  const library = import('@redis/client');
  const loaded = library.catch(() => {});
  let client: { destroy(): void } | undefined;
  let limiter: RateLimiterRedis | undefined;
  let opening: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pause = RETRY_MS.first;
  let isDown = false;
  let closed = false;

  function drop(): void {
    client?.destroy();
    client = undefined;
    limiter = undefined;
  }

  async function open(): Promise<void> {
    try {
      const { createClient } = await library;
      if (closed) return;
      const mine = createClient({
        url,
        // Nothing of the newer protocol is needed, and older servers and proxies do not speak it.
        RESP: 2,
        maintNotifications: 'disabled',
        disableClientInfo: true,
        disableOfflineQueue: true,
        // The library's own waiting between attempts would keep the process alive.
        socket: { connectTimeout: OPEN_MS, reconnectStrategy: false },
      });
      client = mine;
      // An idle connection may be cut by anything on the way: the next submission opens another.
      mine.on('error', () => client === mine && limiter && drop());
      mine.unref();
      await within(OPEN_MS, mine.connect());
      const counter = new RateLimiterRedis({
        storeClient: mine,
        useRedisPackage: true,
        keyPrefix: 'site:rate-limit',
        points: max,
        duration: windowS,
      });
      // Connected is not enough: it may be a read-only replica, be loading, be full, or want a password.
      await within(answerMs, counter.penalty('probe', 0));
      limiter = counter;
      pause = RETRY_MS.first;
      if (isDown) log({ event: 'rate_limit_redis_back' });
      isDown = false;
    } catch (error) {
      handleLoss(error);
    } finally {
      opening = undefined;
    }
  }

  function handleLoss(error: unknown): void {
    drop();
    if (closed) return;
    if (!isDown) log({ event: 'rate_limit_redis_away', level: 'error', reason: reasonOf(error) });
    isDown = true;
    clearTimeout(retry);
    retry = setTimeout(() => {
      opening ??= open();
    }, pause);
    retry.unref();
    pause = Math.min(pause * 2, RETRY_MS.last);
  }

  return {
    async run(work) {
      if (!limiter && !isDown && !closed) {
        await loaded;
        opening ??= open();
        await within(answerMs, opening).catch(() => {});
      }
      const used = limiter;
      if (!used) return undefined;
      try {
        return await within(answerMs, work(used));
      } catch (error) {
        // Of several that failed on one connection the first has dealt with it.
        if (limiter === used) handleLoss(error);
        return undefined;
      }
    },

    close() {
      closed = true;
      clearTimeout(retry);
      drop();
    },
  };
}

/** A name for an address in Redis that does not show it. A pseudonym: it goes with the window. */
export const pseudonym = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);

/** Rejects when `work` is not done in time. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // After a stall of this process an answer may lie in the socket, which is read between the two.
    timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why Redis failed. Of its replies the code only: some quote the command, and with it the password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{2,}\b/.exec(error.message)?.[0] ?? error.message;
}
