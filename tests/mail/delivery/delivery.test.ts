import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '../fake-provider';
import { asFormPost, contact, demo, errorOf, formPost, jsonPost, partner } from '../mail-fixture';
import {
  clock,
  delivered,
  fakeProvider,
  fixture,
  HOUR,
  later,
  logged,
  open,
  provider,
  setUpDelivery,
  submit,
} from './delivery-fixture';

setUpDelivery();

const keysSent = () => fakeProvider.received.map(({ headers }) => headers['idempotency-key']);

describe('delivery to the provider', () => {
  it('sends what was accepted, once, under its key', async () => {
    const key = await submit(contact);
    expect(fakeProvider.received).toHaveLength(1);
    const [request] = fakeProvider.received;
    expect(request?.path).toBe('/emails');
    expect(request?.headers).toMatchObject({ authorization: 'Bearer re_prova', 'idempotency-key': key });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      from: '"Niccolò D’Amico (via sito)" <sito@azienda.example>',
      to: 'info@azienda.example',
      reply_to: 'niccolo@cliente.example',
      subject: 'Contatto dal sito: quote',
      text: expect.stringContaining('<b>preventivo</b> & una demo.'),
      html: expect.stringContaining('&lt;b&gt;preventivo'),
    });
    expect(await fixture.count()).toEqual({ sent: 1 });
    await later(HOUR);
    expect(fakeProvider.received).toHaveLength(1);
  });

  it('makes a dead letter of a message that the provider rejects, logs where and why, and goes on with the others', async () => {
    fakeProvider.replies.push('422');
    const key = await submit(contact);
    await submit(demo);
    expect(await fixture.count()).toEqual({ deadLetter: 1, sent: 1 });
    expect(logged('mail_dead_letter')).toEqual([
      expect.objectContaining({ level: 'error', key, file: fixture.spool.fileOf('deadLetter', key) }),
    ]);
    expect((await fixture.spool.note(key)).reason).toContain('422');
  });

  it.each<[string, Reply]>([
    ['500', '500-json'],
    ['a page instead of JSON', '503-html'],
    ['an empty answer', 'empty'],
    ['a truncated answer', 'truncated'],
    ['a malformed answer', 'malformed'],
    ['200 without an id', { status: 200, body: {} }],
    ['no answer in time', 'hang-after'],
    ['a dropped connection', 'reset'],
    ['a connection dropped after the message was taken', 'reset-after'],
  ])('repeats after %s with the same key and bytes, also after a restart: one mail', async (_, reply) => {
    const first = await open({ provider: provider(reply) });
    fakeProvider.replies.push(reply);
    const key = await submit(partner, first);
    expect(await first.count()).toEqual({ waiting: 1 });
    await first.delivery.stop();
    const restarted = await open({ spoolDir: first.spool.root });
    await restarted.delivery.start();
    await restarted.delivery.idle();
    expect(await restarted.count()).toEqual({ sent: 1 });
    expect(keysSent()).toEqual([key, key]);
    expect(fakeProvider.received[1]?.body).toBe(fakeProvider.received[0]?.body);
    expect(delivered()).toEqual([key]);
  });

  it('sends the oldest first, in one drain at a time', async () => {
    const waiting = await open({ provider: undefined });
    const keys: string[] = [];
    for (const body of [contact, { ...contact, firstName: 'B' }, { ...contact, firstName: 'C' }]) {
      keys.push(await submit(body, waiting));
      // Files of one moment have no order.
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    const next = await open({ spoolDir: waiting.spool.root });
    await Promise.all([next.delivery.drain(), next.delivery.drain(), next.delivery.drain()]);
    expect(delivered()).toEqual(keys);
  });

  it('drains once more what arrived during a drain', async () => {
    await Promise.all([fixture.handle(jsonPost(contact)), fixture.handle(jsonPost(demo))]);
    await fixture.delivery.idle();
    expect(await fixture.count()).toEqual({ sent: 2 });
  });

  it('reads the folder every 30 s, not for each submission', async () => {
    const reading = vi.spyOn(fixture.spool, 'waitingKeys');
    const peeking = vi.spyOn(fixture.spool, 'peek');
    for (let index = 0; index < 5; index += 1) await submit({ ...contact, firstName: `N${index}` });
    expect(await fixture.count()).toEqual({ sent: 5 });
    expect(reading).toHaveBeenCalledTimes(1);
    await later(29_999);
    expect(reading).toHaveBeenCalledTimes(1);
    await later(1);
    expect(reading).toHaveBeenCalledTimes(2);
    expect(peeking.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('finds by itself what another process put into the folder', async () => {
    await fixture.delivery.start();
    await fixture.delivery.idle();
    const writer = await open({ provider: undefined, spoolDir: fixture.spool.root });
    await submit(contact, writer);
    clock.pass(30_000);
    await fixture.delivery.idle();
    expect(await fixture.count()).toEqual({ sent: 1 });
  });

  it('shares a folder: each message goes once', async () => {
    const waiting = await open({ provider: undefined });
    for (let index = 0; index < 12; index += 1) await submit({ ...contact, firstName: `N${index}` }, waiting);
    const both = [await open({ spoolDir: waiting.spool.root }), await open({ spoolDir: waiting.spool.root })];
    await Promise.all(both.map(({ delivery }) => delivery.drain()));
    expect(await waiting.count()).toEqual({ sent: 12 });
    expect(new Set(keysSent()).size).toBe(12);
    expect(fakeProvider.received).toHaveLength(12);
  });

  it('recovers at start what was waiting or half sent', async () => {
    const waiting = await open({ provider: undefined });
    const key = await submit(contact, waiting);
    await waiting.spool.claim(key);
    await submit(demo, waiting);
    waiting.spool.close();
    const started = await open({ spoolDir: waiting.spool.root });
    await started.delivery.start();
    await started.delivery.idle();
    expect(await started.count()).toEqual({ sent: 2 });
    expect(logged('mail_ready', started)).toEqual([expect.objectContaining({ recovered: 1 })]);
  });
});

describe('stop', () => {
  it('ends what is in flight and claims nothing more', async () => {
    let answer: (outcome: { kind: 'accepted' }) => void = () => {};
    let asked = 0;
    const slow = await open({
      provider: {
        send: () => {
          asked += 1;
          return new Promise((resolve) => {
            answer = resolve;
          });
        },
      },
    });
    await slow.handle(jsonPost(contact));
    await slow.handle(jsonPost(demo));
    await expect.poll(() => asked).toBe(1);
    const stopped = slow.delivery.stop();
    answer({ kind: 'accepted' });
    await stopped;
    expect(await slow.count()).toEqual({ sent: 1, waiting: 1 });
    await slow.delivery.drain();
    expect(asked).toBe(1);
  });

  it('claims nothing when it comes during a poll of the spool', async () => {
    const waiting = await open({ provider: undefined });
    await submit(contact, waiting);
    const next = await open({ spoolDir: waiting.spool.root });
    await Promise.all([next.delivery.drain(), next.delivery.stop()]);
    expect(await next.count()).toEqual({ waiting: 1 });
    expect(fakeProvider.received).toEqual([]);
  });

  it('leaves after 10 s, and the next process takes the message up', async () => {
    let asked = false;
    const hanging = await open({
      provider: {
        send: () => {
          asked = true;
          return new Promise(() => {});
        },
      },
    });
    await hanging.handle(jsonPost(contact));
    await expect.poll(() => asked).toBe(true);
    const stopped = hanging.delivery.stop();
    clock.pass(10_000);
    await stopped;
    const next = await open({ spoolDir: hanging.spool.root });
    await next.delivery.start();
    await next.delivery.idle();
    expect(await next.count()).toEqual({ sent: 1 });
  });
});

describe('without a provider', () => {
  it('keeps everything in the spool and logs where', async () => {
    const alone = await open({ provider: undefined });
    await alone.delivery.start();
    const key = await submit(demo, alone);
    expect(await alone.count()).toEqual({ waiting: 1 });
    expect(logged('mail_kept', alone)[0]?.message).toContain(alone.spool.root);
    expect(logged('submission', alone)[0]).toMatchObject({ key, file: alone.spool.fileOf('waiting', key) });
  });

  it('deletes spam after its days, and nothing else', async () => {
    const alone = await open({ provider: undefined });
    await alone.handle(jsonPost({ ...contact, rg_vuoto: 'x' }));
    await submit(demo, alone);
    // Files are dated by the real clock.
    clock.set(Date.now());
    await alone.delivery.start();
    clock.pass(29 * 24 * HOUR);
    await alone.delivery.idle();
    expect(await alone.count()).toEqual({ spam: 1, waiting: 1 });
    clock.pass(2 * 24 * HOUR);
    await alone.delivery.idle();
    expect(await alone.count()).toEqual({ waiting: 1 });
  });
});

describe('rate limit (D19)', () => {
  it('counts accepted submissions of an address, refused ones and repeats not', async () => {
    const limited = await open({ rateLimitMax: 2 });
    const client = { address: '192.0.2.7' };
    const headers = { 'Idempotency-Key': randomUUID() };
    const post = (body: object, from = client, extra = {}) => limited.handle(jsonPost(body, extra), from);
    expect((await post({ ...contact, email: 'x' })).status).toBe(422);
    expect((await post(contact, client, headers)).status).toBe(200);
    expect((await post(contact, client, headers)).status).toBe(200);
    expect((await post(demo)).status).toBe(200);
    const refused = await post(partner);
    expect(refused.status).toBe(429);
    expect((await errorOf(refused)).code).toBe('too_many');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(contact, client, headers)).status).toBe(200);
    expect((await post(partner, { address: '192.0.2.8' })).status).toBe(200);
    const back = await limited.handle(formPost(asFormPost(demo)), client);
    expect([back.status, back.headers.get('location')]).toEqual([303, '/richiedi-demo#errore-invio']);
    await limited.delivery.idle();
    expect(await limited.count()).toEqual({ sent: 3 });
  });

  it('does not count what could not be kept', async () => {
    await writeFile(join(fixture.base, 'file'), '');
    const broken = await open({
      provider: undefined,
      rateLimitMax: 1,
      spoolDir: join(fixture.base, 'file', 'mail'),
    });
    for (let index = 0; index < 3; index += 1) {
      expect((await broken.handle(jsonPost(contact))).status).toBe(503);
    }
  });
});
