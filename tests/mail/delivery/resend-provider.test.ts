import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '@/lib/mail/delivery/outcome';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { deferred } from '@/tests/deferred';
import { freePort } from '@/tests/free-port';
import { startFakeMailServer } from '@/tests/mail/fake-mail-server';
import {
  type FakeProvider,
  type Fault,
  startFakeProvider,
  TRANSIENT_FAULTS,
} from '@/tests/mail/fake-provider';
import { outgoing } from './delivery-fixture';

const { key, mail } = outgoing;
/** The time-out for faults that hang, in milliseconds. Others have a long one, since the machine may be slow. */
const SHORT_MS = 1000;

let resend: FakeProvider;
beforeEach(async () => {
  resend = await startFakeProvider();
});
afterEach(() => resend.close());

const send = ({ baseUrl = resend.baseUrl, timeoutMs = 10_000, message = outgoing } = {}) =>
  resendProvider({ apiKey: 're_prova', baseUrl, timeoutMs })(message);

it('sends the whole message with its key', async () => {
  expect(await send()).toEqual({ kind: 'sent' });
  const { replyTo, ...rest } = mail;
  expect(resend.delivered).toMatchObject([{ key, payload: { ...rest, reply_to: replyTo } }]);
  const [request] = resend.received;
  // The order counts, since a repeat must have the same bytes, even after an upgrade.
  const fields = ['from', 'html', 'reply_to', 'subject', 'text', 'to'];
  expect(Object.keys(JSON.parse(request?.body ?? ''))).toEqual(fields);
  expect(request?.headers).toMatchObject({ authorization: 'Bearer re_prova', 'idempotency-key': key });
});

it('a mail is rejected if another message has used its key', async () => {
  await send();
  const other = { ...outgoing, mail: { ...mail, subject: 'Altro' } };
  const reason = '409 invalid_idempotent_request';
  expect(await send({ message: other })).toEqual({ kind: 'rejected', reason });
});

/** The answer of a proxy. */
const page = (status: number, headers = {}): Fault => ({ status, body: '<html>', headers });
const retryAfter = (value: string) => page(429, { 'Retry-After': value });

/** Expects the outcome of a fault, and that another attempt with the same bytes delivers the mail once. */
async function expectOutcome(fault: Fault, outcome: Partial<Outcome>): Promise<void> {
  resend.replies.push(fault);
  const hangs = fault === 'stalled' || String(fault).startsWith('hang');
  expect(await send(hangs ? { timeoutMs: SHORT_MS } : {})).toMatchObject(outcome);
  expect(await send({ message: structuredClone(outgoing) })).toEqual({ kind: 'sent' });
  const requests = resend.received.map(({ body, headers }) => `${headers['idempotency-key']} ${body}`);
  expect([requests.length, new Set(requests).size, resend.delivered.length]).toEqual([2, 1, 1]);
}

/** Faults, and what else is known of their outcome. `unknown`: the mail may have arrived; `rejected` concerns the message. */
const outcomes: Record<Exclude<Outcome['kind'], 'sent'>, [Fault, object?][]> = {
  unknown: [
    ...TRANSIENT_FAULTS.filter((fault) => fault !== '429').map((fault): [Fault] => [fault]),
    [page(409)],
    ['hang', { reason: 'TimeoutError' }],
    [{ status: 200, body: { id: '' } }, { reason: 'answer without id' }],
    // The status of the response counts, not the one in its body.
    [{ status: 500, body: { id: 'x', statusCode: 422, name: 'x' } }],
    [page(503, { 'Retry-After': '20' }), { retryAfterMs: 20_000 }],
  ],
  unavailable: [
    ['429', { retryAfterMs: 1000 }],
    [page(408), { retryAfterMs: undefined }],
    [retryAfter('Thu, 05 Mar 2099 10:20:00 GMT'), { retryAfterMs: expect.any(Number) }],
    [retryAfter('presto'), { retryAfterMs: undefined }],
  ],
  refused: [['401'], [page(404)], [page(307, { Location: '/emails' })]],
  // Only the name of an error is reported, since other text may be personal data.
  rejected: [
    [page(400)],
    ['422'],
    [{ status: 422, body: { name: 'mario@rossi.example' } }, { reason: '422' }],
  ],
};
describe.each(Object.entries(outcomes))('the outcome is «%s»', (kind, faults) => {
  it.each(faults)('after %j', (fault, details) =>
    expectOutcome(fault, { kind, ...details } as Partial<Outcome>),
  );
});

it('a mail is unavailable without a connection, a known host or a valid certificate', async () => {
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  expect(await send({ baseUrl })).toEqual({ kind: 'unavailable', reason: 'ECONNREFUSED' });
  const unresolved = { kind: 'unavailable', reason: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/) };
  expect(await send({ baseUrl: 'http://niente.invalid' })).toEqual(unresolved);
  // Its certificate is self-signed.
  const server = await startFakeMailServer({ secure: true });
  const uncertain = { kind: 'unavailable', reason: expect.stringContaining('CERT') };
  expect(await send({ baseUrl: `https://127.0.0.1:${server.port}` })).toEqual(uncertain);
  await server.close();
});

it('reads at most the beginning of an answer', async () => {
  const { promise: closed, resolve } = deferred();
  const server = createServer((socket) => {
    const write = () => {
      if (socket.writable) socket.write(`{"id":"${'x'.repeat(8192)}`, write);
    };
    socket.on('error', () => {}).on('close', resolve);
    socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\n\r\n', write));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await send({ baseUrl })).toEqual({ kind: 'unknown', reason: 'answer without id' });
  await closed;
  server.close();
});

it('gives up in time even if fetch ignores its signal, as while it decodes a broken response', async () => {
  const bytes = 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n{"id":"x"}';
  const server = createServer((socket) => socket.once('data', () => socket.end(bytes)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await send({ baseUrl, timeoutMs: SHORT_MS })).toMatchObject({ kind: 'unknown' });
  server.close();
});
