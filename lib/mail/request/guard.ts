import { LRUCache } from 'lru-cache';
import { HttpError } from './http-error';
import type { RefusedCopy } from './responses';

/**
 * Allows requests of this site's own pages and of programs (D16); throws an HttpError 403 for others. `Sec-Fetch-Site:
 * same-origin` is enough, since no page can set it, and behind a proxy that rewrites Host the Origin looks foreign.
 */
export function checkOrigin(request: Request, siteUrl: string): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return;
  // A program sends neither header.
  const isAllowed = origin === null ? site === null || site === 'none' : isOwn(origin, request, siteUrl);
  if (!isAllowed) throw new HttpError(403, 'foreign_origin', 'La richiesta arriva da un altro sito.');
}

/** Whether an Origin header names the requested host or SITE_URL. */
function isOwn(header: string, request: Request, siteUrl: string): boolean {
  // The opaque origin "null" does not parse.
  if (!URL.canParse(header)) return false;
  const { protocol, host, origin } = new URL(header);
  if (origin === new URL(siteUrl).origin) return true;
  const requested = `${protocol}//${request.headers.get('host') ?? new URL(request.url).host}`;
  // Parsed, because only one of the two may name a default port.
  return host !== '' && URL.canParse(requested) && new URL(requested).host === host;
}

/**
 * Facts of the company from the site's content. `otherMailboxes`: beside `info`; `refused`: copy of the page for refused
 * visitors.
 */
export type Company = {
  brand: string;
  info: string;
  otherMailboxes: readonly string[];
  phone: string;
  refused: RefusedCopy;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The Idempotency-Key of a request, in lower case; undefined without one.
 * @throws HttpError 422 if it is not a UUID
 */
export function idempotencyKey({ headers }: Request): string | undefined {
  const key = headers.get('idempotency-key') ?? undefined;
  if (key === undefined || UUID.test(key)) return key?.toLowerCase();
  throw new HttpError(422, 'invalid_idempotency_key', 'L’intestazione Idempotency-Key deve essere un UUID.');
}

/** Maximum number of keys in memory. The least recently used is dropped first. */
const MAX_KEYS = 20_000;

/** Limits, in memory, requests and messages that cannot be stored: they have no row in the store that could be counted. */
export function createRateLimiter() {
  /** How often each key was counted in its window. */
  const counts = new LRUCache<string, number>({ max: MAX_KEYS, noUpdateTTL: true, ttlResolution: 0 });

  return {
    /**
     * Counts a key once more.
     * @returns undefined within the limit; `isFirstExcess`: whether this is the first count beyond it
     */
    take(
      key: string,
      max: number,
      windowS: number,
    ): { retryAfterS: number; isFirstExcess: boolean } | undefined {
      const count = (counts.get(key) ?? 0) + 1;
      // The time to live is that of the first count, since `noUpdateTTL` is set.
      counts.set(key, count, { ttl: windowS * 1000 });
      if (count <= max) return undefined;
      const retryAfterS = Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000));
      return { retryAfterS, isFirstExcess: count === max + 1 };
    },
  };
}
