import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { Line, openServer, statuses } from '../server/server-fixture';
import { type FakeProvider, startFakeProvider } from './fake-provider';
import {
  asFormPost,
  boxes,
  contact,
  demo,
  type MailFixture,
  openMailFixture,
  partner,
  payload,
} from './mail-fixture';

/** What an attack over a connection can do that no Request object shows: the whole way, from the socket to the provider. */
let fakeProvider: FakeProvider;
let fixture: MailFixture;
let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  fakeProvider = await startFakeProvider();
  const provider = resendProvider({ apiKey: 're_prova', baseUrl: fakeProvider.baseUrl });
  fixture = await openMailFixture({ provider });
  server = await openServer({ mail: fixture.handle });
});
afterAll(async () => {
  server.server.closeAllConnections();
  server.server.close();
  await fixture.close();
  await fakeProvider.close();
});
beforeEach(() => {
  fixture.log.length = 0;
});

const HOST = 'www.azienda.example';
const victim = 'altrove.example';
const foreign = JSON.stringify({ ...payload, to: `vittima@${victim}` });
const text = JSON.stringify(contact);

type Lines = readonly string[];
type Message = {
  start?: string;
  host?: Lines;
  type?: string;
  /** In the place of the true Content-Length. */
  length?: Lines;
  /** Further lines. */
  lines?: Lines;
  body?: string;
};

/** A request as it goes over the line, one character a byte. */
function wire({ start = 'POST /api/send-email HTTP/1.1', body = text, ...rest }: Message = {}): string {
  const content = Buffer.from(body).toString('latin1');
  const {
    host = [`Host: ${HOST}`],
    type = 'application/json',
    length = [`Content-Length: ${content.length}`],
    lines = ['Connection: close'],
  } = rest;
  return [start, ...host, `Content-Type: ${type}`, ...length, ...lines, '', content].join('\r\n');
}

const KEEP: Lines = [];
const CHUNKED = 'Transfer-Encoding: chunked';
const chunked = (chunk: string) => `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
const closing = (...lines: string[]) => ['Connection: close', ...lines];
const origin = (host: string) => `Origin: http://${host}`;
const cookies = Array.from({ length: 2000 }, (_, index) => `X-${index}: aaaa`);

type Attack = readonly [what: string, status: number | readonly number[], line: string, mails?: number];

const framing: readonly Attack[] = [
  ['chunks and a short length', 400, wire({ length: [CHUNKED, 'Content-Length: 4'], body: chunked(text) })],
  ['a list of lengths', 400, wire({ length: ['Content-Length: 5, 5'] })],
  ['chunked, said oddly', 400, wire({ length: ['Transfer-Encoding: xchunked'], body: chunked(text) })],
  ['chunked, then not', 400, wire({ length: [CHUNKED, 'Transfer-Encoding: identity'], body: chunked(text) })],
  ['a space before the colon', 400, wire({ length: [`Content-Length : ${text.length}`] })],
  ['a chunk size that is none', 400, wire({ length: [CHUNKED], body: 'zz\r\nx\r\n0\r\n\r\n' })],
  ['a chunk longer than said', 400, wire({ length: [CHUNKED], body: '1\r\nxxxx\r\n0\r\n\r\n' })],
  ['a folded header', 400, wire({ lines: closing(`X-Y: a\r\n Bcc: vittima@${victim}`) })],
  ['a bare CR in a header', 400, wire({ lines: closing('X-Y: a\rBcc: b') })],
  ['NUL in a header', 400, wire({ lines: closing('X-Y: a\0b') })],
  ['a header without a name', 400, wire({ lines: closing(': x') })],
  ['2000 headers', 431, wire({ lines: closing(...cookies) })],
  ['an unknown expectation', 417, wire({ lines: closing('Expect: mail-to-vittima') })],
  ['another scheme as target', 400, wire({ start: 'POST ftp://x/api/send-email HTTP/1.1' })],
  ['HTTP/3.0', 400, wire({ start: 'POST /api/send-email HTTP/3.0' })],
  ['post in small letters', 400, wire({ start: 'post /api/send-email HTTP/1.1' })],
  ['TRACE', 405, wire({ start: 'TRACE /api/send-email HTTP/1.1', length: [], body: '' })],
  ['CONNECT', [], wire({ start: 'CONNECT altrove.example:25 HTTP/1.1' })],
  ['SMTP', 400, `EHLO ${victim}\r\nMAIL FROM:<x@${victim}>\r\n`],
  ['a foreign recipient behind a true one', [200, 403], wire({ lines: KEEP }) + wire({ body: foreign }), 1],
  [
    'a foreign recipient behind an early answer',
    [415, 403],
    wire({ type: 'text/plain', lines: KEEP }) + wire({ body: foreign }),
  ],
];

const sites: readonly Attack[] = [
  ['two Origin lines', 403, wire({ lines: closing(origin(HOST), origin(victim)) })],
  [
    'two Sec-Fetch-Site lines',
    403,
    wire({ lines: closing('Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site') }),
  ],
  [
    'an absolute target that fits a foreign Origin',
    403,
    wire({ start: `POST http://${victim}/api/send-email HTTP/1.1`, lines: closing(origin(victim)) }),
  ],
  [
    'two Host lines',
    400,
    wire({ host: [`Host: ${HOST}`, `Host: ${victim}`], lines: closing(origin(victim)) }),
  ],
  ['a list of hosts', 400, wire({ host: [`Host: ${HOST}, ${victim}`], lines: closing(origin(victim)) })],
  ['two content types', 415, wire({ lines: closing('Content-Type: text/plain') })],
  ['two keys', 422, wire({ lines: closing('Idempotency-Key: a', 'Idempotency-Key: b') })],
];

const copies = ['To', 'Cc', 'Bcc', 'X-Original-To', 'Resend-To'].map((name) => `${name}: x@${victim}`);
const trailer = `${chunked(text).slice(0, -2)}To: x@${victim}\r\nIdempotency-Key: x\r\n\r\n`;
const query = `?to=x@${victim}&cc=x@${victim}`;

const harmless = (
  [
    // A browser sets Host itself, so the name leads to this server, and the message goes to the company like every other.
    ['a foreign Host and its Origin', { host: [`Host: ${victim}`], lines: closing(origin(victim)) }],
    ['an absolute target of another host', { start: `POST http://${victim}/api/send-email HTTP/1.1` }],
    ['dot segments in the target', { start: 'POST /x/../api/send-email HTTP/1.1' }],
    ['HTTP/1.0', { start: 'POST /api/send-email HTTP/1.0' }],
    ['recipients in the query', { start: `POST /api/send-email${query} HTTP/1.1` }],
    ['recipients in headers', { lines: closing(...copies) }],
    ['a trailer with header lines', { length: [CHUNKED], body: trailer }],
    ['chunk extensions', { length: [CHUNKED], body: chunked(text).replace('\r\n', ';to="vittima"\r\n') }],
    ['an upgrade', { lines: closing('Upgrade: smtp') }],
    ['a method that overrides itself', { lines: closing('X-HTTP-Method-Override: DELETE') }],
    ['a partner’s post', { body: JSON.stringify({ ...payload, ...partner }) }],
  ] satisfies [string, Message][]
).map(([what, message]): Attack => [what, 200, wire(message), 1]);

const formPost: Attack = [
  'a form post',
  303,
  wire({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(asFormPost(demo)).toString(),
  }),
  1,
];

describe.each(Object.entries({ framing, sites, harmless: [...harmless, formPost] }))('%s', (_, attacks) => {
  const named = attacks.map(([what, ...attack]) => [what, attack] as const);
  it.each(named)('%s', async (_, [expected, line, mails = 0]) => {
    const before = fakeProvider.delivered.length;
    expect(statuses(await new Line(server.port).write(line).ended)).toEqual([expected].flat());
    await fixture.delivery.run();
    const delivered = fakeProvider.delivered.slice(before);
    expect(delivered.map(({ payload: { to, cc, bcc } }) => [to, cc, bcc])).toEqual(
      Array(mails).fill([boxes.info, undefined, undefined]),
    );
    expect([...fixture.log, ...server.log].filter(({ level }) => level === 'error')).toEqual([]);
  });
});

it('after all of it the server answers and delivers, and objects inherit nothing more', async () => {
  const before = fakeProvider.delivered.length;
  expect(before).toBeGreaterThan(harmless.length);
  expect(statuses(await new Line(server.port).write(wire()).ended)).toEqual([200]);
  await fixture.delivery.run();
  expect(fakeProvider.delivered.slice(before)).toMatchObject([{ payload: { to: boxes.info } }]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
