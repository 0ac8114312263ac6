import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pingWebhook, webhookProvider } from '@/lib/mail/delivery/webhook-provider';
import { freePort } from '@/tests/free-port';
import { type FakeReceiver, type ReceiverFault, SECRET, startFakeReceiver } from '../fake-receiver';
import { messageOf } from '../store/contract/kit';

const key = '3f1f8a52-6f0e-4c1b-9d3e-0f2a7b8c9d10';
const message = messageOf('a', {
  key,
  form: 'demo',
  fields: { nomeAzienda: 'Studio Bianchi & C.', interest: 'enterprise', people: '6', privacyAccepted: true },
  origin: {
    page: '/soluzioni/legale',
    campaign: { source: 'ordine', medium: null, campaign: 'autunno' },
  },
});

let receiver: FakeReceiver;
beforeEach(async () => {
  receiver = await startFakeReceiver();
});
afterEach(() => receiver.close());

const options = (more: { url?: string; secret?: string; timeoutMs?: number } = {}) => ({
  url: receiver.url,
  secret: SECRET,
  ...more,
});
const send = (more = {}) => webhookProvider(options(more)).send(message, key);

describe('a lead', () => {
  it('is posted signed, with its fields and where it comes from, the same at every attempt', async () => {
    for (const _ of [1, 2]) expect(await send()).toEqual({ kind: 'accepted' });
    const [first, second] = receiver.requests;
    expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': key });
    const body = {
      type: 'lead.created',
      timestamp: '2026-03-05T10:00:00.000Z',
      data: {
        key,
        form: 'demo',
        receivedAt: '2026-03-05T10:00:00.000Z',
        fields: message.fields,
        origin: message.origin,
      },
    };
    expect(JSON.parse(first?.body ?? '')).toEqual(body);
    expect(Object.keys(JSON.parse(first?.body ?? '').data)).toEqual(Object.keys(body.data));
    expect(second?.body).toBe(first?.body);
  });

  it('with another secret is refused by its receiver', async () => {
    const secret = `whsec_${Buffer.alloc(32, 'altro').toString('base64')}`;
    expect(await send({ secret })).toEqual({ kind: 'rejected', reason: '401' });
  });

  it.each<[string, ReceiverFault, object]>([
    ['408', { status: 408 }, { kind: 'unknown', reason: '408' }],
    [
      '429',
      { status: 429, headers: { 'Retry-After': '7' } },
      { kind: 'unknown', cause: 'limited', retryAfterMs: 7000 },
    ],
    ['500', { status: 500 }, { kind: 'unknown', reason: '500' }],
    ['503', { status: 503, headers: { 'Retry-After': '2' } }, { kind: 'unknown', retryAfterMs: 2000 }],
    ['a reset', 'reset', { kind: 'unknown', reason: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) }],
    ['410', { status: 410 }, { kind: 'rejected', reason: '410' }],
    ['404', { status: 404 }, { kind: 'rejected', reason: '404' }],
  ])('comes again or not after %s', async (_, fault, outcome) => {
    receiver.faults.push(fault);
    expect(await send()).toMatchObject(outcome);
  });

  it('follows no redirect', async () => {
    const other = await startFakeReceiver();
    receiver.faults.push({ status: 307, headers: { Location: other.url } });
    expect(await send()).toMatchObject({ kind: 'unknown', cause: 'refused', reason: '307' });
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('comes again where there is no answer in time, and no connection', async () => {
    receiver.faults.push('hang');
    expect(await send({ timeoutMs: 300 })).toMatchObject({ kind: 'unknown', reason: 'TimeoutError' });
    const url = `http://127.0.0.1:${await freePort()}/segreto`;
    expect(await send({ url })).toEqual({ kind: 'unknown', reason: 'ECONNREFUSED' });
  });

  it('says nothing of its address, whatever fails', async () => {
    const other = createServer((socket) => socket.end('no HTTP\r\n\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const outcome = await send({ url: `http://127.0.0.1:${port}/?token=segretissimo` });
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(JSON.stringify(outcome)).not.toMatch(/segretissimo|127\.0/);
    other.close();
  });
});

it('is taken by the program of docs/operations.md, which refuses what is not signed', async () => {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, code = ''] = /```js\n( *import { createServer }[\s\S]*?)```/.exec(guide) ?? [];
  const port = await freePort();
  // Below the project, so that the package is found.
  const folder = mkdtempSync(new URL('../../../node_modules/.receiver-', import.meta.url).pathname);
  writeFileSync(join(folder, 'receiver.mjs'), code.replace('4000', String(port)));
  const env = { ...process.env, LEADS_WEBHOOK_SECRET: SECRET };
  const program = spawn(process.execPath, [join(folder, 'receiver.mjs')], { env });
  const url = `http://127.0.0.1:${port}/`;
  try {
    await expect
      .poll(() => fetch(url).catch(() => undefined), { timeout: 20_000 })
      .toMatchObject({ status: 401 });
    // Letters of several bytes, in more than one piece of the body.
    const long = { ...message, fields: { ...message.fields, message: '€'.repeat(60_000) } };
    expect(await webhookProvider(options({ url })).send(long, key)).toEqual({ kind: 'accepted' });
    expect(await pingWebhook(options({ url }))).toBeUndefined();
    const [printed] = await once(program.stdout, 'data');
    expect(String(printed)).toContain(`${key} {`);
  } finally {
    program.kill();
    rmSync(folder, { recursive: true });
  }
});

describe('a ping', () => {
  it('is signed, and of a type of its own', async () => {
    expect(await pingWebhook(options())).toBeUndefined();
    expect(receiver.requests.map(({ body }) => body)).toEqual(['{"type":"ping"}']);
  });

  it('tells why it fails', async () => {
    receiver.faults.push({ status: 404 });
    expect(await pingWebhook(options())).toMatchObject({ reason: '404' });
    const url = `http://127.0.0.1:${await freePort()}/`;
    expect(await pingWebhook(options({ url }))).toMatchObject({ reason: 'ECONNREFUSED' });
  });
});
