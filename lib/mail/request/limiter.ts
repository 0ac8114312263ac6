import { LRUCache } from 'lru-cache';

/** How many names are kept in memory; the least recently used is dropped first. */
const MAX_NAMES = 20_000;

/** Limits in memory what leaves no row in the store: requests, and messages sent while the store cannot be written. */
export function createLimiter() {
  const counts = new LRUCache<string, number>({ max: MAX_NAMES, noUpdateTTL: true, ttlResolution: 0 });

  return {
    /** Adds one to the count of a name. @returns undefined within the limit; `isFirst`: whether it is the first beyond it */
    take(name: string, max: number, windowS: number): { retryAfterS: number; isFirst: boolean } | undefined {
      const count = (counts.get(name) ?? 0) + 1;
      // Only the first one of a window sets its end.
      counts.set(name, count, { ttl: windowS * 1000 });
      if (count <= max) return undefined;
      const retryAfterS = Math.max(1, Math.ceil(counts.getRemainingTTL(name) / 1000));
      return { retryAfterS, isFirst: count === max + 1 };
    },
  };
}
