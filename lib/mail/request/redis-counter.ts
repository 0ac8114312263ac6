import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Log } from '@/lib/mail/log';

/** How long a submission waits for Redis, in milliseconds, before it is counted in memory. */
const ANSWER_MS = 300;
/** How long a connection may take to open in the background, in milliseconds; at least as long as an answer. */
const OPEN_MS = 2000;
/** Backoff between attempts to connect, in milliseconds: doubled from the first to the last. */
const RETRY_MS = { first: 250, last: 5000 };

export type RedisCounter = {
  /**
   * Does `work` on the shared count. Undefined when Redis is down, hangs or refuses; no wait where it is known to be
   * down. Never rejects.
   */
  run<T extends object>(work: (limiter: RateLimiterRedis) => Promise<T>): Promise<T | undefined>;
  close(): void;
};

/**
 * A count that several instances share. Connects at the first use. A connection that fails is dropped, and a new one is
 * tried in the background until it can write. Logs once when Redis is down and once when it is back. Does not keep the
 * process from ending.
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
  const openMs = Math.max(OPEN_MS, answerMs);
  // Loaded ahead: it takes longer than a submission should wait.
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
        // Older servers and proxies do not speak RESP 3.
        RESP: 2,
        maintNotifications: 'disabled',
        disableClientInfo: true,
        disableOfflineQueue: true,
        // The library's own reconnecting would keep the process alive.
        socket: { connectTimeout: openMs, reconnectStrategy: false },
      });
      client = mine;
      // An idle connection may be cut: the next submission opens another.
      mine.on('error', () => client === mine && limiter && drop());
      mine.unref();
      await within(openMs, mine.connect());
      const counter = new RateLimiterRedis({
        storeClient: mine,
        useRedisPackage: true,
        keyPrefix: 'site:rate-limit',
        points: max,
        duration: windowS,
      });
      // Redis may be a read-only replica, loading, full, or want a password: only a write tells.
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
        // Of several failures on one connection only the first counts.
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

/** Rejects when `work` is not done in time. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // After a stall of this process an answer may be in the socket: it is read before setImmediate.
    timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why Redis failed. Of its replies only the code: some quote the command, with the password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{2,}\b/.exec(error.message)?.[0] ?? error.message;
}
