import { gzipSync } from 'node:zlib';
import { asFormPost, contact, demo, payload } from '../mail-fixture';
import { type Abuse, harmless, refused } from './case';
import { CHUNKED, chunked, form, json, OWN_HOST, PATH, wire } from './wire';

const LIMIT = 64 * 1024;
const sized = (size: number) => `{"form":"contact","x":"${'a'.repeat(size - 25)}"}`;
const BOUNDARY = 'confine0f1e2d3c';
const text = JSON.stringify(contact);
const part = (head: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const parts = (...list: string[]) =>
  wire({ type: `multipart/form-data; boundary=${BOUNDARY}`, body: `${list.join('')}--${BOUNDARY}--\r\n` });
const bytes = (...list: (string | number[])[]) =>
  Buffer.concat(list.map((item) => Buffer.from(item as string)));
const BASE64 = '\r\nContent-Transfer-Encoding: base64';

export const bodies: readonly Abuse[] = [
  refused('64 KB and a byte', 413, json(sized(LIMIT + 1))),
  refused(
    '64 KB and a byte in chunks',
    413,
    wire({ body: chunked(...Array<string>(5).fill('a'.repeat(16_384))), length: CHUNKED }),
  ),
  refused('a length of 10 GB', 413, json(text, [], { length: [['Content-Length', '10000000000']] })),
  refused('exactly 64 KB of nonsense', 422, json(sized(LIMIT))),
  refused('objects 9000 deep', 422, json(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`)),
  refused('lists 30000 deep', 422, json(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)),
  refused('brackets that never close', 400, json('['.repeat(60_000))),
  refused(
    '5000 unknown fields',
    422,
    json(`{${Array.from({ length: 5000 }, (_, i) => `"f${i}":1`).join()}}`),
  ),
  refused('an unknown field', 422, json({ ...contact, admin: true })),
  refused('a list', 422, json([contact])),
  refused('two objects', 400, json(`${text}${text}`)),
  refused('JSON with comments', 400, json(`/**/${text}`)),
  refused('nothing', 400, json('')),
  refused('invalid UTF-8', 400, wire({ body: bytes('{"form":"', [0xc3, 0x28], '"}') })),
  refused('overlong UTF-8', 400, wire({ body: bytes('{"form":"', [0xc0, 0xaf], '"}') })),
  refused('a surrogate as UTF-8', 400, wire({ body: bytes('{"form":"', [0xed, 0xa0, 0x80], '"}') })),
  refused('UTF-16', 400, wire({ body: Buffer.from(text, 'utf16le') })),
  refused('half a pair by escape', 422, json(text.replace('Niccol', '\\ud800'))),
  refused(
    'invalid UTF-8 in a form post',
    400,
    wire({ type: 'application/x-www-form-urlencoded', body: 'form=%ff' }),
  ),
  refused('UTF-7', 415, json(text, [], { type: 'application/json; charset=utf-7' })),
  refused('two content types', 415, json(text, [['Content-Type', 'text/plain']])),
  refused('a compressed body', 415, wire({ body: gzipSync(text), headers: [['Content-Encoding', 'gzip']] })),
  refused(
    'a compressed bomb',
    415,
    wire({ body: gzipSync('a'.repeat(10_000_000)), headers: [['Content-Encoding', 'gzip, gzip']] }),
  ),
  refused('a compressed body that is not announced', 400, wire({ body: gzipSync(text) })),
  refused('a file', 422, parts(part('name="form"', 'contact'), part('name="cv"; filename="x.exe"', 'MZ'))),
  refused(
    'a field twice in parts',
    422,
    parts(part('name="email"', 'a@b.it'), part('name="email"', 'c@d.it')),
  ),
  refused(
    'a field twice in a form post',
    422,
    wire({ type: 'application/x-www-form-urlencoded', body: 'form=contact&form=demo' }),
  ),
  refused('parts without a boundary', 400, wire({ type: 'multipart/form-data', body: '--x--\r\n' })),
  refused(
    'parts that never end',
    400,
    wire({ type: `multipart/form-data; boundary=${BOUNDARY}`, body: part('name="form"', 'contact') }),
  ),
  refused(
    'invalid UTF-8 in base64',
    400,
    parts(part('name="form"', 'contact'), part(`name="message"${BASE64}`, '/w==')),
  ),
  refused(
    'line ends in base64',
    303,
    parts(
      ...Object.entries(asFormPost({ ...demo, nomeAzienda: '' })).map(([name, value]) =>
        name === 'nomeAzienda'
          ? part(
              `name="${name}"${BASE64}`,
              Buffer.from('a\r\nBcc: vittima@altrove.example').toString('base64'),
            )
          : part(`name="${name}"`, value),
      ),
    ),
  ),
  refused('a form that is a method of objects', 422, form({ form: 'toString' })),
];

const inner = json(payload, [], {}).replace('info@', 'vittima@');
const broken = (replace: (line: string) => string) => replace(json(text));
const trailer = `${chunked(text).slice(0, -2)}To: vittima@altrove.example\r\nIdempotency-Key: x\r\n\r\n`;

/** Nothing of what Node itself refuses reaches the endpoint; a second request behind it is never read. */
export const connections: readonly Abuse[] = [
  refused(
    'length and chunks, with a request behind',
    400,
    wire({ body: `0\r\n\r\n${inner}`, headers: CHUNKED, keepAlive: true }),
  ),
  refused(
    'chunks and a short length',
    400,
    wire({ body: chunked(text), length: [...CHUNKED, ['Content-Length', '4']] }),
  ),
  refused(
    'two lengths',
    400,
    json(text, [], {
      length: [
        ['Content-Length', '5'],
        ['Content-Length', `${text.length}`],
      ],
    }),
  ),
  refused('a list of lengths', 400, json(text, [], { length: [['Content-Length', '5, 5']] })),
  refused('a length with a sign', 400, json(text, [], { length: [['Content-Length', '+5']] })),
  refused(
    'chunked, said oddly',
    400,
    wire({ body: chunked(text), length: [['Transfer-Encoding', 'xchunked']] }),
  ),
  refused(
    'chunked twice',
    400,
    wire({ body: chunked(text), length: [...CHUNKED, ['Transfer-Encoding', 'identity']] }),
  ),
  refused(
    'a space before the colon',
    400,
    broken((line) => line.replace('Content-Length:', 'Content-Length :')),
  ),
  refused('a folded header', 400, json(text, [['X-Y', 'a\r\n Bcc: vittima@altrove.example']])),
  refused('a bare CR in a header', 400, json(text, [['X-Y', 'a\rBcc: b']])),
  refused('NUL in a header', 400, json(text, [['X-Y', 'a\0b']])),
  refused('a header without a name', 400, json(text, [['', 'x']])),
  refused('a chunk size that is none', 400, wire({ body: 'zz\r\nx\r\n0\r\n\r\n', length: CHUNKED })),
  refused('a chunk longer than said', 400, wire({ body: '1\r\nxxxx\r\n0\r\n\r\n', length: CHUNKED })),
  refused('headers of 20 KB', 431, json(text, [['X-Y', 'a'.repeat(20_000)]])),
  refused(
    '2000 headers',
    431,
    json(
      text,
      Array.from({ length: 2000 }, (_, i) => [`X-${i}`, 'aaaa'] as const),
    ),
  ),
  refused('an unknown expectation', 417, json(text, [['Expect', 'mail-to-vittima']])),
  refused('a target that is no path', 400, json(text, [], { target: '*' })),
  refused('another scheme as target', 400, json(text, [], { target: 'ftp://x/api/send-email' })),
  refused('HTTP/1.0 without Host', 400, json(text, [], { version: 'HTTP/1.0', host: [] })),
  refused('HTTP/3.0', 400, json(text, [], { version: 'HTTP/3.0' })),
  refused('TLS where none is spoken', 400, '\u0016\u0003\u0001\u0002\0\u0001\0\u0001'),
  refused('SMTP', 400, 'EHLO altrove.example\r\nMAIL FROM:<x@altrove.example>\r\n'),
  {
    tries: 'a body that breaks off',
    lines: [json(text, [], { length: [['Content-Length', '60000']] })],
    statuses: 408,
    server: 'impatient',
  },
  {
    tries: 'headers that never end',
    lines: [`POST ${PATH} HTTP/1.1\r\nHost: ${OWN_HOST}\r\nX-Slow: `],
    statuses: 408,
    server: 'impatient',
  },
  { tries: 'silence', lines: [''], statuses: 408, server: 'impatient' },
  {
    tries: 'a foreign recipient in a pipelined second request',
    lines: [json(payload, [], { keepAlive: true }) + json({ ...payload, to: 'vittima@altrove.example' })],
    statuses: [200, 403],
    mails: 1,
  },
  {
    tries: 'an early answer with a request behind',
    lines: [json(text, [], { type: 'text/plain', keepAlive: true }) + json({ ...payload, to: 'x@y.it' })],
    statuses: [415, 403],
  },
  harmless('an absolute target of another host', json(text, [], { target: `http://altrove.example${PATH}` })),
  harmless('dot segments in the target', json(text, [], { target: `/x/..${PATH}` })),
  harmless('HTTP/1.0', json(text, [], { version: 'HTTP/1.0' })),
  harmless('a trailer with header lines', wire({ body: trailer, length: CHUNKED })),
  harmless(
    'chunk extensions',
    wire({ body: chunked(text).replace('\r\n', ';to="vittima"\r\n'), length: CHUNKED }),
  ),
  harmless('an upgrade', json(text, [['Upgrade', 'smtp']])),
];
