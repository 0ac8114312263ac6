import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
} from './delivery/delivery-fixture';
import type { Reply } from './fake-provider';
import {
  asFormPost,
  contact,
  demo,
  errorOf,
  formPost,
  jsonPost,
  type openMailFixture,
  partner,
} from './mail-fixture';

setUpDelivery();

describe('a disk that fails', () => {
  it('sets a damaged file aside, reports it, and sends the rest', async () => {
    await fixture.spool.prepare();
    const spooled = await open({ provider: undefined, spoolDir: fixture.spool.root });
    const keys = [];
    for (const body of [contact, demo, partner]) keys.push(await submit(body, spooled));
    await writeFile(join(fixture.spool.root, 'waiting', 'rotto.eml'), 'ciao');
    await appendFile(fixture.spool.fileOf('waiting', keys[0] ?? ''), 'x');
    const [second, copy] = [fixture.spool.fileOf('waiting', keys[1] ?? ''), randomUUID()];
    await writeFile(fixture.spool.fileOf('waiting', copy), await readFile(second));
    await fixture.delivery.drain();
    expect(await fixture.count()).toEqual({ damaged: 3, sent: 2 });
    expect(logged('mail_damaged').map(({ key }) => key)).toEqual(
      expect.arrayContaining(['rotto', keys[0], copy]),
    );
  });

  it('is not held up by a file that cannot be read, and names it', async () => {
    await fixture.spool.prepare();
    // Not readable even for root.
    await mkdir(fixture.spool.fileOf('waiting', 'cartella'));
    await submit(contact);
    await later(30_000);
    await submit(demo);
    expect(await fixture.count()).toEqual({ waiting: 1, sent: 2 });
    expect(logged('mail_drain_failed')[0]).toMatchObject({ level: 'error', key: 'cartella' });
  });

  it('is not held up by a draft that cannot be cleared away', async () => {
    await fixture.spool.prepare();
    const stray = join(fixture.spool.root, 'tmp', 'cartella');
    await mkdir(stray);
    await utimes(stray, 0, 0);
    await submit(contact);
    expect(await fixture.count()).toEqual({ sent: 1 });
    expect(logged('mail_spool_failed')).toHaveLength(1);
  });

  it('gives back what it could not send because of an error in the code', async () => {
    const broken = await open({ provider: { send: () => Promise.reject(new Error('guasto')) } });
    await broken.handle(jsonPost(contact));
    await broken.delivery.idle();
    expect(await broken.count()).toEqual({ waiting: 1 });
    expect(logged('mail_drain_failed', broken)).toHaveLength(1);
  });

  it('does not ask again for a message whose sender died between the note and the move', async () => {
    const key = await submit(contact, await open({ provider: undefined, spoolDir: fixture.spool.root }));
    await fixture.spool.writeNote(key, {
      attempts: 1,
      delivery: { id: 'a-1', sentAt: clock.now(), asked: 0 },
    });
    clock.pass(25 * HOUR);
    await fixture.delivery.drain();
    expect(await fixture.count()).toEqual({ sent: 1 });
    expect(fakeProvider.received).toEqual([]);
  });

  it('keeps the reason of what it sets aside in the note', async () => {
    const key = await submit(contact, await open({ provider: undefined, spoolDir: fixture.spool.root }));
    await appendFile(fixture.spool.fileOf('waiting', key), 'x');
    await fixture.delivery.drain();
    expect(await fixture.count()).toEqual({ damaged: 1 });
    expect((await fixture.spool.note(key)).reason).toContain('tagliato o modificato');
  });

  it('says that a message was sent once it can, and does not send it again', async () => {
    const { root } = fixture.spool;
    const moved = `${root}-altrove`;
    const vanishing = await open({
      spoolDir: root,
      provider: {
        send: async (message, key) => {
          const outcome = await provider().send(message, key);
          await rename(root, moved);
          return outcome;
        },
      },
    });
    await submit(contact, vanishing);
    expect(logged('mail_drain_failed', vanishing)).toHaveLength(1);
    await rm(root, { recursive: true, force: true });
    await rename(moved, root);
    await later(30_000, vanishing);
    expect(await vanishing.count()).toEqual({ sent: 1 });
    expect(fakeProvider.received).toHaveLength(1);
    const [{ key } = { key: '' }] = await vanishing.spool.list('sent');
    expect((await vanishing.spool.note(key)).delivery?.id).toBeDefined();
  });
});

describe('without a disk', () => {
  async function diskless(options: Parameters<typeof openMailFixture>[0] = {}) {
    await writeFile(join(fixture.base, 'file'), '');
    return open({ spoolDir: join(fixture.base, 'file', 'mail'), ...options });
  }

  it('sends within the request, repeats without doubling, and knows a used key', async () => {
    const broken = await diskless();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await broken.handle(jsonPost(contact, headers));
    expect(first.status).toBe(200);
    expect((await broken.handle(jsonPost(contact, headers))).status).toBe(200);
    expect((await broken.handle(jsonPost({ ...contact, message: 'Altro' }, headers))).status).toBe(409);
    expect(delivered()).toEqual([headers['Idempotency-Key']]);
    expect(fakeProvider.received).toHaveLength(1);
  });

  it.each<Reply>(['500-json', '422', '401', 'reset', 'hang'])('answers 503 on %j', async (reply) => {
    const broken = await diskless({ provider: provider(reply) });
    fakeProvider.replies.push(reply, reply);
    const response = await broken.handle(jsonPost(contact));
    expect(response.status).toBe(503);
    expect((await errorOf(response)).code).toBe('unavailable');
    const back = await broken.handle(formPost(asFormPost(demo)));
    expect([back.status, back.headers.get('location')]).toEqual([303, '/richiedi-demo#errore-invio']);
  });

  it('repeats an attempt of unknown outcome with the same bytes', async () => {
    const broken = await diskless({ now: () => new Date(clock.now()) });
    const headers = { 'Idempotency-Key': randomUUID() };
    fakeProvider.replies.push('reset-after');
    expect((await broken.handle(jsonPost(contact, headers))).status).toBe(503);
    clock.pass(60_000);
    expect((await broken.handle(jsonPost(contact, headers))).status).toBe(200);
    expect(fakeProvider.received[1]?.body).toBe(fakeProvider.received[0]?.body);
    expect(fakeProvider.delivered).toHaveLength(1);
  });

  it('repeats it with the same bytes also when the disk is back', async () => {
    const broken = await diskless({ now: () => new Date(clock.now()) });
    const headers = { 'Idempotency-Key': randomUUID() };
    fakeProvider.replies.push('reset-after');
    expect((await broken.handle(jsonPost(contact, headers))).status).toBe(503);
    await rm(join(fixture.base, 'file'));
    clock.pass(60_000);
    expect((await broken.handle(jsonPost(contact, headers))).status).toBe(200);
    await broken.delivery.idle();
    expect(await broken.count()).toEqual({ sent: 1 });
    expect(fakeProvider.received[1]?.body).toBe(fakeProvider.received[0]?.body);
  });

  it('does not keep a crowd waiting for its turn', async () => {
    const broken = await diskless({ perSecond: 2 });
    const statuses: number[] = [];
    const crowd = Array.from({ length: 30 }, async (_, index) => {
      const { status } = await broken.handle(jsonPost({ ...contact, firstName: `N${index}` }));
      statuses.push(status);
    });
    const refused = () => statuses.filter((status) => status === 503).length;
    await expect.poll(refused, { timeout: 10_000 }).toBe(9);
    // The last turn is 10 s from now.
    clock.pass(10_000);
    await Promise.all(crowd);
    expect(statuses.filter((status) => status === 200)).toHaveLength(21);
  });

  it('does not send spam, nor more than the hour’s pace', async () => {
    const broken = await diskless({ perHour: 1 });
    expect((await broken.handle(jsonPost({ ...contact, rg_vuoto: 'x' }))).status).toBe(503);
    expect(fakeProvider.received).toEqual([]);
    expect((await broken.handle(jsonPost(contact))).status).toBe(200);
    expect((await broken.handle(jsonPost(demo))).status).toBe(503);
  });
});
