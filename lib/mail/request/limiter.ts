import { LRUCache } from 'lru-cache';

/** Maximum number of names in memory. The least recently used is dropped first. */
const MAX_NAMES = 20_000;

/** Limits, in memory, requests and messages that cannot be stored: they have no row in the store that could be counted. */
export function createLimiter() {
  /** How often each name was counted in its window. */
  const counts = new LRUCache<string, number>({ max: MAX_NAMES, noUpdateTTL: true, ttlResolution: 0 });

  return {
    /** Counts a name once more. @returns undefined within the limit; `isFirst`: whether this is the first count beyond it */
    take(name: string, max: number, windowS: number): { retryAfterS: number; isFirst: boolean } | undefined {
      const count = (counts.get(name) ?? 0) + 1;
      // The time to live is that of the first count, since `noUpdateTTL` is set.
      counts.set(name, count, { ttl: windowS * 1000 });
      if (count <= max) return undefined;
      const retryAfterS = Math.max(1, Math.ceil(counts.getRemainingTTL(name) / 1000));
      return { retryAfterS, isFirst: count === max + 1 };
    },
  };
}
