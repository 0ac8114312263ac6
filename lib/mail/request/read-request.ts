import { Problem } from './problem';
import { readJsonObject } from './read-json';

/** How many bytes a request body may have (D16). */
export const MAX_BODY_BYTES = 64 * 1024;

/** What came in: an object of a script, or the text fields of an ordinary form post. */
export type Submitted =
  | { kind: 'json'; fields: Record<string, unknown> }
  | { kind: 'form'; fields: Record<string, string> };

const TYPES = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
} as const;
type BodyType = (typeof TYPES)[keyof typeof TYPES];

export async function discardBody(request: Request): Promise<void> {
  await request.body?.cancel().catch(() => {});
}

/** Refuses methods other than POST (405 with Allow). */
export function checkMethod(request: Request): void {
  if (request.method !== 'POST') {
    throw new Problem(405, 'method_not_allowed', 'Metodo non ammesso: usate POST.', undefined, {
      Allow: 'POST',
    });
  }
}

/** The type of a body (415 for others), and no more than 64 KB announced (413): what the headers of a POST tell. */
export async function checkHeaders(request: Request): Promise<BodyType> {
  const type = typeOf(request);
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!type || encoding.toLowerCase() !== 'identity') {
    throw new Problem(
      415,
      'unsupported_media_type',
      `Tipo di contenuto non ammesso: usate ${Object.keys(TYPES).join(', ')}.`,
    );
  }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) {
    await discardBody(request);
    throw tooLarge();
  }
  return type;
}

/**
 * Reads the body of a POST. Throws a Problem: those of `checkHeaders` and `readBody`, 400 unreadable or invalid UTF-8, 422
 * files and repeated fields.
 */
export async function readRequest(request: Request): Promise<Submitted> {
  const type = await checkHeaders(request);
  const bytes = await readBody(request);
  if (type === 'json') return { kind: 'json', fields: readJsonObject(decode(bytes)) };
  const pairs =
    type === 'urlencoded'
      ? readUrlencoded(decode(bytes))
      : await readMultipart(bytes, request.headers.get('content-type') ?? '');
  return { kind: 'form', fields: fieldsOnce(pairs) };
}

/** Whether a request is an ordinary form post: a browser shows what it is answered. */
export function isFormPost(request: Request): boolean {
  const type = typeOf(request);
  return type === 'urlencoded' || type === 'multipart';
}

function typeOf({ headers }: Request): BodyType | undefined {
  const parts = (headers.get('content-type') ?? '').split(';').map((part) => part.trim().toLowerCase());
  const [essence = '', ...parameters] = parts;
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined;
  return Object.hasOwn(TYPES, essence) ? TYPES[essence as keyof typeof TYPES] : undefined;
}

/** How long a body may take to arrive, in milliseconds. */
const READ_MS = 15_000;

const tooLarge = () =>
  new Problem(413, 'too_large', `Il contenuto supera ${MAX_BODY_BYTES / 1024} KB: accorciatelo e riprovate.`);

/**
 * Reads a body. Its bytes are counted, since Content-Length may be wrong or missing. Throws a Problem: 413 more than 64 KB,
 * 408 a body that does not arrive in time, 400 one that breaks off.
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  let late = false;
  const deadline = setTimeout(() => {
    late = true;
    void reader?.cancel().catch(() => {});
  }, READ_MS);
  try {
    while (reader && size <= MAX_BODY_BYTES) {
      const { done, value } = await reader.read().catch(() => {
        throw new Problem(400, 'unreadable_body', 'Il contenuto è arrivato incompleto.');
      });
      if (late) throw new Problem(408, 'too_slow', 'Il contenuto è arrivato troppo lentamente.');
      if (done) break;
      size += value.byteLength;
      chunks.push(value);
    }
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel().catch(() => {});
      throw tooLarge();
    }
  } finally {
    clearTimeout(deadline);
  }
  return Buffer.concat(chunks);
}

const invalidEncoding = () => new Problem(400, 'invalid_encoding', 'Il contenuto non è UTF-8 valido.');

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidEncoding();
  }
}

/** Decodes by hand: URLSearchParams would replace invalid bytes silently. */
function readUrlencoded(text: string): [string, string][] {
  const plain = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
  try {
    return text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.indexOf('=');
        return at < 0 ? [plain(pair), ''] : [plain(pair.slice(0, at)), plain(pair.slice(at + 1))];
      });
  } catch {
    throw invalidEncoding();
  }
}

async function readMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<[string, string][]> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new Problem(400, 'invalid_form', 'I campi del modulo non sono leggibili.');
  }
  const pairs = [...form].map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new Problem(422, 'file_refused', 'Non si possono allegare file.');
    return [name, value];
  });
  // The parser replaces invalid bytes by U+FFFD, also those of a part in base64.
  const sent = decode(bytes).includes('\uFFFD');
  if (!sent && pairs.some((pair) => pair.join('').includes('\uFFFD'))) throw invalidEncoding();
  return pairs;
}

function fieldsOnce(pairs: readonly [string, string][]): Record<string, string> {
  const fields = new Map(pairs);
  if (fields.size < pairs.length) throw new Problem(422, 'repeated_field', 'Un campo è presente più volte.');
  return Object.fromEntries(fields);
}
