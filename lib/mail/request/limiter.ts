import { LRUCache } from 'lru-cache';

/** How many names are kept in memory; the least recently used is dropped first. */
const MAX_WINDOWS = 20_000;

/** Counts in memory what costs no row of the store: requests, and what is sent while the store cannot be written. */
export function createLimiter() {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_WINDOWS });

  return {
    /** Counts one under a name. @returns undefined within the limit; `isFirst`: whether it is the first beyond it */
    take(name: string, max: number, windowS: number): { retryAfterS: number; isFirst: boolean } | undefined {
      const moment = performance.now();
      const last = windows.get(name);
      const window = last && last.endsAt > moment ? last : { count: 0, endsAt: moment + windowS * 1000 };
      window.count += 1;
      windows.set(name, window);
      if (window.count <= max) return undefined;
      const retryAfterS = Math.max(1, Math.ceil((window.endsAt - moment) / 1000));
      return { retryAfterS, isFirst: window.count === max + 1 };
    },
  };
}
