import { LRUCache } from 'lru-cache';
import { clientNetworks } from '@/lib/http/client-address';

/** Requests in a window: so many for each submission that an address may have (D3), and at least so many. */
const REQUESTS_PER_SUBMISSION = 15;
const MIN_REQUESTS = 300;
/** How many times as much the next wider network may ask: a /56 than a /64, a /48 than a /56. */
const WIDER = 8;
/** How many addresses and networks are kept in memory; the least recently used is dropped first. */
const MAX_WINDOWS = 20_000;

export type RequestLimit = ReturnType<typeof createRequestLimit>;

/**
 * A coarse limit of all requests: refusals and repeats cost a log line each and are limited nowhere else. It holds for an
 * address (of IPv6 a /64) and for the networks around a /64, which one client may have. In memory, for each process.
 * @param options `rateLimitMax` and `rateLimitWindowS` as in D3; `now` in milliseconds, of a clock that is never set back
 */
export function createRequestLimit(options: {
  rateLimitMax: number;
  rateLimitWindowS: number;
  now?: () => number;
}) {
  const { rateLimitMax, rateLimitWindowS, now = () => performance.now() } = options;
  const max = Math.max(REQUESTS_PER_SUBMISSION * rateLimitMax, MIN_REQUESTS);
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MAX_WINDOWS });

  /** The networks of an address, narrowest first, each with what it may ask in a window. */
  const quotasOf = (address: string | undefined) =>
    [...clientNetworks(address)].reverse().map((group, index) => ({ group, allowed: max * WIDER ** index }));

  function windowOf(group: string, moment: number): { count: number; endsAt: number } {
    const last = windows.get(group);
    return last && last.endsAt > moment ? last : { count: 0, endsAt: moment + rateLimitWindowS * 1000 };
  }

  return {
    /**
     * Counts a request.
     * @returns of a refusal the seconds until the next window, and whether it is the first in this one
     */
    take(address: string | undefined): { ok: true } | { ok: false; retryAfterS: number; isFirst: boolean } {
      const moment = now();
      for (const { group, allowed } of quotasOf(address)) {
        const window = windowOf(group, moment);
        window.count += 1;
        windows.set(group, window);
        if (window.count > allowed) {
          const retryAfterS = Math.max(1, Math.ceil((window.endsAt - moment) / 1000));
          return { ok: false, retryAfterS, isFirst: window.count === allowed + 1 };
        }
      }
      return { ok: true };
    },
  };
}
