import { parseJson } from '@/lib/parse-json';
import { HttpError, methodNotAllowed } from './http-error';

/** Maximum size of a request body, in bytes (D16). */
export const MAX_BODY_BYTES = 64 * 1024;
/** How long a body may take to arrive, in milliseconds. */
const READ_TIMEOUT_MS = 15_000;

/** The fields of a request: the JSON of a script, or an ordinary form post. */
export type RequestContent =
  | { kind: 'json'; fields: Record<string, unknown> }
  | { kind: 'form'; fields: Record<string, string> };

type BodyType = RequestContent['kind'];
const TYPES = new Map<string, BodyType>([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

const tooLarge = () =>
  new HttpError(
    413,
    'too_large',
    `Il contenuto supera ${MAX_BODY_BYTES / 1024} KB: accorciatelo e riprovate.`,
  );
const invalidEncoding = () => new HttpError(400, 'invalid_encoding', 'Il contenuto non è UTF-8 valido.');

/** Throws an HttpError 405 for methods other than POST. */
export function checkMethod({ method }: Request): void {
  if (method !== 'POST') throw methodNotAllowed();
}

function typeOf({ headers }: Request): BodyType | undefined {
  const parts = (headers.get('content-type') ?? '').split(';').map((part) => part.trim().toLowerCase());
  const [essence = '', ...parameters] = parts;
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined;
  return TYPES.get(essence);
}

/** Whether a request is an ordinary form post, whose response the browser shows. */
export const isFormPost = (request: Request): boolean => typeOf(request) === 'form';

/**
 * The type of a body, by the headers of a POST.
 * @throws HttpError 415 another type, 413 a Content-Length over 64 KB
 */
export function checkHeaders(request: Request): BodyType {
  const type = typeOf(request);
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!type || encoding.toLowerCase() !== 'identity') {
    const message = `Tipo di contenuto non ammesso: usate ${[...TYPES.keys()].join(', ')}.`;
    throw new HttpError(415, 'unsupported_media_type', message);
  }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  return type;
}

/**
 * Reads the fields of a POST.
 * @throws HttpError 400, 408, 413, 415, or 422 for a repeated field
 */
export async function readRequest(request: Request): Promise<RequestContent> {
  const kind = checkHeaders(request);
  const text = decode(await readBody(request));
  return kind === 'json' ? { kind, fields: readJson(text) } : { kind, fields: readUrlencoded(text) };
}

/**
 * Reads a body, and counts its bytes, since Content-Length may be missing.
 * @throws HttpError 400, 408, 413
 */
export async function readBody({ body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) throw tooLarge();
      chunks.push(chunk);
    },
  });
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  try {
    await body?.pipeTo(sink, { signal });
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (signal.aborted) throw new HttpError(408, 'too_slow', 'Il contenuto è arrivato troppo lentamente.');
    throw new HttpError(400, 'unreadable_body', 'Il contenuto è arrivato incompleto.');
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidEncoding();
  }
}

/** The fields of a JSON object. */
function readJson(text: string): Record<string, unknown> {
  const value = parseJson(text);
  if (value === undefined) throw new HttpError(400, 'invalid_json', 'Il contenuto non è JSON leggibile.');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(422, 'invalid_shape', 'Il contenuto deve essere un oggetto JSON.');
  return value as Record<string, unknown>;
}

/** The fields of a form post. */
function readUrlencoded(text: string): Record<string, string> {
  try {
    // URLSearchParams would replace invalid bytes silently.
    decodeURIComponent(text);
  } catch {
    throw invalidEncoding();
  }
  // With a question mark, since URLSearchParams drops a leading one.
  const pairs = [...new URLSearchParams(`?${text}`)];
  const fields = Object.fromEntries(pairs);
  if (Object.keys(fields).length < pairs.length)
    throw new HttpError(422, 'repeated_field', 'Un campo è presente più volte.');
  return fields;
}
