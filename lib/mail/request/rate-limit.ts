import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '@/lib/mail/log';
import { pseudonym, rateLimitKey } from './client-address';
import { createRedisCounter } from './redis-counter';

/**
 * So near its end a window gets no points back, in milliseconds: arriving late, they would count for the next one. More
 * than a submission waits for Redis.
 */
const WINDOW_END_MS = 400;

export type RateLimit = {
  /**
   * Counts one submission of an address, just before it is stored. Never rejects. `refund` uncounts it when it turns
   * out to be a repeat or could not be stored: only accepted ones count (D3). Only its first call does anything.
   */
  take(
    address: string | undefined,
  ): Promise<{ ok: true; refund: () => Promise<void> } | { ok: false; retryAfterS: number }>;
  close(): Promise<void>;
};

/**
 * The limit of accepted submissions an address and window (D3), shared by all spellings of an address and by a /64 of
 * IPv6. The window is a fixed one: it begins with the first submission. Counts in memory; with `redisUrl` in Redis,
 * and in memory for as long as Redis is away, since no lead may be lost or wait for a counter.
 * @param options.windowS seconds
 * @param options.redisTimeoutMs how long a submission waits for Redis, in milliseconds; 300 unless given
 */
export function createRateLimit(options: {
  max: number;
  windowS: number;
  redisUrl?: string | undefined;
  log: Log;
  redisTimeoutMs?: number;
}): RateLimit {
  const { max, windowS, redisUrl, log, redisTimeoutMs } = options;
  const memory = new RateLimiterMemory({ points: max, duration: windowS });
  // Not the library's "insurance": that fails in silence, and gives back to one count what the other took.
  const redis = redisUrl
    ? createRedisCounter({ url: redisUrl, max, windowS, log, answerMs: redisTimeoutMs })
    : undefined;

  return {
    async take(address) {
      const key = pseudonym(rateLimitKey(address));
      const began = Date.now();
      const shared = await redis?.run((limiter) => consume(limiter, key));
      const { refused, msBeforeNext } = shared ?? (await consume(memory, key));
      if (refused) return { ok: false, retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
      let given = false;
      return {
        ok: true,
        async refund() {
          if (given || Date.now() >= began + msBeforeNext - WINDOW_END_MS) return;
          given = true;
          if (shared) await redis?.run((limiter) => limiter.reward(key));
          else await memory.reward(key);
        },
      };
    },

    async close() {
      redis?.close();
    },
  };
}

/** Takes a point. Rejects only when the store fails. @returns whether there was none, and when the window ends */
async function consume(limiter: RateLimiterAbstract, key: string) {
  try {
    const { msBeforeNext } = await limiter.consume(key);
    return { refused: false, msBeforeNext };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // The library counts refusals too: a point refunded later would then free nothing.
    if (error.msBeforeNext > WINDOW_END_MS) await limiter.reward(key);
    return { refused: true, msBeforeNext: error.msBeforeNext };
  }
}
