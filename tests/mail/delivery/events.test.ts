import { describe, expect, it } from 'vitest';
import type { EventAnswer } from '@/lib/mail/delivery/provider';
import {
  clock,
  DAY,
  HOUR,
  hang,
  MINUTE,
  pass,
  provider,
  settle,
  setUpDelivery,
  start,
} from './delivery-fixture';

setUpDelivery();

/** A process that asks what became of messages; days pass quickly where the table is asked once an hour. */
const startFollowing = () => start({ provider: provider.following, pollMs: HOUR });

const event = (name: string): EventAnswer => ({ kind: 'event', event: name });
/** When the provider was asked, in minutes since a moment. */
const minutesSince = (begin: number) => provider.questions.map(({ at }) => (at - begin) / MINUTE);

describe('what became of a message that the provider has taken', () => {
  it('is asked for by the name that the provider gave it, until it has arrived', async () => {
    const site = await startFollowing();
    const key = await site.submit('a');
    await pass(DAY);
    expect(provider.questions.map(({ id }) => id)).toEqual([`id-${key}`]);
    expect(await site.lead('a')).toMatchObject({ state: 'sent', deliveries: [{ event: 'delivered' }] });
  });

  it('is asked for at growing distances, for a day, and then the log says that nothing is known', async () => {
    const begin = clock.now();
    provider.answers.push(...Array(20).fill(event('delivery_delayed')));
    const site = await startFollowing();
    const key = await site.submit('a');
    await pass(3 * DAY);
    expect(minutesSince(begin)).toEqual([1, 5, 20, 55, 180, 600, 1560]);
    const last = 'delivery_delayed';
    expect(site.logged('mail_unconfirmed')).toMatchObject([{ level: 'warn', key, last }]);
  });

  it.each(['bounced', 'suppressed', 'failed', 'canceled'])('makes a dead letter: %s', async (name) => {
    provider.answers.push(event('sent'), event(name));
    const site = await startFollowing();
    const key = await site.submit('a');
    await pass(DAY);
    const reason = expect.stringContaining(name);
    expect(await site.lead('a')).toMatchObject({ state: 'dead', reason });
    expect(site.logged('mail_dead_letter')).toMatchObject([{ level: 'error', key, reason }]);
    expect(provider.questions).toHaveLength(2);
  });

  it('is logged where a recipient has marked it as spam, and it stays', async () => {
    provider.answers.push(event('complained'));
    const site = await startFollowing();
    const key = await site.submit('a');
    await pass(DAY);
    expect(await site.count()).toEqual({ sent: 1 });
    expect(site.logged('mail_complained')).toMatchObject([{ level: 'error', key }]);
  });

  it('is asked for again after a retry, which has a key of its own', async () => {
    provider.answers.push(event('bounced'));
    const site = await startFollowing();
    const key = await site.submit('a');
    await pass(MINUTE);
    expect(await site.leads.retry(key, clock.now())).toBe(true);
    await pass(2 * HOUR);
    expect(provider.attempts.map((attempt) => attempt.key)).toEqual([key, `${key}.1`]);
    expect(provider.questions.map(({ id }) => id)).toEqual([`id-${key}`, `id-${key}.1`]);
    expect(await site.count()).toEqual({ sent: 1 });
  });
});

describe('a provider without an answer', () => {
  it('is asked no more with a key that may only send, and again after a restart', async () => {
    provider.answers.push({ kind: 'forbidden', reason: '401 restricted_api_key' });
    const site = await startFollowing();
    await site.submit('a');
    await pass(DAY);
    expect(provider.questions).toHaveLength(1);
    expect(site.logged('mail_events_unreadable')).toMatchObject([{ level: 'info' }]);
    await site.delivery.stop();
    const next = await startFollowing();
    await pass(MINUTE);
    expect((await next.lead('a'))?.deliveries[0]?.event).toBe('delivered');
  });

  it.each<[string, EventAnswer, number[]]>([
    ['after 5 minutes', { kind: 'deferred', reason: '500' }, [1, 6, 11]],
    ['when it said', { kind: 'deferred', reason: '429', retryAfterMs: 20 * MINUTE }, [1, 21, 41]],
    ['after an hour at most', { kind: 'deferred', reason: '429', retryAfterMs: DAY }, [1, 61, 121]],
  ])('is asked again %s; it may be sent messages all the same', async (_, answer, minutes) => {
    const begin = clock.now();
    provider.answers.push(answer, answer);
    const site = await startFollowing();
    await site.submit('a');
    await pass(DAY);
    expect(minutesSince(begin)).toEqual(minutes);
    expect(site.logged('mail_events_failed')).toHaveLength(1);
    expect(site.logged('mail_circuit_open')).toEqual([]);
  });

  it('is asked again where it does not know the message yet', async () => {
    const begin = clock.now();
    provider.answers.push({ kind: 'event' });
    await (await startFollowing()).submit('a');
    await pass(DAY);
    expect(minutesSince(begin)).toEqual([1, 5]);
  });
});

describe('messages go first', () => {
  it('those that come while a question is under way before the next question', async () => {
    const site = await startFollowing();
    for (const name of ['a', 'b']) await site.submit(name);
    const answer = hang(provider.answers);
    await pass(MINUTE);
    hang(provider.outcomes);
    await site.submit('c');
    answer(event('delivered'));
    await settle();
    expect([provider.names(), provider.questions.length]).toEqual([['a', 'b', 'c'], 1]);
  });

  it('and a question keeps their pace', async () => {
    await start({ provider: provider.following, perSecond: 0.1 }, 'a', 'b', 'c', 'd', 'e', 'f', 'g');
    await pass(HOUR);
    const moments = [...provider.attempts, ...provider.questions].map(({ at }) => at).sort((a, b) => a - b);
    const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
    expect(moments).toHaveLength(14);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10_000);
  });
});
