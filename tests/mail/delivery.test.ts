import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resendProvider } from '@/lib/mail/resend-provider';
import { type Reply, startFakeProvider } from './fake-provider';
import {
  asFormPost,
  contact,
  demo,
  errorOf,
  formPost,
  jsonPost,
  type MailFixture,
  openMailFixture,
  partner,
} from './mail-fixture';
import { type ManualClock, manualClock } from './manual-clock';

const HOUR = 3_600_000;

let clock: ManualClock;
let fakeProvider: Awaited<ReturnType<typeof startFakeProvider>>;
let fixture: MailFixture;
const opened: MailFixture[] = [];
const provider = () => resendProvider({ apiKey: 're_prova', baseUrl: fakeProvider.baseUrl, timeoutMs: 300 });

/** Another process on the same folder, or on one of its own. */
async function open(options: Parameters<typeof openMailFixture>[0] = {}): Promise<MailFixture> {
  const each = await openMailFixture({ provider: provider(), clock, ...options });
  opened.push(each);
  return each;
}

beforeEach(async () => {
  clock = manualClock();
  fakeProvider = await startFakeProvider({ now: clock.now });
  fixture = await open();
});
afterEach(async () => {
  // Those opened later may share the folder of an earlier one.
  for (const each of opened.splice(0).reverse()) await each.close();
  await fakeProvider.close();
});

/** Submits through the endpoint and waits for the drain that follows. @returns the key */
async function submit(body: object, to = fixture): Promise<string> {
  const response = await to.handle(jsonPost(body));
  expect(response.status).toBe(200);
  const { id }: { id: string } = await response.json();
  await to.delivery.idle();
  return id;
}

/** Lets time pass, then the delivery do what is due. */
async function later(ms: number, to = fixture): Promise<void> {
  clock.pass(ms);
  await to.delivery.drain();
}

const keysSent = () => fakeProvider.received.map(({ headers }) => headers['idempotency-key']);
const delivered = () => fakeProvider.delivered.map(({ key }) => key);
const logged = (event: string, to = fixture) => to.log.filter((entry) => entry.event === event);

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

  it('parks a message that the provider refuses, says where and why, and goes on with the others', async () => {
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
    fakeProvider.replies.push(reply);
    const key = await submit(partner);
    expect(await fixture.count()).toEqual({ waiting: 1 });
    await fixture.delivery.stop();
    const restarted = await open({ spoolDir: fixture.spool.root });
    await restarted.delivery.start();
    await restarted.delivery.idle();
    expect(await fixture.count()).toEqual({ sent: 1 });
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

  it('looks once more at the end of a drain for what arrived during it', async () => {
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

  it('takes up at start what was waiting or half sent', async () => {
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

describe('a provider that is away (D17)', () => {
  it('is asked by one message after 5 s, then every 30 s, and the rest follows when it answers', async () => {
    fakeProvider.replies.push('500-json', '500-json', '500-json');
    for (let index = 0; index < 5; index += 1) await submit({ ...contact, firstName: `N${index}` });
    expect(fakeProvider.received).toHaveLength(1);
    await later(4900);
    expect(fakeProvider.received).toHaveLength(1);
    await later(100);
    expect(fakeProvider.received).toHaveLength(2);
    await later(29_900);
    expect(fakeProvider.received).toHaveLength(2);
    await later(100);
    expect(fakeProvider.received).toHaveLength(3);
    await later(30_000);
    await later(HOUR);
    expect(await fixture.count()).toEqual({ sent: 5 });
    expect(logged('mail_circuit_open')).toHaveLength(1);
    expect(logged('mail_circuit_closed')).toHaveLength(1);
  });

  it('is asked by itself, without a submission', async () => {
    fakeProvider.replies.push('reset');
    await submit(contact);
    await fixture.delivery.start();
    await fixture.delivery.idle();
    clock.pass(5000);
    await fixture.delivery.idle();
    expect(await fixture.count()).toEqual({ sent: 1 });
  });

  it('notices within half a minute although its attempts hang', async () => {
    const hang = async () => {
      clock.pass(10_000);
      return { kind: 'unknown', reason: 'hang' } as const;
    };
    const slow = await open({ provider: { send: hang } });
    await slow.delivery.start();
    await submit(contact, slow);
    clock.pass(0);
    await slow.delivery.idle();
    // The second attempt began 5 s after the first one or, since that took longer, at once.
    expect(clock.nextIn()).toBeLessThanOrEqual(20_000);
  });

  it.each<[Reply, string]>([
    ['401', '401'],
    ['403', '403'],
    [{ status: 429, headers: { 'Retry-After': '90' } }, '429'],
  ])('holds everything on %j and says so loudly', async (reply, status) => {
    fakeProvider.replies.push(reply);
    for (const body of [contact, demo, partner]) await submit(body);
    expect(fakeProvider.received).toHaveLength(1);
    expect(await fixture.count()).toEqual({ waiting: 3 });
    expect(logged('mail_circuit_open')).toEqual([
      expect.objectContaining({ level: 'error', reason: expect.stringContaining(status) }),
    ]);
    await later(status === '429' ? 89_000 : 4900);
    expect(fakeProvider.received).toHaveLength(1);
    await later(status === '429' ? 1000 : 100);
    await later(HOUR);
    expect(await fixture.count()).toEqual({ sent: 3 });
  });

  it('is not held up by one message that it stumbles over', async () => {
    const poison = randomUUID();
    const stumbling = await startFakeProvider({
      now: clock.now,
      fault: (_, key) => (key === poison ? '500-json' : undefined),
    });
    const spooled = await open({ provider: undefined });
    await spooled.handle(jsonPost({ ...contact, lastName: 'Veleno' }, { 'Idempotency-Key': poison }));
    for (let index = 0; index < 4; index += 1) await submit({ ...contact, firstName: `N${index}` }, spooled);
    const sending = await open({
      spoolDir: spooled.spool.root,
      provider: resendProvider({ apiKey: 're_prova', baseUrl: stumbling.baseUrl }),
    });
    for (const wait of [0, 5000, 30_000]) await later(wait, sending);
    expect(await sending.count()).toEqual({ sent: 4, waiting: 1 });
    // Where it is alone it is tried again, and new ones pass it.
    await later(60_000, sending);
    await submit(demo, sending);
    await later(30_000, sending);
    expect(await sending.count()).toEqual({ sent: 5, waiting: 1 });
    await stumbling.close();
  });

  it('sends the one that met the outage first as soon as the others', async () => {
    fakeProvider.replies.push('500-json', '500-json');
    await submit(contact);
    await submit(demo);
    await later(5000);
    expect(await fixture.count()).toEqual({ waiting: 2 });
    await later(30_000);
    expect(await fixture.count()).toEqual({ sent: 2 });
  });

  it('lets few messages ask, however long it lasts', async () => {
    const asked = new Set<string>();
    const away = {
      send: async (_: unknown, key: string) => {
        asked.add(key);
        return { kind: 'unknown', reason: 'away' } as const;
      },
    };
    const waiting = await open({ provider: away });
    for (let index = 0; index < 20; index += 1) await submit({ ...contact, firstName: `N${index}` }, waiting);
    for (let hour = 0; hour < 120; hour += 1) await later(30_000, waiting);
    expect(asked.size).toBeGreaterThan(1);
    expect(asked.size).toBeLessThanOrEqual(10);
  });

  it('parks a message whose outcome has been unknown for a day, rather than doubling it', async () => {
    fakeProvider.replies.push('reset-after');
    const key = await submit(contact);
    expect(delivered()).toEqual([key]);
    await fixture.delivery.stop();
    clock.pass(24 * HOUR + 1);
    const next = await open({ spoolDir: fixture.spool.root });
    await next.delivery.start();
    await next.delivery.idle();
    expect(await next.count()).toEqual({ deadLetter: 1 });
    expect(delivered()).toEqual([key]);
    expect(logged('mail_dead_letter', next)).toEqual([expect.objectContaining({ level: 'error', key })]);
  });

  it('goes on for days where the provider was certainly never reached', async () => {
    const closed = await startFakeProvider();
    await closed.close();
    const offline = await open({ provider: resendProvider({ apiKey: 're_prova', baseUrl: closed.baseUrl }) });
    await submit(contact, offline);
    for (let day = 0; day < 4; day += 1) await later(24 * HOUR, offline);
    expect(await offline.count()).toEqual({ waiting: 1 });
    const next = await open({ spoolDir: offline.spool.root });
    await later(0, next);
    expect(await next.count()).toEqual({ sent: 1 });
  });
});

describe('the pace (D3)', () => {
  it('leaves a distance between attempts', async () => {
    const moments: number[] = [];
    const paced = await open({
      perSecond: 2,
      failpoint: (point) => point === 'in-drain' && moments.push(clock.now()),
    });
    for (const body of [contact, demo, partner]) void submit(body, paced);
    await expect
      .poll(
        () => {
          clock.pass(50);
          return moments.length;
        },
        { timeout: 10_000, interval: 10 },
      )
      .toBe(3);
    const [first = 0, second = 0, third = 0] = moments;
    expect(second - first).toBeGreaterThanOrEqual(500);
    expect(third - second).toBeGreaterThanOrEqual(500);
    await paced.delivery.idle();
  });

  it('sends no more than an hour’s pace; a flood waits, is accepted all the same, and follows', async () => {
    const paced = await open({ perHour: 3 });
    for (let index = 0; index < 7; index += 1) await submit({ ...contact, firstName: `N${index}` }, paced);
    expect(await paced.count()).toEqual({ sent: 3, waiting: 4 });
    await later(HOUR - 1000, paced);
    expect(fakeProvider.delivered).toHaveLength(3);
    await later(1001, paced);
    expect(fakeProvider.delivered).toHaveLength(6);
    await paced.delivery.stop();
    // A restart begins no new hour.
    const next = await open({ perHour: 3, spoolDir: paced.spool.root });
    await next.delivery.start();
    await next.delivery.idle();
    expect(fakeProvider.delivered).toHaveLength(6);
    await later(HOUR + 1, next);
    expect(await next.count()).toEqual({ sent: 7 });
  });

  it('lets clients take turns, and gives the hour out evenly, part of it to fresh clients', async () => {
    const paced = await open({ perHour: 20, provider: undefined });
    for (let index = 0; index < 30; index += 1) {
      await paced.handle(jsonPost({ ...contact, firstName: `N${index}` }), { address: '192.0.2.1' });
    }
    await paced.handle(jsonPost(demo), { address: '192.0.2.2' });
    const sending = await open({ perHour: 20, spoolDir: paced.spool.root });
    await sending.delivery.drain();
    const subjects = () => fakeProvider.delivered.map(({ payload }) => payload.subject);
    expect(subjects()).toEqual(['Richiesta demo: Studio Bianchi', ...Array(7).fill(subjects()[1])]);
    await sending.handle(jsonPost(partner), { address: '192.0.2.3' });
    await sending.delivery.idle();
    expect(subjects()).toHaveLength(9);
    expect(subjects()[8]).toBe('Nuova candidatura partner: Rossi & Figli');
    // The next turn is minutes away, and goes to whoever has least.
    await sending.handle(jsonPost(demo), { address: '192.0.2.4' });
    await sending.delivery.idle();
    expect(subjects()).toHaveLength(9);
    await later(HOUR / 6, sending);
    expect(subjects()[9]).toBe('Richiesta demo: Studio Bianchi');
    expect(subjects()).toHaveLength(10);
  });
});

describe('a disk at fault', () => {
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

  it('gives back what it could not send for a fault of our own', async () => {
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

  it('claims nothing when it comes during a look at the folder', async () => {
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

describe('a clock that is set back', () => {
  it('makes no wait for the pace longer', async () => {
    const paced = await open({ perSecond: 1 });
    await submit(contact, paced);
    clock.set(clock.now() - HOUR);
    await paced.handle(jsonPost(demo));
    await expect
      .poll(
        () => {
          clock.pass(100);
          return fakeProvider.received.length;
        },
        { timeout: 10_000, interval: 10 },
      )
      .toBe(2);
    await paced.delivery.idle();
  });

  it('makes no wait for the provider longer', async () => {
    fakeProvider.replies.push('500-json');
    await submit(contact);
    clock.set(clock.now() - HOUR);
    // The setting back is noticed here.
    await later(0);
    await later(5000);
    expect(await fixture.count()).toEqual({ sent: 1 });
  });

  it('does not let mails that are dated ahead use up the hour', async () => {
    const paced = await open({ perHour: 1 });
    await submit(contact, paced);
    await paced.delivery.stop();
    clock.set(clock.now() - 24 * HOUR);
    const next = await open({ perHour: 1, spoolDir: paced.spool.root });
    await next.delivery.start();
    await submit(demo, next);
    expect(await next.count()).toEqual({ sent: 2 });
  });
});

describe('without a provider', () => {
  it('keeps everything in the folder and says where', async () => {
    const alone = await open({ provider: undefined });
    await alone.delivery.start();
    const key = await submit(demo, alone);
    expect(await alone.count()).toEqual({ waiting: 1 });
    expect(logged('mail_kept', alone)[0]?.message).toContain(alone.spool.root);
    expect(logged('submission', alone)[0]).toMatchObject({ key, file: alone.spool.fileOf('waiting', key) });
  });

  it('deletes after its days what the trap caught, and nothing else', async () => {
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
    const broken = await diskless();
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
