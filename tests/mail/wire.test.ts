import { afterAll, beforeAll, expect, it } from 'vitest';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { Line, startServer, statuses } from '@/tests/server/server-fixture';
import { type FakeProvider, startFakeProvider } from './fake-provider';
import { type MailFixture, openMailFixture } from './mail-fixture';
import { boxes, contact, partner, payload } from './submissions';

// Attacks over a connection that no Request object can show, from the socket to the provider.
let fakeProvider: FakeProvider;
let fixture: MailFixture;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  fakeProvider = await startFakeProvider();
  fixture = await openMailFixture({
    provider: resendProvider({ apiKey: 're_prova', baseUrl: fakeProvider.baseUrl }),
  });
  server = await startServer({ mail: fixture.handle });
});
afterAll(async () => {
  server.server.closeAllConnections();
  server.server.close();
  await fixture.close();
  await fakeProvider.close();
});

const HOST = 'www.azienda.example';
const victim = 'altrove.example';
const text = JSON.stringify(contact);
const foreign = JSON.stringify({ ...payload, to: `vittima@${victim}` });

type Message = Partial<Record<'start' | 'host' | 'type' | 'length' | 'body', string>> & { lines?: string[] };

/** A raw request, one byte for each character. @param length replaces the true Content-Length */
function wire({ start = 'POST /api/send-email HTTP/1.1', body = text, ...rest }: Message = {}): string {
  const content = Buffer.from(body).toString('latin1');
  const { host = HOST, type = 'application/json', length = `Content-Length: ${content.length}` } = rest;
  const { lines = ['Connection: close'] } = rest;
  return [start, `Host: ${host}`, `Content-Type: ${type}`, length, ...lines, '', content].join('\r\n');
}

const chunked = 'Transfer-Encoding: chunked';
const inChunks = `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const closing = (...lines: string[]) => ({ lines: ['Connection: close', ...lines] });
const first = { lines: [] };
const elsewhere = `POST http://${victim}/api/send-email HTTP/1.1`;

it.each<[what: string, answers: number[], line: string]>([
  ['a misspelt chunked encoding', [400], wire({ length: 'Transfer-Encoding: xchunked', body: inChunks })],
  ['CONNECT', [], wire({ start: `CONNECT ${victim}:25 HTTP/1.1` })],
  ['SMTP', [400], `EHLO ${victim}\r\nMAIL FROM:<x@${victim}>\r\n`],
  [
    'a foreign recipient behind a refusal',
    [415, 403],
    wire({ type: 'x/y', ...first }) + wire({ body: foreign }),
  ],
  ['two Origin lines', [403], wire(closing(`Origin: http://${HOST}`, `Origin: http://${victim}`))],
  [
    'two Sec-Fetch-Site lines',
    [403],
    wire(closing('Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site')),
  ],
  ['a foreign Origin and target', [403], wire({ start: elsewhere, ...closing(`Origin: http://${victim}`) })],
  ['a list of hosts', [400], wire({ host: `${HOST}, ${victim}`, ...closing(`Origin: http://${victim}`) })],
  ['two keys', [422], wire(closing('Idempotency-Key: a', 'Idempotency-Key: b'))],
])('%s: nothing is sent', async (_, answers, line) => {
  expect(statuses(await new Line(server.port).write(line).ended)).toEqual(answers);
  expect(await fixture.count()).toEqual({});
  expect([...fixture.log, ...server.log].filter(({ level }) => level === 'error')).toEqual([]);
});

const trailer = `${inChunks.slice(0, -2)}To: x@${victim}\r\nIdempotency-Key: x\r\n\r\n`;

it.each<[what: string, message: Message]>([
  // A browser sets Host itself, so this name leads to this server, and the message goes to the company like any other.
  ['a foreign Host and its Origin', { host: victim, ...closing(`Origin: http://${victim}`) }],
  ['an absolute target of another host', { start: elsewhere }],
  ['recipients in the query', { start: `POST /api/send-email?to=x@${victim} HTTP/1.1` }],
  ['HTTP/1.0 and dot segments', { start: 'POST /x/../api/send-email HTTP/1.0' }],
  ['recipients in headers', closing(`To: x@${victim}`, `Bcc: x@${victim}`)],
  ['a trailer with header lines', { length: chunked, body: trailer }],
  ['chunk extensions', { length: chunked, body: inChunks.replace('\r\n', ';to="vittima"\r\n') }],
  ['a partner’s post', { body: JSON.stringify({ ...payload, ...partner }) }],
])('%s: only one mail of six fields goes to the company', async (_, message) => {
  const before = fakeProvider.delivered.length;
  expect(statuses(await new Line(server.port).write(wire(message)).ended)).toEqual([200]);
  await fixture.run();
  const sent = fakeProvider.delivered.slice(before).map(({ payload: mail }) => mail);
  expect(sent.map(({ to }) => to)).toEqual([boxes.info]);
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual(['from', 'html', 'reply_to', 'subject', 'text', 'to']);
});
