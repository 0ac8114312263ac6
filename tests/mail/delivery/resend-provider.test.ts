import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '@/lib/mail/delivery/provider';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import type { MailMessage } from '@/lib/mail/message/message';
import { type FakeProvider, type Fault, startFakeProvider, TRANSIENT_FAULTS } from '../fake-provider';

const key = '3f1f8a52-6f0e-4c1b-9d3e-0f2a7b8c9d10';
const message: MailMessage = {
  key,
  fingerprint: 'f'.repeat(64),
  form: 'contact',
  from: { name: 'Niccolò "Nic" D’Amico (via sito)', address: 'sito@azienda.example' },
  to: 'info@azienda.example',
  replyTo: 'niccolo@cliente.example',
  subject: 'Contatto dal sito: quote',
  text: 'Buongiorno.\n',
  html: '<p>Buongiorno.</p>\n',
  date: new Date('2026-03-05T10:20:30Z'),
  lead: {},
  clientKeys: ['prova'],
};

/** Taken, under the id that the provider gave. */
const accepted = { kind: 'accepted', id: expect.stringMatching(/^[\da-f-]{36}$/) };

let fakeProvider: FakeProvider;
/** Time-out where a fault hangs; elsewhere it is long, since the machine may be slow. */
const SHORT_MS = 1000;
const provider = (timeoutMs = 10_000, apiKey = 're_prova', baseUrl = fakeProvider.baseUrl) =>
  resendProvider({ apiKey, baseUrl, timeoutMs });

beforeEach(async () => {
  fakeProvider = await startFakeProvider();
});
afterEach(async () => {
  await fakeProvider.close();
});

describe('what the provider makes of an answer', () => {
  it('accepts one with an id, and sends the whole message under its key', async () => {
    expect(await provider().send(message, key)).toEqual(accepted);
    expect(fakeProvider.delivered).toEqual([
      {
        key,
        at: expect.any(Number),
        payload: {
          from: '"Niccolò \\"Nic\\" D’Amico (via sito)" <sito@azienda.example>',
          to: 'info@azienda.example',
          reply_to: 'niccolo@cliente.example',
          subject: 'Contatto dal sito: quote',
          text: 'Buongiorno.\n',
          html: '<p>Buongiorno.</p>\n',
        },
      },
    ]);
    const [request] = fakeProvider.received;
    // The order is part of the bytes that a repeat must have, also after an upgrade.
    const fields = ['from', 'html', 'reply_to', 'subject', 'text', 'to'];
    expect(Object.keys(JSON.parse(request?.body ?? ''))).toEqual(fields);
    expect(request?.headers).toMatchObject({ authorization: 'Bearer re_prova', 'idempotency-key': key });
  });

  it('accepts the answer to a repeat', async () => {
    await provider().send(message, key);
    expect(await provider().send(message, key)).toEqual(accepted);
    expect(fakeProvider.delivered).toHaveLength(1);
  });

  it('rejects another payload under the same key', async () => {
    await provider().send(message, key);
    expect(await provider().send({ ...message, subject: 'Altro' }, key)).toEqual({
      kind: 'rejected',
      reason: '409 invalid_idempotent_request',
    });
  });

  it('rejects what the provider refuses', async () => {
    expect(await provider().send({ ...message, to: 'info' }, key)).toEqual({
      kind: 'rejected',
      reason: '422 validation_error',
    });
  });

  it('is deferred and needs attention when the key is wrong', async () => {
    expect(await provider(10_000, 'altra').send(message, key)).toEqual({
      kind: 'deferred',
      reason: '403 invalid_api_key',
      needsAttention: true,
    });
  });
});

describe('what became of a message', () => {
  const sent = async () => {
    const outcome = await provider().send(message, key);
    return outcome.kind === 'accepted' ? (outcome.id ?? '') : '';
  };

  it.each(['delivered', 'bounced', 'suppressed', 'delivery_delayed'] as const)(
    'is read: %s',
    async (event) => {
      fakeProvider.events.set(key, event);
      expect(await provider().lastEvent(await sent())).toEqual({ kind: 'event', event });
    },
  );

  it('is not known of an unknown id', async () => {
    expect(await provider().lastEvent('altro')).toEqual({ kind: 'event' });
  });

  it('may not be read with a key that may only send', async () => {
    await fakeProvider.close();
    fakeProvider = await startFakeProvider({ sendingOnly: ['re_solo_invio'] });
    const sender = provider(10_000, 're_solo_invio');
    expect(await sender.send(message, key)).toEqual(accepted);
    expect(await sender.lastEvent('x')).toEqual({ kind: 'forbidden', reason: '401 restricted_api_key' });
  });

  it.each<[Fault, object]>([
    ['500-json', { reason: '500 internal_server_error' }],
    ['hang', { reason: 'TimeoutError' }],
    ['reset', { reason: 'ECONNRESET' }],
    ['429', { reason: '429 rate_limit_exceeded', retryAfterMs: 1000 }],
    [{ status: 200, body: '<html>' }, { reason: '200 unreadable_answer' }],
    [{ status: 200, body: {} }, { reason: 'answer without last_event' }],
    [
      { status: 200, body: { last_event: 'Anna <anna@rossi.example>' } },
      { reason: 'answer without last_event' },
    ],
    [{ status: 401 }, { reason: '401 missing_api_key' }],
  ])('is asked for again after %j', async (reply, expected) => {
    const id = await sent();
    fakeProvider.readReplies.push(reply);
    const answer = await provider(reply === 'hang' ? SHORT_MS : undefined).lastEvent(id);
    expect(answer).toEqual({ kind: 'deferred', ...expected });
  });

  it('leaves an id alone that could not stand in a path', async () => {
    for (const id of ['../domains', 'a/b', 'x'.repeat(200)]) {
      fakeProvider.replies.push({ status: 200, body: { id } });
      expect(await provider().send(message, key)).toEqual({ kind: 'accepted' });
    }
  });
});

const unknown = (reason: unknown): Outcome => ({ kind: 'unknown', reason: reason as string });
const html = { status: 418, body: '<html>418</html>' };
const says = (statusCode: number, name = 'validation_error') => ({ statusCode, name, message: 'x' });

/** Every named fault, and answers whose status and body disagree. */
const outcomes: readonly [Fault, Outcome][] = [
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
  ['401', { kind: 'deferred', reason: '401 missing_api_key', needsAttention: true }],
  ['403', { kind: 'deferred', reason: '403 invalid_api_key', needsAttention: true }],
  ['422', { kind: 'rejected', reason: '422 validation_error' }],
  ['429', { kind: 'deferred', reason: '429 rate_limit_exceeded', needsAttention: true, retryAfterMs: 1000 }],
  [
    { ...html, status: 400 },
    { kind: 'rejected', reason: '400' },
  ],
  [
    { ...html, status: 413 },
    { kind: 'rejected', reason: '413' },
  ],
  [
    { ...html, status: 422 },
    { kind: 'rejected', reason: '422' },
  ],
  [{ ...html, status: 409 }, unknown('409')],
  [
    { ...html, status: 404 },
    { kind: 'deferred', reason: '404', needsAttention: true },
  ],
  [html, { kind: 'deferred', reason: '418', needsAttention: true }],
  [{ ...html, status: 408 }, unknown('408')],
  [{ ...html, status: 502 }, unknown('502')],
  [
    { status: 422, body: null },
    { kind: 'rejected', reason: '422' },
  ],
  [{ status: 500, body: says(422) }, unknown('500 validation_error')],
  [
    { status: 422, body: says(500) },
    { kind: 'rejected', reason: '422 validation_error' },
  ],
  [
    { status: 401, body: says(200) },
    { kind: 'deferred', reason: '401 validation_error', needsAttention: true },
  ],
  [{ status: 500, body: { id: 'x' } }, unknown('500')],
  [{ status: 200, body: says(422) }, unknown('answer without id')],
  [{ status: 200, body: {} }, unknown('answer without id')],
  [{ status: 200, body: null }, unknown('answer without id')],
  [{ status: 200, body: { id: 7 } }, unknown('answer without id')],
  [{ status: 200, body: { id: '' } }, unknown('answer without id')],
  [{ status: 200, body: '<html>' }, unknown('200 unreadable_answer')],
  [{ status: 204 }, unknown('204 unreadable_answer')],
  [{ status: 304 }, { kind: 'deferred', reason: '304', needsAttention: true }],
];

describe('faults over a real connection', () => {
  it('cover every transient one', () => {
    expect(outcomes.map(([fault]) => fault)).toEqual(expect.arrayContaining([...TRANSIENT_FAULTS]));
  });

  it.each(outcomes)('%j, and then the same bytes again, delivered once', async (fault, expected) => {
    fakeProvider.replies.push(fault);
    const hangs = expected.kind === 'unknown' && expected.reason === 'TimeoutError';
    expect(await provider(hangs ? SHORT_MS : undefined).send(message, key)).toEqual(expected);
    // As after a restart: another provider, the message read anew.
    expect(await provider().send(structuredClone(message), key)).toEqual(accepted);
    const bodies = fakeProvider.received.map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    expect(new Set(fakeProvider.received.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([key]),
    );
    expect(fakeProvider.delivered).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirection (%i) to another host', async (status) => {
    const other = await startFakeProvider();
    fakeProvider.replies.push({ status, headers: { Location: `${other.baseUrl}/emails` } });
    expect(await provider().send(message, key)).toMatchObject({ kind: 'deferred', needsAttention: true });
    expect(other.requests()).toBe(0);
    expect(fakeProvider.requests()).toBe(1);
    await other.close();
  });

  it('keeps what the answer says, beside its status, out of the reason', async () => {
    for (const name of ['mario@rossi.example', 'a\r\nX-Y: z', 'x'.repeat(500), { a: 1 }, '\u202e']) {
      fakeProvider.replies.push({ status: 422, body: { name, message: 'Mario Rossi' } });
      expect(await provider().send(message, key)).toEqual({ kind: 'rejected', reason: '422' });
    }
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

  it.each([
    ['closes without a word', '', 'UND_ERR_SOCKET'],
    ['talks nonsense', 'SSH-2.0-OpenSSH_9.6\r\n', 'HPE_INVALID_CONSTANT'],
    ['breaks off in the head', 'HTTP/1.1 200 OK\r\nContent-', 'UND_ERR_SOCKET'],
    [
      'packs its answer wrongly',
      'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 10\r\n\r\n{"id":"x"}',
      'Z_DATA_ERROR',
    ],
  ])('is unknown when it %s', async (_, bytes, reason) => {
    const url = await speaking(bytes, 'closed');
    expect(await provider(undefined, 're_prova', url).send(message, key)).toEqual({
      kind: 'unknown',
      reason,
    });
  });

  it('is left at the time-out: the connection ends', async () => {
    const url = await speaking('', 'open');
    expect(await provider(SHORT_MS, 're_prova', url).send(message, key)).toEqual(unknown('TimeoutError'));
    const [first] = sockets;
    await expect.poll(() => first?.readableEnded || first?.destroyed).toBe(true);
  });

  it('is given up in time even where fetch goes on beyond its signal', async () => {
    const url = await speaking('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n{"id":"x"}', 'closed');
    expect(await provider(SHORT_MS, 're_prova', url).send(message, key)).toEqual(unknown('TimeoutError'));
  });

  it.each([
    [422, { kind: 'rejected', reason: '422' }],
    [401, { kind: 'deferred', reason: '401', needsAttention: true }],
    [200, { kind: 'unknown', reason: 'TimeoutError' }],
  ])('counts the status %i although its body never ends', async (status, expected) => {
    const url = await speaking(`HTTP/1.1 ${status} X\r\nContent-Length: 90\r\n\r\n{"name":`, 'open');
    expect(await provider(SHORT_MS, 're_prova', url).send(message, key)).toEqual(expected);
  });
});

describe('a connection that is never made', () => {
  it('is tried again, quietly', async () => {
    const url = fakeProvider.baseUrl;
    await fakeProvider.close();
    const sender = provider(undefined, 're_prova', url);
    expect(await sender.send(message, key)).toEqual({
      kind: 'deferred',
      reason: 'ECONNREFUSED',
      needsAttention: false,
    });
    fakeProvider = await startFakeProvider({ port: Number(new URL(url).port) });
    expect(await sender.send(message, key)).toEqual(accepted);
  });
});

describe('without a usable key', () => {
  it.each(['', 're_pro\nva', 're_è€'])(
    '%j throws nothing at construction, is deferred and needs attention',
    async (apiKey) => {
      const sender = provider(undefined, apiKey);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        expect(await sender.send(message, key)).toEqual({
          kind: 'deferred',
          reason: 'no usable API key',
          needsAttention: true,
        });
      }
      expect(fakeProvider.requests()).toBe(0);
    },
  );

  it('never rejects, not even for a key that no header can hold', async () => {
    expect(await provider().send(message, 'a\nb')).toEqual({ kind: 'unknown', reason: 'TypeError' });
    expect(fakeProvider.requests()).toBe(0);
  });
});
