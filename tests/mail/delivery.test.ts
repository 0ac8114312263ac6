import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHandler } from '@/lib/mail/handler';
import { resendProvider } from '@/lib/mail/resend-provider';
import {
  acceptedAt,
  boxes,
  contact,
  demo,
  errorOf,
  type House,
  jsonPost,
  openHouse,
  partner,
  siteUrl,
} from './house';
import { startStandIn } from './stand-in';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let house: House;
const provider = (timeoutMs = 2000) =>
  resendProvider({ apiKey: 're_prova', baseUrl: standIn.baseUrl, timeoutMs });

beforeEach(async () => {
  standIn = await startStandIn();
  house = await openHouse({ provider: provider() });
});
afterEach(async () => {
  house.delivery.stop();
  await house.close();
  await standIn.close();
});

/** Submits through the endpoint and waits for the sweep that follows. @returns the key */
async function submit(body: object, to = house): Promise<string> {
  const response = await to.handle(jsonPost(body));
  expect(response.status).toBe(200);
  const { id }: { id: string } = await response.json();
  await to.delivery.idle();
  return id;
}

describe('delivery to the provider', () => {
  it('sends what was accepted, once, under its key', async () => {
    const key = await submit(contact);
    expect(standIn.received).toHaveLength(1);
    const [request] = standIn.received;
    expect(request?.path).toBe('/emails');
    expect(request?.headers).toMatchObject({ authorization: 'Bearer re_prova', 'idempotency-key': key });
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      from: '"Niccolò D’Amico (via sito)" <sito@azienda.example>',
      to: 'info@azienda.example',
      reply_to: 'niccolo@cliente.example',
      subject: 'Contatto dal sito: quote',
      text: expect.stringContaining('<b>preventivo</b> & una demo.'),
      html: expect.stringContaining('&lt;b&gt;preventivo'),
    });
    expect(await house.count()).toEqual({ sent: 1 });
    await house.delivery.sweep();
    expect(standIn.received).toHaveLength(1);
  });

  it('parks a message that the provider refuses, says where, and goes on with the others', async () => {
    standIn.replies.push({ status: 422, body: { name: 'validation_error', statusCode: 422, message: 'no' } });
    const key = await submit(contact);
    await submit(demo);
    expect(await house.count()).toEqual({ parked: 1, sent: 1 });
    expect(house.log).toContainEqual(
      expect.objectContaining({
        event: 'mail_parked',
        level: 'error',
        key,
        file: house.spool.fileOf('parked', key),
      }),
    );
  });

  it.each([
    ['500', { status: 500 }],
    ['502 with a page instead of JSON', { status: 502, body: '<html>' }],
    ['a refusal without content', { status: 500, body: null }],
    ['200 without an id', { status: 200, body: {} }],
    ['408', { status: 408 }],
    ['a dropped connection', 'reset'],
    [
      'concurrent repeats',
      { status: 409, body: { name: 'concurrent_idempotent_requests', statusCode: 409, message: '' } },
    ],
  ] as const)(
    'repeats after %s with the same key and the same bytes, also after a restart',
    async (_, reply) => {
      standIn.replies.push(reply);
      const key = await submit(partner);
      expect(await house.count()).toEqual({ waiting: 1 });
      const restarted = await openHouse({ provider: provider(), spoolDir: house.spool.root });
      await restarted.delivery.start();
      await restarted.delivery.sweep();
      restarted.delivery.stop();
      await restarted.close();
      expect(await house.count()).toEqual({ sent: 1 });
      const [first, second] = standIn.received;
      expect(standIn.received).toHaveLength(2);
      expect(first?.headers['idempotency-key']).toBe(key);
      expect(second?.headers['idempotency-key']).toBe(key);
      expect(second?.body).toBe(first?.body);
    },
  );

  it('gives up an attempt that takes too long and keeps the message', async () => {
    await house.close();
    house = await openHouse({ provider: provider(100) });
    standIn.replies.push('hang');
    await submit(contact);
    expect(await house.count()).toEqual({ waiting: 1 });
    await house.delivery.sweep();
    expect(await house.count()).toEqual({ sent: 1 });
  });

  it.each([401, 403, 429])('holds everything on %i and says so', async (status) => {
    for (const body of [contact, demo, partner]) {
      standIn.replies.push({ status, headers: { 'Retry-After': '7' } });
      await submit(body);
    }
    expect(await house.count()).toEqual({ waiting: 3 });
    const before = standIn.received.length;
    standIn.replies.push({ status });
    await house.delivery.sweep();
    expect(standIn.received).toHaveLength(before + 1);
    expect(house.log).toContainEqual(expect.objectContaining({ event: 'mail_waits', level: 'error' }));
    await house.delivery.sweep();
    expect(await house.count()).toEqual({ sent: 3 });
  });

  it('sends the oldest first, at pace, in one sweep at a time', async () => {
    const waiting = await openHouse();
    const keys: string[] = [];
    for (const body of [contact, demo, partner]) {
      keys.push(await submit(body, waiting));
      // Files of one moment have no order.
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    const slow = await openHouse({ provider: provider(), spoolDir: waiting.spool.root });
    await Promise.all([slow.delivery.sweep(), slow.delivery.sweep(), slow.delivery.sweep()]);
    expect(standIn.received.map(({ headers }) => headers['idempotency-key'])).toEqual(keys);
    await slow.close();
    await waiting.close();
  });

  it('does not press a provider that is away, however many submissions arrive', async () => {
    const waiting = await openHouse();
    for (const body of [contact, demo]) await submit(body, waiting);
    const pressed = await openHouse({ provider: provider(), spoolDir: waiting.spool.root });
    standIn.replies.push({ status: 500 });
    const first = pressed.delivery.sweep();
    void pressed.delivery.sweep();
    await first;
    expect(standIn.received).toHaveLength(1);
    await pressed.close();
    await waiting.close();
  });

  it('looks once more at the end of a sweep for what arrived during it', async () => {
    const first = house.handle(jsonPost(contact));
    const second = house.handle(jsonPost(demo));
    await Promise.all([first, second]);
    await house.delivery.idle();
    expect(await house.count()).toEqual({ sent: 2 });
  });

  it('sends simultaneous repeats once, even when one is stored only after the other was sent', async () => {
    let calls = 0;
    const { spool } = house;
    const handle = createHandler({
      spool: {
        ...spool,
        store: async (...args) => {
          calls += 1;
          await new Promise((resolve) => setTimeout(resolve, calls === 1 ? 0 : 500));
          return spool.store(...args);
        },
      },
      delivery: house.delivery,
      boxes,
      mailFrom: 'sito@azienda.example',
      siteUrl,
      now: () => acceptedAt,
      log: () => {},
    });
    const headers = { 'Idempotency-Key': randomUUID() };
    const responses = await Promise.all([
      handle(jsonPost(contact, headers)),
      handle(jsonPost(contact, headers)),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    await house.delivery.idle();
    expect(standIn.received).toHaveLength(1);
  });

  it('parks a file that is no message and sends the rest', async () => {
    await house.spool.list('waiting');
    await writeFile(join(house.spool.root, 'waiting', 'rotto.eml'), 'ciao');
    await submit(contact);
    expect(await house.count()).toEqual({ parked: 1, sent: 1 });
  });

  it('takes up at start what was waiting or half sent', async () => {
    const waiting = await openHouse();
    const key = await submit(contact, waiting);
    await waiting.spool.claim(key);
    await submit(demo, waiting);
    const started = await openHouse({ provider: provider(), spoolDir: waiting.spool.root });
    await started.delivery.start();
    await started.delivery.idle();
    expect(await started.count()).toEqual({ sent: 2 });
    started.delivery.stop();
    await started.close();
    await waiting.close();
  });
});

describe('a fault of our own', () => {
  it('leaves the message waiting, not claimed for ever', async () => {
    const broken = await openHouse({ provider: { send: () => Promise.reject(new Error('guasto')) } });
    await broken.handle(jsonPost(contact));
    await broken.delivery.idle();
    expect(await broken.count()).toEqual({ waiting: 1 });
    expect(broken.log.map(({ event }) => event)).toContain('mail_sweep_failed');
    await broken.close();
  });
});

describe('without a provider key', () => {
  it('keeps every message as a readable file and says where', async () => {
    const local = await openHouse();
    await local.delivery.start();
    const key = await submit(contact, local);
    expect(await local.count()).toEqual({ waiting: 1 });
    const file = local.spool.fileOf('waiting', key);
    expect(await readFile(file, 'utf8')).toContain('Niccolò D’Amico');
    expect(local.log).toContainEqual(expect.objectContaining({ event: 'submission', key, file }));
    expect(local.log).toContainEqual(
      expect.objectContaining({ event: 'mail_kept', message: expect.stringContaining(local.spool.root) }),
    );
    local.delivery.stop();
    await local.close();
  });
});

describe('without a disk', () => {
  async function diskless() {
    await writeFile(join(house.base, 'file'), '');
    return openHouse({ provider: provider(), spoolDir: join(house.base, 'file', 'mail') });
  }

  it('sends within the request', async () => {
    const broken = await diskless();
    const response = await broken.handle(jsonPost(contact));
    expect(response.status).toBe(200);
    const { id }: { id: string } = await response.json();
    expect(standIn.received.map(({ headers }) => headers['idempotency-key'])).toEqual([id]);
    await broken.close();
  });

  it.each([{ status: 500 }, { status: 422 }, 'reset'] as const)(
    'answers 503 when the provider does not take it: %j',
    async (reply) => {
      const broken = await diskless();
      standIn.replies.push(reply);
      const response = await broken.handle(jsonPost(contact));
      expect(response.status).toBe(503);
      expect((await errorOf(response)).code).toBe('unavailable');
      await broken.close();
    },
  );

  it('does not send spam', async () => {
    const broken = await diskless();
    expect((await broken.handle(jsonPost({ ...contact, fax_aziendale: 'x' }))).status).toBe(200);
    expect(standIn.received).toEqual([]);
    await broken.close();
  });
});
