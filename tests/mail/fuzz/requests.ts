import fc from 'fast-check';
import { endpoint, siteUrl } from '../mail-fixture';
import type { Fields } from './submissions';
import { MARK } from './texts';

export type Body = { type: string; bytes: Uint8Array };
type HeaderLines = Readonly<Record<string, string>>;

const BOUNDARY = 'confine0f1e2d3c';

export const asJson = (fields: Fields): Body => ({
  type: 'application/json',
  bytes: Buffer.from(JSON.stringify(fields)),
});

/** The pairs that a form sends: text, and `on` for a box that is ticked. */
const pairsOf = (fields: Fields) =>
  Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    value === true ? 'on' : typeof value === 'string' ? value : JSON.stringify(value),
  ]);

const asUrlencoded = (fields: Fields): Body => ({
  type: 'application/x-www-form-urlencoded',
  bytes: Buffer.from(new URLSearchParams(pairsOf(fields)).toString()),
});

/** @param partHeader put into every part, with its line end */
function asMultipart(fields: Fields, partHeader = ''): Body {
  const name = (text: string) => text.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
  const parts = pairsOf(fields).map(
    ([key, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name(key)}"\r\n${partHeader}\r\n${value}\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`),
  };
}

/** Each way a form's data may come. */
export const encoding = fc.constantFrom(
  asJson,
  asUrlencoded,
  (fields: Fields) => asMultipart(fields),
  (fields: Fields) => asMultipart(fields, 'Content-Type: text/plain; charset=utf-8\r\n'),
);

/** Rarer ways, some of them wrong. */
export const oddEncoding = fc.oneof(
  encoding,
  fc.constantFrom(
    (fields: Fields) => asMultipart(fields, 'Content-Transfer-Encoding: base64\r\n'),
    (fields: Fields) => asMultipart(fields, `Content-Type: text/plain; charset=utf-16\r\nX-Y: ${MARK}\r\n`),
    // The same keys once more.
    (fields: Fields) => {
      const { type, bytes } = asJson(fields);
      return {
        type,
        bytes: Buffer.from(Buffer.from(bytes).toString().replace(/}$/, ',"to":"x@y.it","to":1}')),
      };
    },
    (fields: Fields) => ({ ...asJson(fields), type: 'text/plain' }),
    (fields: Fields) => ({ ...asUrlencoded(fields), type: 'application/json' }),
    (fields: Fields) => ({ ...asJson(fields), type: `multipart/form-data; boundary=${BOUNDARY}` }),
    (fields: Fields) => ({ ...asJson(fields), bytes: Buffer.from(JSON.stringify(fields), 'utf16le') }),
  ),
);

/** Bytes that are cut out, put in, or turned into others. */
export const damaged = (body: fc.Arbitrary<Body>): fc.Arbitrary<Body> =>
  fc
    .tuple(body, fc.nat(), fc.nat({ max: 3 }), fc.uint8Array({ maxLength: 4 }))
    .map(([{ type, bytes }, place, cut, put]) => {
      const at = place % (bytes.length + 1);
      return { type, bytes: Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + cut)]) };
    });

/** Header values may hold any byte but CR, LF and NUL, and no outer spaces. */
const anyValue = fc
  .array(fc.integer({ min: 1, max: 255 }), { maxLength: 20 })
  .map((codes) => (MARK + String.fromCharCode(...codes)).replace(/[\r\n\0]/g, ' ').trim());

const value = (...known: string[]) => fc.oneof(fc.constantFrom(...known), anyValue);

const KEY = '0B6F0D1E-1111-4222-8333-444455556666';

/** Headers that a client may write, honest and not. */
export const anyHeaders: fc.Arbitrary<HeaderLines> = fc.record(
  {
    'Content-Type': value(
      'application/json',
      'APPLICATION/JSON ; charset="UTF-8"',
      'application/json; charset=utf-7',
      'application/x-www-form-urlencoded; charset=iso-8859-1',
      `multipart/form-data; boundary="${BOUNDARY}"; charset=utf-8`,
      'multipart/form-data',
      'multipart/form-data; boundary=""',
      'text/plain;charset=UTF-8',
    ),
    'Content-Length': value('0', '1', '65537', '-1', '1e9', '99999999999999999999', '0x10'),
    'Content-Encoding': value('gzip', 'identity', 'IDENTITY', 'br, gzip', ''),
    Origin: value('null', siteUrl, 'http://localhost:3000', 'https://altrove.example', 'http://', 'x:y', ''),
    'Sec-Fetch-Site': value('same-origin', 'same-site', 'cross-site', 'none', ''),
    Host: value('localhost:3000', 'altrove.example', '', 'a b', '[::1', 'x:99999', 'www.azienda.example@x'),
    'Idempotency-Key': value(KEY, KEY.toLowerCase(), '', `${KEY}, ${KEY}`, '../../etc/passwd'),
    'X-Forwarded-For': value('1.2.3.4', '::1, 10.0.0.1', 'unknown'),
    'X-HTTP-Method-Override': value('GET', 'PUT'),
    Referer: anyValue,
    Accept: value('text/html', 'application/json'),
    Cookie: anyValue,
  },
  { requiredKeys: [] },
);

export const method = fc.constantFrom(
  ...Array<string>(8).fill('POST'),
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'],
);

/** A request as the server hands it over: its body comes as a stream of so many pieces. */
export function requestOf(body: Body, headers: HeaderLines = {}, verb = 'POST', pieces = 1): Request {
  const all = { 'Content-Type': body.type, ...headers };
  if (verb === 'GET' || verb === 'HEAD') return new Request(endpoint, { method: verb, headers: all });
  const size = Math.max(1, Math.ceil(body.bytes.length / pieces));
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.bytes.length) return controller.close();
      controller.enqueue(body.bytes.slice(at, at + size));
      at += size;
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: verb, headers: all, body: stream, duplex: 'half' };
  return new Request(endpoint, init);
}
