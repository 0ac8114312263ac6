import { renameSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { channelState } from '@/lib/mail/store/circuit-breaker';
import {
  clock,
  DAY,
  HOUR,
  hang,
  keyOf,
  MINUTE,
  messageOf,
  open,
  type Process,
  pass,
  provider,
  refused,
  rejected,
  SECOND,
  settle,
  setUpDelivery,
  start,
  unknown,
} from './delivery-fixture';

setUpDelivery();

const keysSent = () => provider.attempts.map(({ key }) => key);
const causeIn = ({ database }: Process) => channelState(database, 'mail').cause;

describe('the delivery (D17)', () => {
  it('sends what was accepted at once, as it was composed, once', async () => {
    const site = await start();
    const key = await site.submit('a');
    await pass(HOUR);
    expect(provider.attempts).toMatchObject([{ key, mail: messageOf('a').mail }]);
    expect(provider.seconds()).toEqual([0]);
    expect(await site.count()).toEqual({ sent: 1 });
    expect(site.logged('mail_sent')).toMatchObject([{ key, attempts: 1 }]);
  });

  it.each([
    [2, [0, 0.5, 1]],
    [0.1, [0, 10, 20]],
  ])('keeps a pace of %d a second', async (perSecond, seconds) => {
    await start({ perSecond }, 'a', 'b', 'c');
    await pass(MINUTE);
    expect(provider.seconds()).toEqual(seconds);
  });

  it('sends what other processes store, release or retry within half a minute', async () => {
    const site = await start();
    const key = await open().accept('a', { spam: true });
    await pass(MINUTE);
    expect(await site.leads.release(key, clock.now())).toBe(true);
    provider.outcomes.push(rejected);
    await pass(MINUTE / 2);
    expect(await site.count()).toEqual({ dead: 1 });
    expect(await site.leads.retry(key, clock.now())).toBe(true);
    await pass(MINUTE / 2);
    // The provider never took it: its key is not used up.
    expect(keysSent()).toEqual([key, key]);
    expect(await site.count()).toEqual({ sent: 1 });
  });

  it('makes a dead letter of what the provider rejects, says so, and goes on with the others', async () => {
    provider.outcomes.push(rejected);
    const site = await start({}, 'a', 'b');
    expect(provider.seconds()).toEqual([0, 0]);
    expect(await site.lead('a')).toMatchObject({ state: 'dead', reason: '422' });
    expect(await site.count()).toEqual({ dead: 1, sent: 1 });
    expect(site.logged('mail_dead_letter')).toMatchObject([
      { level: 'error', key: keyOf('a'), reason: '422' },
    ]);
  });

  it('keeps everything where there is no provider, says where, and sends it when there is one', async () => {
    const alone = await start({ provider: undefined });
    await alone.submit('a');
    await pass(DAY);
    expect(await alone.count()).toEqual({ waiting: 1 });
    expect(alone.logged('mail_kept')[0]?.message).toContain(alone.database.place);
    await alone.delivery.stop();
    expect(await (await start()).count()).toEqual({ sent: 1 });
  });

  it('logs what the store cannot do, and tries again', async () => {
    const site = open();
    await site.accept('a');
    const { place } = site.database;
    renameSync(place, `${place}.away`);
    await site.delivery.start();
    await settle();
    expect(site.logged('mail_store_failed')).toHaveLength(1);
    const reason = expect.stringContaining(place);
    expect(site.logged('mail_drain_failed')).toMatchObject([{ level: 'error', reason }]);
    renameSync(`${place}.away`, place);
    await pass(MINUTE / 2);
    expect(await site.count()).toEqual({ sent: 1 });
  });

  it.each([
    ['back', -DAY],
    ['ahead', DAY],
  ])('is held up by no clock that is set %s, and then right', async (_, by) => {
    const site = await start({ perSecond: 1 });
    await site.submit('a');
    provider.outcomes.push({ kind: 'deferred', reason: '429', cause: 'limited', retryAfterMs: HOUR });
    await pass(SECOND);
    for (const name of ['b', 'c']) await site.submit(name);
    expect(await site.count()).toEqual({ sent: 1, waiting: 2 });
    clock.set(clock.now() + by);
    await pass(MINUTE);
    expect(await site.count()).toEqual({ sent: 3 });
    await site.accept('d');
    clock.set(clock.now() - by);
    await pass(MINUTE);
    expect(await site.count()).toEqual({ sent: 4 });
  });
});

describe('an attempt without an outcome', () => {
  it('is repeated with the same key and bytes, also by the next process', async () => {
    provider.outcomes.push(unknown);
    const first = await start({}, 'a');
    await first.delivery.stop();
    const next = await start();
    await pass(5 * SECOND);
    const [one, two] = provider.attempts;
    expect([two?.key, two?.mail]).toEqual([one?.key, one?.mail]);
    expect(provider.seconds()).toEqual([0, 5]);
    expect(await next.count()).toEqual({ sent: 1 });
  });

  it('is repeated by another process when its lease has ended, and still settles the message', async () => {
    const answer = hang(provider.outcomes);
    const answerOther = hang(provider.outcomes);
    const [one, two] = [await start(), await start()];
    const key = await one.submit('a');
    await pass(MINUTE);
    expect([provider.seconds(), keysSent()]).toEqual([
      [0, 30],
      [key, key],
    ]);
    answer({ kind: 'accepted', id: 'late' });
    await settle();
    expect((await two.lead('a'))?.deliveries).toMatchObject([{ state: 'sent', providerId: 'late' }]);
    // What is sent stays so, whatever the other attempt comes to.
    answerOther(rejected);
    await pass(MINUTE);
    expect(await two.count()).toEqual({ sent: 1 });
    expect(keysSent()).toHaveLength(2);
  });

  it('makes a dead letter after 24 hours, rather than a second mail', async () => {
    provider.outcomes.push(unknown);
    const first = await start({}, 'a');
    await first.delivery.stop();
    await pass(DAY);
    const next = await start();
    expect(await next.count()).toEqual({ dead: 1 });
    expect(keysSent()).toHaveLength(1);
    const reason = expect.stringContaining('24 ore');
    expect(next.logged('mail_dead_letter')).toMatchObject([{ level: 'error', key: keyOf('a'), reason }]);
  });
});

describe('the circuit breaker', () => {
  it('probes after 5 s, then every 30 s, and sends the rest when the provider answers', async () => {
    provider.outcomes.push(unknown, unknown, unknown);
    const site = await start({}, 'a', 'b', 'c', 'd', 'e');
    expect(causeIn(site)).toBe('unreachable');
    await pass(HOUR);
    expect(provider.seconds()).toEqual([0, 5, 35, 65, 65, 65, 65, 65]);
    expect(causeIn(site)).toBe(null);
    expect(site.logged('mail_circuit_open')).toMatchObject([{ level: 'warn', reason: '500' }]);
    expect(site.logged('mail_circuit_closed')).toHaveLength(1);
  });

  it('probes every 30 s although attempts last 10 s', async () => {
    const answers = [hang(provider.outcomes), hang(provider.outcomes), hang(provider.outcomes)];
    await start({}, 'a');
    for (const answer of answers) {
      await pass(10 * SECOND);
      answer(unknown);
      await pass(20 * SECOND);
    }
    expect(provider.seconds()).toEqual([0, 10, 40, 70]);
  });

  it('holds everything where the key is refused, and says so at once and again after ten minutes', async () => {
    provider.outcomes.push(...Array(30).fill(refused));
    const site = await start({}, 'a', 'b');
    const logged = () => site.logged('mail_circuit_open');
    expect(causeIn(site)).toBe('refused');
    expect(logged()).toMatchObject([{ level: 'error', reason: '401' }]);
    await pass(9 * MINUTE);
    expect(logged()).toHaveLength(1);
    await pass(2 * MINUTE);
    expect(logged()).toHaveLength(2);
    // Another reason is news.
    provider.outcomes.splice(0, 1, { ...refused, reason: '403' });
    await pass(MINUTE / 2);
    expect(logged()).toHaveLength(3);
    expect(await site.count()).toEqual({ waiting: 2 });
  });

  it('closes at a restart with another key; the same one waits for the next probe', async () => {
    provider.outcomes.push(refused);
    const site = await start({ configuration: 're_sbagliata' }, 'a', 'b');
    await site.delivery.stop();
    const same = await start({ configuration: 're_sbagliata' });
    expect([causeIn(same), provider.seconds()]).toEqual(['refused', [0]]);
    await same.delivery.stop();
    const other = await start({ configuration: 're_giusta' });
    expect([causeIn(other), await other.count()]).toEqual([null, { sent: 2 }]);
    expect(JSON.stringify(other.database.all('SELECT * FROM channels'))).not.toContain('re_');
  });
});

describe('stop', () => {
  it('ends the attempt that is under way and begins no other', async () => {
    const answer = hang(provider.outcomes);
    const site = await start({}, 'a', 'b');
    const stopped = site.delivery.stop();
    answer({ kind: 'accepted' });
    await stopped;
    site.delivery.wake();
    await pass(HOUR);
    expect(keysSent()).toHaveLength(1);
    expect(await open().count()).toEqual({ sent: 1, waiting: 1 });
  });

  it('waits for no pace', async () => {
    const site = await start({ perSecond: 1 }, 'a', 'b');
    await site.delivery.stop();
    expect(await open().count()).toEqual({ sent: 1, waiting: 1 });
  });

  it('leaves after 10 s, and the next process takes the message up', async () => {
    hang(provider.outcomes);
    const site = await start({}, 'a');
    let hasStopped = false;
    void site.delivery.stop().then(() => {
      hasStopped = true;
    });
    await pass(10 * SECOND - 1);
    expect(hasStopped).toBe(false);
    await pass(1);
    expect(hasStopped).toBe(true);
    const next = await start();
    await pass(20 * SECOND);
    expect(await next.count()).toEqual({ sent: 1 });
  });
});
