import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../fake-provider';
import { contact, demo, jsonPost, partner } from '../mail-fixture';
import { manualClock } from '../manual-clock';
import {
  clock,
  fakeProvider,
  fixture,
  HOUR,
  logged,
  MINUTE,
  open,
  passTime,
  provider,
  SENDING_ONLY,
  setUpDelivery,
  start,
  submit,
} from './delivery-fixture';

setUpDelivery({ isStarted: true });

describe('what becomes of a message that the provider has taken', () => {
  it('is asked for with the id that the provider gave it, until it has arrived', async () => {
    const key = await submit(contact);
    expect((await fixture.spool.note(key)).delivery).toMatchObject({ id: expect.stringMatching(/^[\w-]+$/) });
    expect(fakeProvider.read).toEqual([]);
    await passTime(MINUTE);
    expect(fakeProvider.read).toEqual([`/emails/${(await fixture.spool.note(key)).delivery?.id}`]);
    await passTime(2 * HOUR);
    expect(fakeProvider.read).toHaveLength(1);
    expect((await fixture.spool.note(key)).delivery).toMatchObject({ event: 'delivered' });
    expect(await fixture.count()).toEqual({ sent: 1 });
  });

  it('is asked for at growing distances while it is under way', async () => {
    const key = await submit(contact);
    fakeProvider.events.set(key, 'delivery_delayed');
    const asked: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      await passTime(MINUTE);
      while (asked.length < fakeProvider.read.length) asked.push(minute);
    }
    expect(asked).toEqual([1, 5, 20, 55]);
    // A box that is full for half a day still refuses in the end.
    fakeProvider.events.set(key, 'bounced');
    await passTime(27 * HOUR);
    expect(await fixture.count()).toEqual({ deadLetter: 1 });
  });

  it('stops asking after a day, and says that it knows nothing', async () => {
    const key = await submit(contact);
    fakeProvider.events.set(key, 'sent');
    await passTime(30 * HOUR);
    const asked = fakeProvider.read.length;
    expect(asked).toBeLessThan(10);
    expect(logged('mail_unconfirmed')).toEqual([expect.objectContaining({ key, last: 'sent' })]);
    await passTime(30 * HOUR);
    expect(fakeProvider.read).toHaveLength(asked);
  });

  it.each(['bounced', 'suppressed', 'failed', 'canceled'] as const)(
    'makes a dead letter of what is %s, with the reason in its note, and says so',
    async (event) => {
      const key = await submit(contact);
      fakeProvider.events.set(key, event);
      await passTime(MINUTE);
      expect(await fixture.count()).toEqual({ deadLetter: 1 });
      expect((await fixture.spool.note(key)).reason).toContain(event);
      expect(logged('mail_dead_letter')).toEqual([
        expect.objectContaining({ level: 'error', key, file: fixture.spool.fileOf('deadLetter', key) }),
      ]);
      await passTime(2 * HOUR);
      expect(fakeProvider.read).toHaveLength(1);
    },
  );

  it('logs an error where a recipient has marked a message as spam, and leaves it where it is', async () => {
    const key = await submit(contact);
    fakeProvider.events.set(key, 'complained');
    await passTime(MINUTE);
    expect(await fixture.count()).toEqual({ sent: 1 });
    expect(logged('mail_complained')).toEqual([expect.objectContaining({ level: 'error', key })]);
  });

  it('is really sent again after a retry, although the provider still knows its key', async () => {
    const key = await submit(contact);
    fakeProvider.events.set(key, 'bounced');
    await passTime(MINUTE);
    expect(await fixture.spool.retry(key)).toBe(true);
    await passTime(MINUTE);
    expect(await fixture.count()).toEqual({ sent: 1 });
    expect(fakeProvider.delivered.map((mail) => mail.key)).toEqual([key, `${key}.1`]);
    await fixture.delivery.idle();
    fakeProvider.events.set(`${key}.1`, 'bounced');
    await passTime(5 * MINUTE);
    expect(await fixture.count()).toEqual({ deadLetter: 1 });
    await fixture.spool.retry(key);
    await passTime(MINUTE);
    expect(fakeProvider.delivered.map((mail) => mail.key)).toEqual([key, `${key}.1`, `${key}.2`]);
  });

  it('is known after a restart', async () => {
    const key = await submit(contact);
    fakeProvider.events.set(key, 'sent');
    await passTime(MINUTE);
    await fixture.delivery.stop();
    fakeProvider.events.set(key, 'suppressed');
    const next = await open({ spoolDir: fixture.spool.root });
    await next.delivery.start();
    await passTime(3 * MINUTE, next);
    expect(fakeProvider.read).toHaveLength(1);
    await passTime(MINUTE, next);
    expect(fakeProvider.read).toHaveLength(2);
    expect(await next.count()).toEqual({ deadLetter: 1 });
  });

  it('is asked for once by two processes on one folder', async () => {
    const others = manualClock(clock.now());
    const other = await open({ spoolDir: fixture.spool.root, clock: others });
    const key = await submit(contact);
    await other.delivery.start();
    await other.delivery.idle();
    fakeProvider.events.set(key, 'delivery_delayed');
    for (let minute = 0; minute < 60; minute += 1) {
      await passTime(MINUTE);
      others.pass(MINUTE);
      await other.delivery.idle();
    }
    others.pass(HOUR);
    await other.delivery.idle();
    expect(fakeProvider.read.length).toBeLessThanOrEqual(5);
  });

  it('does no harm where the message has been deleted meanwhile', async () => {
    const key = await submit(contact);
    fakeProvider.events.set(key, 'bounced');
    await rm(fixture.spool.fileOf('sent', key));
    await passTime(MINUTE);
    expect(await fixture.count()).toEqual({});
    expect(await fixture.spool.note(key)).toEqual({ attempts: 0 });
    expect(logged('mail_dead_letter')).toEqual([]);
  });
});

describe('a provider without an answer', () => {
  it('is asked no more with a key that may only send, and once again after a restart', async () => {
    const sending = await open({ provider: provider(undefined, SENDING_ONLY) });
    await submit(contact, sending);
    await submit(demo, sending);
    await passTime(2 * HOUR, sending);
    expect(fakeProvider.read).toHaveLength(1);
    expect(logged('mail_events_unreadable', sending)).toEqual([expect.objectContaining({ level: 'info' })]);
    expect(await sending.count()).toEqual({ sent: 2 });
    await sending.delivery.stop();
    const next = await open({ spoolDir: sending.spool.root });
    await next.delivery.start();
    await passTime(MINUTE, next);
    expect(fakeProvider.read.length).toBeGreaterThan(1);
  });

  it.each<[string, Reply]>([
    ['an error', '500-json'],
    ['nothing', 'hang'],
    ['a page', { status: 200, body: '<html>' }],
    ['no event', { status: 200, body: { id: 'x' } }],
    ['a broken connection', 'reset'],
    ['too many', { status: 429, headers: { 'Retry-After': '120' } }],
  ])('is asked again minutes later when it answers %s', async (_, reply) => {
    await start({ provider: provider(reply) });
    const key = await submit(contact);
    fakeProvider.events.set(key, 'bounced');
    fakeProvider.readReplies.push(reply);
    await passTime(MINUTE);
    expect(await fixture.count()).toEqual({ sent: 1 });
    await passTime(MINUTE);
    expect(fakeProvider.read).toHaveLength(1);
    await passTime(5 * MINUTE);
    expect(await fixture.count()).toEqual({ deadLetter: 1 });
    expect(logged('mail_events_failed')).toHaveLength(1);
    expect(logged('mail_circuit_open')).toEqual([]);
  });

  it('is believed when it does not know the id yet', async () => {
    const key = await submit(contact);
    fakeProvider.events.set(key, 'bounced');
    fakeProvider.readReplies.push({ status: 404 });
    await passTime(MINUTE);
    expect(await fixture.count()).toEqual({ sent: 1 });
    await passTime(5 * MINUTE);
    expect(await fixture.count()).toEqual({ deadLetter: 1 });
  });

  it('sends leads while a question hangs', async () => {
    const patient = await open();
    await submit(contact, patient);
    fakeProvider.readReplies.push('hang');
    await patient.delivery.start();
    clock.pass(MINUTE);
    await expect.poll(() => fakeProvider.read.length).toBe(1);
    await patient.handle(jsonPost(demo));
    await expect.poll(() => patient.count()).toEqual({ sent: 2 });
    expect(fakeProvider.delivered).toHaveLength(2);
    // Ends the question, which the stop would wait for.
    await fakeProvider.close();
  });
});

describe('the pace', () => {
  it('is shared: a question and a lead keep their distance', async () => {
    const paced = await open({ perSecond: 1 });
    await paced.delivery.start();
    void paced.handle(jsonPost(contact));
    await expect.poll(() => paced.count()).toEqual({ sent: 1 });
    await passTime(MINUTE - 500, paced);
    expect(fakeProvider.read).toHaveLength(0);
    await passTime(500, paced);
    await passTime(30_000, paced);
    expect(fakeProvider.read).toHaveLength(1);
  });

  it('asks nothing while leads may go', async () => {
    const key = await submit(contact);
    let readAtSend = -1;
    const slow = await open({
      spoolDir: fixture.spool.root,
      provider: {
        ...provider(),
        send: async (message, id) => {
          readAtSend = Math.max(readAtSend, fakeProvider.read.length);
          return provider().send(message, id);
        },
      },
    });
    await fixture.delivery.stop();
    clock.pass(5 * MINUTE);
    for (const body of [demo, partner]) await slow.handle(jsonPost(body));
    await slow.delivery.idle();
    expect(readAtSend).toBe(0);
    await passTime(30_000, slow);
    expect((await slow.spool.note(key)).delivery?.event).toBe('delivered');
  });

  it('asks nothing while the provider is away', async () => {
    await submit(contact);
    fakeProvider.replies.push('500-json', '500-json', '500-json', '500-json', '500-json');
    await submit(demo);
    await passTime(MINUTE);
    expect(fakeProvider.read).toEqual([]);
    await passTime(5 * MINUTE);
    expect(await fixture.count()).toEqual({ sent: 2 });
    await passTime(5 * MINUTE);
    expect(fakeProvider.read).toHaveLength(2);
  });
});
