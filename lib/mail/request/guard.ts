import { HttpError } from './http-error';
import type { RefusedWords } from './refused-page';

/**
 * Allows requests of this site's own pages and of programs (D16); throws an HttpError 403 for others. `Sec-Fetch-Site: same-origin`
 * is enough, since no page can set it, and behind a proxy that rewrites Host the Origin looks foreign.
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

/** Facts of the company from the site's content. `others`: mailboxes beside `info`; `refused`: copy of the page for refused visitors. */
export type Company = {
  brand: string;
  info: string;
  others: readonly string[];
  phone: string;
  refused: RefusedWords;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The Idempotency-Key of a request, in lower case; undefined without one. Throws an HttpError 422 if it is not a UUID. */
export function idempotencyKey({ headers }: Request): string | undefined {
  const key = headers.get('idempotency-key') ?? undefined;
  if (key === undefined || UUID.test(key)) return key?.toLowerCase();
  throw new HttpError(422, 'invalid_idempotency_key', 'L’intestazione Idempotency-Key deve essere un UUID.');
}
