import { Problem, wrongFields } from './problem';
import type { RefusedWords } from './refused-page';

/**
 * Allows requests of this site's own pages and of programs (D16); throws a Problem 403 for others. `Sec-Fetch-Site:
 * same-origin` is enough: no page can write that header, and behind a proxy that rewrites Host the Origin looks foreign.
 * Else the Origin must be that of the requested host or of the canonical base; without an Origin, Sec-Fetch-Site must be
 * absent or `none`.
 */
export function checkOrigin(request: Request, siteUrl: string): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const own =
    site === 'same-origin' ||
    (origin === null ? site === null || site === 'none' : isOwn(origin, request, siteUrl));
  if (!own) throw new Problem(403, 'foreign_origin', 'La richiesta arriva da un altro sito.');
}

/** Whether an address, or an origin, is of the requested host or of the canonical base. */
export function isOwn(address: string, request: Request, siteUrl: string): boolean {
  // The opaque origin "null" does not parse.
  if (!URL.canParse(address)) return false;
  const { protocol, host, origin: normal } = new URL(address);
  if (normal === new URL(siteUrl).origin) return true;
  const asked = `${protocol}//${request.headers.get('host') ?? new URL(request.url).host}`;
  // Parsing drops a default port that only one of the two has.
  return host !== '' && URL.canParse(asked) && new URL(asked).host === host;
}

/** The company's brand, boxes and phone number, and what refused visitors read, as the content of the site has them. */
export type Company = {
  brand: string;
  info: string;
  others: readonly string[];
  phone: string;
  refused: RefusedWords;
};

/** The company's boxes. A message to `info` goes where MAIL_TO says. */
export type Boxes = Pick<Company, 'info' | 'others'> & { mailTo: string };

/**
 * The box that a documented payload is for. Only the company's own boxes are taken, as a string or as a list of one:
 * the endpoint is not a relay (403). A `to` of another kind is 422.
 */
export function recipient(to: unknown, boxes: Boxes): string {
  const wanted = Array.isArray(to) && to.length === 1 ? to[0] : to;
  if (Array.isArray(wanted) && wanted.every((entry) => typeof entry === 'string') && wanted.length > 1)
    throw foreign();
  if (typeof wanted !== 'string' || wanted === '')
    throw wrongFields({ to: 'Indicate una casella aziendale' });
  const same = (box: string) => box.toLowerCase() === wanted.toLowerCase();
  if (same(boxes.info) || same(boxes.mailTo)) return boxes.mailTo;
  const found = boxes.others.find(same);
  if (!found) throw foreign();
  return found;
}

const foreign = () => new Problem(403, 'foreign_recipient', 'Il destinatario non è una casella aziendale.');

const MAX_SENDER_NAME = 80;

/**
 * A visitor's name as part of a display name: without anything that could end it or look like an address, also in
 * full-width or small forms (D16).
 */
export function cleanSenderName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"`<>()[\]{},;:\\|@=?]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, MAX_SENDER_NAME).join('').trim();
}

/**
 * A subject for a header (D16): without bidi control characters, without U+FEFF, which readers drop at the start of an
 * encoded word, and without anything that looks like an encoded word (RFC 2047). May be empty.
 */
export function cleanSubject(subject: string): string {
  return subject
    .replace(/[\p{Bidi_Control}\uFEFF]/gu, '')
    .replaceAll('=?', '= ?')
    .trim();
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The Idempotency-Key of a request in lower case, undefined without one; 422 when it is no UUID. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!UUID.test(key)) {
    throw new Problem(422, 'invalid_idempotency_key', 'L’intestazione Idempotency-Key deve essere un UUID.');
  }
  return key.toLowerCase();
}
