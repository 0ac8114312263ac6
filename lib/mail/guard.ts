import { Problem, wrongFields } from './problem';

/**
 * Takes requests of this site's own pages and of programs (D16). A browser that says `Sec-Fetch-Site: same-origin` is
 * believed, since no page can write that header, and a proxy that rewrites Host would make Origin look foreign. Else an
 * Origin must be of the host asked for or the canonical base, and without one Sec-Fetch-Site must not tell of another
 * site. Else 403.
 */
export function checkOrigin(request: Request, siteUrl: string): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const own =
    site === 'same-origin' ||
    (origin === null ? site === null || site === 'none' : isOwn(origin, request, siteUrl));
  if (!own) throw new Problem(403, 'foreign_origin', 'La richiesta arriva da un altro sito.');
}

function isOwn(origin: string, request: Request, siteUrl: string): boolean {
  // The opaque origin "null" does not parse.
  if (!URL.canParse(origin)) return false;
  const { protocol, host, origin: normal } = new URL(origin);
  if (normal === new URL(siteUrl).origin) return true;
  const asked = `${protocol}//${request.headers.get('host') ?? new URL(request.url).host}`;
  // Parsing drops a default port that one side may spell out.
  return host !== '' && URL.canParse(asked) && new URL(asked).host === host;
}

/** The company's boxes. A message to `info` goes where MAIL_TO says. */
export type Boxes = { info: string; mailTo: string; others: readonly string[] };

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
 * A visitor's name, fit to stand in a display name: nothing that could end it or read as an address, not even in
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
 * A subject, fit for a header (D16): without marks that turn the direction of what follows, without U+FEFF, which
 * readers drop at the start of an encoded word, and with nothing that reads as an encoded word (RFC 2047) to a program
 * that passes it on as it is. May be empty.
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
