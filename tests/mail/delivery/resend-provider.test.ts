import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import type { PauseCause } from '@/lib/mail/store/circuit-breaker';
import type { Mail } from '@/lib/mail/store/message';
import { type FakeProvider, type Fault, startFakeProvider, TRANSIENT_FAULTS } from '../fake-provider';
import { messageOf } from '../store/contract/kit';

const key = '3f1f8a52-6f0e-4c1b-9d3e-0f2a7b8c9d10';
const mail: Mail = {
  from: '"Niccolò \\"Nic\\" D’Amico (via sito)" <sito@azienda.example>',
  to: 'info@azienda.example',
  replyTo: 'niccolo@cliente.example',
  subject: 'Contatto dal sito: quote',
  text: 'Buongiorno.\n',
  html: '<p>Buongiorno.</p>\n',
};
const message = messageOf('a', { key, mail });

const SENDING_ONLY = 're_solo_invio';
/** Time-out where a fault hangs; elsewhere it is long, since the machine may be slow. */
const SHORT_MS = 1000;

let fakeProvider: FakeProvider;
const provider = ({
  timeoutMs = 10_000,
  apiKey = 're_prova',
  baseUrl = fakeProvider.baseUrl,
}: {
  timeoutMs?: number | undefined;
  apiKey?: string;
  baseUrl?: string;
} = {}) => resendProvider({ apiKey, baseUrl, timeoutMs });

beforeEach(async () => {
  fakeProvider = await startFakeProvider({ sendingOnly: [SENDING_ONLY] });
});
afterEach(() => fakeProvider.close());

/** Taken, under the id that the provider gave. */
const accepted = { kind: 'accepted', id: expect.stringMatching(/^[\da-f-]{36}$/) };
const unknown = (reason: string) => ({ kind: 'unknown', reason });
const rejected = (reason: string) => ({ kind: 'rejected', reason });
const deferred = (reason: string, cause: PauseCause = 'refused') => ({ kind: 'deferred', reason, cause });

describe('sending', () => {
  it('gives the whole message, under its key', async () => {
    expect(await provider().send(message, key)).toEqual(accepted);
    const { replyTo, ...rest } = mail;
    expect(fakeProvider.delivered).toEqual([
      { key, at: expect.any(Number), payload: { ...rest, reply_to: replyTo } },
    ]);
    const [request] = fakeProvider.received;
    // The order is part of the bytes that a repeat must have, also after an upgrade.
    const fields = ['from', 'html', 'reply_to', 'subject', 'text', 'to'];
    expect(Object.keys(JSON.parse(request?.body ?? ''))).toEqual(fields);
    expect(request?.headers).toMatchObject({ authorization: 'Bearer re_prova', 'idempotency-key': key });
    expect(await provider().send({ ...message, mail: { ...mail, subject: 'Altro' } }, key)).toEqual(
      rejected('409 invalid_idempotent_request'),
    );
  });

  it('keeps no id that could not stand in a path', async () => {
    for (const id of ['../domains', 'a/b', 'x'.repeat(200)]) {
      fakeProvider.replies.push({ status: 200, body: { id } });
      expect(await provider().send(message, key)).toEqual({ kind: 'accepted' });
    }
  });

  it('keeps what an answer says, beside its status, out of the reason', async () => {
    for (const name of ['mario@rossi.example', 'a\r\nX-Y: z', 'x'.repeat(500), { a: 1 }, '\u202e']) {
      fakeProvider.replies.push({ status: 422, body: { name, message: 'Mario Rossi' } });
      expect(await provider().send(message, key)).toEqual(rejected('422'));
    }
  });

  it.each([301, 302, 303, 307, 308])('follows no redirection (%i) to another host', async (status) => {
    const other = await startFakeProvider();
    fakeProvider.replies.push({ status, headers: { Location: `${other.baseUrl}/emails` } });
    expect(await provider().send(message, key)).toMatchObject({ kind: 'deferred', cause: 'refused' });
    expect([other.requests(), fakeProvider.requests()]).toEqual([0, 1]);
    await other.close();
  });

  it('is tried again, quietly, where no connection is made', async () => {
    const { baseUrl } = fakeProvider;
    await fakeProvider.close();
    const sender = provider({ baseUrl });
    expect(await sender.send(message, key)).toEqual(deferred('ECONNREFUSED', 'unreachable'));
    fakeProvider = await startFakeProvider({ port: Number(new URL(baseUrl).port) });
    expect(await sender.send(message, key)).toEqual(accepted);
  });

  it.each(['', 're_pro\nva', 're_è€'])('never throws without a usable key: %j', async (apiKey) => {
    const sender = provider({ apiKey });
    for (const _ of ['first', 'second']) {
      expect(await sender.send(message, key)).toEqual(deferred('no usable API key'));
    }
    expect(fakeProvider.requests()).toBe(0);
  });

  it('never rejects, not even for an idempotency key that no header can hold', async () => {
    expect(await provider().send(message, 'a\nb')).toEqual(unknown('TypeError'));
    expect(fakeProvider.requests()).toBe(0);
  });
});

const page = (status: number): Fault => ({ status, body: '<html>' });
const says = (statusCode: number, name = 'validation_error') => ({ statusCode, name, message: 'x' });

/** Every named fault, and answers whose status and body disagree. */
const outcomes: readonly [Fault, object][] = [
  ['500-json', unknown('500 internal_server_error')],
  ['500-html', unknown('500')],
  ['500-after', unknown('500 internal_server_error')],
  ['503-html', unknown('503')],
  ['hang', unknown('TimeoutError')],
  ['hang-after', unknown('TimeoutError')],
  ['stalled', unknown('TimeoutError')],
  ['reset', unknown('ECONNRESET')],
  ['reset-after', unknown('ECONNRESET')],
  ['empty', unknown('200 unreadable_answer')],
  ['truncated', unknown('UND_ERR_SOCKET')],
  ['malformed', unknown('200 unreadable_answer')],
  ['409-concurrent', unknown('409 concurrent_idempotent_requests')],
  ['401', deferred('401 missing_api_key')],
  ['403', deferred('403 invalid_api_key')],
  ['422', rejected('422 validation_error')],
  ['429', { ...deferred('429 rate_limit_exceeded', 'limited'), retryAfterMs: 1000 }],
  [page(200), unknown('200 unreadable_answer')],
  [page(400), rejected('400')],
  [page(404), deferred('404')],
  [page(408), unknown('408')],
  [page(409), unknown('409')],
  [page(413), rejected('413')],
  [page(418), deferred('418')],
  [page(422), rejected('422')],
  [page(502), unknown('502')],
  [{ status: 204 }, unknown('204 unreadable_answer')],
  [{ status: 304 }, deferred('304')],
  [{ status: 422, body: null }, rejected('422')],
  [{ status: 500, body: says(422) }, unknown('500 validation_error')],
  [{ status: 422, body: says(500) }, rejected('422 validation_error')],
  [{ status: 401, body: says(200) }, deferred('401 validation_error')],
  [{ status: 500, body: { id: 'x' } }, unknown('500')],
  [{ status: 200, body: says(422) }, unknown('answer without id')],
  [{ status: 200, body: null }, unknown('answer without id')],
  [{ status: 200, body: { id: 7 } }, unknown('answer without id')],
  [{ status: 200, body: { id: '' } }, unknown('answer without id')],
];

describe('a fault over a real connection', () => {
  it('is any transient one', () => {
    expect(outcomes.map(([fault]) => fault)).toEqual(expect.arrayContaining([...TRANSIENT_FAULTS]));
  });

  it.each(outcomes)('%j, and then the same bytes again: delivered once', async (fault, expected) => {
    fakeProvider.replies.push(fault);
    const hangs = fault === 'stalled' || String(fault).startsWith('hang');
    expect(await provider({ timeoutMs: hangs ? SHORT_MS : undefined }).send(message, key)).toEqual(expected);
    // As after a restart: another provider, the message read anew.
    expect(await provider().send(structuredClone(message), key)).toEqual(accepted);
    const requests = fakeProvider.received.map(
      ({ body, headers }) => `${headers['idempotency-key']} ${body}`,
    );
    expect([requests.length, new Set(requests).size]).toEqual([2, 1]);
    expect(fakeProvider.delivered).toHaveLength(1);
  });
});

describe('what became of a message', () => {
  it('is its last event; none where the provider does not know it', async () => {
    const outcome = await provider().send(message, key);
    const id = 'id' in outcome ? (outcome.id ?? '') : '';
    for (const event of ['delivered', 'bounced', 'delivery_delayed']) {
      fakeProvider.events.set(key, event);
      expect(await provider().lastEvent(id)).toEqual({ kind: 'event', event });
    }
    expect(await provider().lastEvent('altro')).toEqual({ kind: 'event' });
  });

  it('may not be read with a key that may only send', async () => {
    const sender = provider({ apiKey: SENDING_ONLY });
    expect(await sender.send(message, key)).toEqual(accepted);
    expect(await sender.lastEvent('x')).toEqual({ kind: 'forbidden', reason: '401 restricted_api_key' });
  });

  it.each<[Fault, object]>([
    ['500-json', { reason: '500 internal_server_error' }],
    ['hang', { reason: 'TimeoutError' }],
    ['reset', { reason: 'ECONNRESET' }],
    ['429', { reason: '429 rate_limit_exceeded', retryAfterMs: 1000 }],
    [page(200), { reason: '200 unreadable_answer' }],
    [{ status: 200, body: {} }, { reason: 'answer without last_event' }],
    [{ status: 200, body: { last_event: 'Anna <a@b.example>' } }, { reason: 'answer without last_event' }],
    ['401', { reason: '401 missing_api_key' }],
  ])('is to be asked for again after %j', async (reply, expected) => {
    fakeProvider.readReplies.push(reply);
    const answer = await provider({ timeoutMs: reply === 'hang' ? SHORT_MS : undefined }).lastEvent('x');
    expect(answer).toEqual({ kind: 'deferred', ...expected });
  });
});

describe('a provider that speaks no HTTP', () => {
  let server: Server;
  const sockets = new Set<Socket>();
  /** Answers every connection, at its first bytes, with these; then closes it or leaves it open. */
  async function speaking(bytes: string, leaves: 'open' | 'closed'): Promise<string> {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('data', () => {
        socket.write(bytes);
        if (leaves === 'closed') socket.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await new Promise((resolve) => server.close(resolve));
  });

  const packed = 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n';
  it.each([
    ['closes without a word', '', 'UND_ERR_SOCKET'],
    ['talks nonsense', 'SSH-2.0-OpenSSH_9.6\r\n', 'HPE_INVALID_CONSTANT'],
    ['breaks off in the head', 'HTTP/1.1 200 OK\r\nContent-', 'UND_ERR_SOCKET'],
    ['packs its answer wrongly', `${packed}Content-Length: 10\r\n\r\n{"id":"x"}`, 'Z_DATA_ERROR'],
  ])('has taken nothing that is known when it %s', async (_, bytes, reason) => {
    const baseUrl = await speaking(bytes, 'closed');
    expect(await provider({ baseUrl }).send(message, key)).toEqual(unknown(reason));
  });

  it('is left at the time-out: the connection ends', async () => {
    const baseUrl = await speaking('', 'open');
    expect(await provider({ baseUrl, timeoutMs: SHORT_MS }).send(message, key)).toEqual(
      unknown('TimeoutError'),
    );
    const [first] = sockets;
    await expect.poll(() => first?.readableEnded || first?.destroyed).toBe(true);
  });

  it('is given up in time even where fetch goes on beyond its signal', async () => {
    const baseUrl = await speaking(`${packed}\r\n{"id":"x"}`, 'closed');
    expect(await provider({ baseUrl, timeoutMs: SHORT_MS }).send(message, key)).toEqual(
      unknown('TimeoutError'),
    );
  });

  it.each([
    [422, rejected('422')],
    [401, deferred('401')],
    [200, unknown('TimeoutError')],
  ])('counts by its status %i although the body never ends', async (status, expected) => {
    const baseUrl = await speaking(`HTTP/1.1 ${status} X\r\nContent-Length: 90\r\n\r\n{"name":`, 'open');
    expect(await provider({ baseUrl, timeoutMs: SHORT_MS }).send(message, key)).toEqual(expected);
  });
});
