import { LRUCache } from 'lru-cache';
import { pseudonym, rateLimitKey } from './client-address';

/** For how long the same form post from the same address is a repeat, in milliseconds. */
export const REPEAT_MS = 600_000;
/** Most keys in memory. */
const MAX_KEYS = 10_000;

export type FormPostKeys = {
  /** The key of a post, a new one unless it is a repeat. @param fingerprint of the content */
  keyOf(address: string | undefined, fingerprint: string): string;
};

/** A name for a post, without the address in clear. */
export const postName = (address: string | undefined, fingerprint: string): string =>
  pseudonym(`${rateLimitKey(address)} ${fingerprint}`);

/**
 * Idempotency keys for ordinary form posts, which bring none, although a double click, a reload or the back button posts
 * twice. The same content from the same address (of IPv6 a /64) within ten minutes gets the same key, so it counts once
 * (D16). In memory, a table for each process.
 * @param now milliseconds since 1970
 */
export function createFormPostKeys(now: () => number): FormPostKeys {
  const keys = new LRUCache<string, string>({
    max: MAX_KEYS,
    ttl: REPEAT_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    keyOf(address, fingerprint) {
      const post = postName(address, fingerprint);
      const key = keys.get(post) ?? crypto.randomUUID();
      if (!keys.has(post)) keys.set(post, key);
      return key;
    },
  };
}
