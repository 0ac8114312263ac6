import assert, { deepEqual as equal } from 'node:assert/strict';
import { prepareChannels } from '@/lib/mail/delivery/maintenance';
import type { Outgoing } from '@/lib/mail/message/message';
import * as fixture from './contract-fixture';

const { DAY, from, HOUR, keyOf, MINUTE, messageOf, HIGH_PACE, SECOND, START } = fixture;
const { REFUSED, REJECTED, UNAVAILABLE, UNKNOWN } = fixture;

export const queueCases: fixture.Cases = {
  async 'lets another process lease a message when the first lease has ended, and records late answers'(
    store,
    open,
  ) {
    const now = START + 30 * SECOND;
    await store.accept('a');
    const late = await store.lease();
    equal([await open().msUntilNextLease(), await store.states('a')], [30 * SECOND, 'sending: mail sending']);
    const second = await open().lease(now);
    equal([second.key, second.mail, second.attempts, second.unknownSince], [late.key, late.mail, 2, START]);
    // A lease that has ended can only record that the message was sent.
    for (const outcome of [UNKNOWN, REJECTED]) await store.queue.settle(late, outcome, now);
    equal(await store.states('a', now), 'sending: mail sending');
    await store.queue.settle(late, { kind: 'sent' }, now);
    for (const outcome of [UNKNOWN, REJECTED, REFUSED]) await store.queue.settle(second, outcome, now);
    equal([await store.states('a', now), await store.paused()], ['sent: mail sent', []]);
  },
  async 'records a late rejection if nobody else has leased the message'(store) {
    await store.accept('a');
    await store.queue.settle(await store.lease(), REJECTED, START + MINUTE);
    equal(await store.states('a'), 'dead: mail waiting');
  },
  async 'gives up a rejected message only if it was tried before and another has been sent since'(store) {
    await store.accept('bad1 bad2 bad3 good1 good2');
    const { sent, dead } = await store.sendGood(/bad/, START + 46 * SECOND);
    // Untried messages go first, after pauses of 5, 10 and 20 seconds.
    equal(sent, ['35: good1', '35: good2']);
    equal(dead, ['35: bad1', '35: bad2', '45: bad3']);
  },
  async 'keeps every message that a channel rejects, tries each in turn, and sends all when it recovers'(
    store,
  ) {
    await store.accept('a b c d');
    const tried: string[] = [];
    let now = START;
    for (const seconds of [5, 10, 20, 30, 30, 30, 30, 30]) {
      tried.push((await store.attempt(REJECTED, now)).name);
      equal(await store.msUntilNextLease(now), seconds * SECOND);
      now += seconds * SECOND;
    }
    equal(tried.join(' '), 'a b c d a b c d');
    equal(await store.paused(), [{ channel: 'mail', cause: 'refused', reason: '422' }]);
    equal(await store.counts(), { dead: 4 });
    equal(await store.sendAll(now), 'a b c d');
  },
  async 'sends with another key what failed with earlier addresses and did not arrive'(store, open) {
    const readdress = ({ mail }: Outgoing) => ({ ...mail, to: 'new@azienda.example' });
    await store.accept('a b');
    for (const [index, outcome] of [REFUSED, UNAVAILABLE].entries())
      await store.attempt(outcome, START + index * MINUTE);
    for (const name of ['a', 'b']) {
      const { attemptKey, mail } = await open({ readdress }).lease(START + HOUR, name);
      equal([attemptKey, mail.to], [`${keyOf(name)}-1`, 'new@azienda.example']);
      await store.queue.settle(await store.lease(START + 2 * HOUR, name), { kind: 'sent' }, START + 2 * HOUR);
    }
  },
  async 'shows a message that is rejected after an unknown attempt among the dead letters'(store) {
    await store.accept('a');
    await store.attempt(UNKNOWN);
    await store.attempt(REJECTED, START + HOUR);
    equal(await store.states('a'), 'dead: mail waiting');
    equal(await store.leads.retry(keyOf('a'), START + HOUR), true);
    // It may have arrived, so its key and bytes stay.
    const { attemptKey, unknownSince } = await store.lease(START + HOUR);
    equal([attemptKey, unknownSince], [keyOf('a'), START]);
  },
  async 'takes rejections for the fault of the site from the third in a row on'(store) {
    await store.accept('a b c d');
    const causes: unknown[] = [];
    for (const [index, outcome] of [REJECTED, REJECTED, UNAVAILABLE, REJECTED, REJECTED, REJECTED].entries())
      causes.push((await store.attempt(outcome, START + index * MINUTE)).circuit);
    // Only a new cause or reason is logged.
    equal(causes, ['unavailable', undefined, 'unavailable', 'unavailable', undefined, 'refused']);
  },
  async 'sends a rejected message with today’s recipient and sender, under its key with a number'(
    store,
    open,
  ) {
    const readdress = ({ mail }: Outgoing) => ({ ...mail, to: 'new@azienda.example' });
    const today = open({ readdress });
    await store.accept('a b');
    const { attemptKey, mail } = await store.lease(START, 'a');
    equal([attemptKey, mail.to], [keyOf('a'), 'info@azienda.example']);
    await store.queue.settle(await store.lease(START + MINUTE, 'b'), REJECTED, START + MINUTE);
    // What may have arrived keeps its bytes and its key.
    const again = await today.lease(START + 2 * MINUTE, 'a');
    equal([again.attemptKey, again.mail], [keyOf('a'), mail]);
    for (const [number, outcome] of [REJECTED, UNKNOWN, UNKNOWN].entries()) {
      const at = START + (3 + 10 * number) * MINUTE;
      const retried = await today.lease(at, 'b');
      const key = `${keyOf('b')}-${Math.min(number + 1, 2)}`;
      equal([retried.attemptKey, retried.mail.to], [key, 'new@azienda.example']);
      await today.queue.settle(retried, outcome, at);
    }
  },
  async 'sends leads before sign-ups, then by the fairness rank of the client that day, then the oldest'(
    store,
  ) {
    const at = (seconds: number) => ({ receivedAt: START + seconds * SECOND });
    await store.accept('signup', { form: 'newsletter' }, from('192.0.2.9'));
    await store.accept('a1 a2 a3', at(1), from('192.0.2.1'));
    await store.accept('b1 b2', at(2), from('192.0.2.2'));
    await store.accept('oldest', at(0), from('192.0.2.3'));
    await fixture.storeSiteMessage(store.database, messageOf('test', { form: 'test', ...at(3) }));
    equal(await store.sendAll(START + MINUTE), 'test oldest a1 b1 a2 b2 a3 signup');
  },
  async 'counts sent messages for the fairness rank of a client too, and a tenth of those of its /48'(store) {
    await store.accept('a1 a2 a3', {}, from('192.0.2.1'));
    await store.sendAll();
    for (let index = 0; index < 11; index += 1) await store.accept(`n${index}`, {}, from(`n:${index}`, 'n'));
    await store.accept('a4', {}, from('192.0.2.1'));
    await store.accept('b1 b2', { receivedAt: START + SECOND }, from('192.0.2.2'));
    equal(await store.sendAll(START + MINUTE), 'n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 b1 n10 b2 a4');
  },
  async 'retries an unknown outcome after 1, 2, 4, 8, 10, 10 … minutes, and sends others meanwhile'(store) {
    let now = START;
    await store.accept('first');
    for (const minutes of [1, 2, 4, 8, 10, 10]) {
      equal((await store.attempt(UNKNOWN, now)).name, 'first');
      equal(await store.msUntilNextLease(now), minutes * MINUTE);
      await store.accept(`other${now}`);
      equal(await store.sendAll(now + 30 * SECOND), `other${now}`);
      now += minutes * MINUTE;
    }
  },
  async 'waits a minute with a message that may be the cause of the failure, not if the provider is'(store) {
    await store.accept('a');
    await store.attempt({ ...UNAVAILABLE, concernsMessage: true });
    equal(await store.msUntilNextLease(), MINUTE);
    await store.attempt(UNAVAILABLE, START + MINUTE);
    // The second pause of the channel.
    equal(await store.msUntilNextLease(START + MINUTE), 10 * SECOND);
  },
  async 'gives up messages of unknown outcome after a day, and no others'(store) {
    await store.accept('a b');
    await store.attempt(UNKNOWN);
    await store.attempt(UNAVAILABLE, START + 5 * SECOND);
    await store.queue.settle(await store.lease(START + DAY - 1, 'a'), UNKNOWN, START + DAY - 1);
    const [now, key, since] = [START + DAY + HOUR, keyOf('a'), '2026-03-05T10:00:00.000Z'];
    const { database, queue } = store;
    const dead = [{ key, reason: `unknown: ${key}` }];
    equal(await fixture.leaseByKey(database, queue, key, now), { at: now, dead });
    const { state, reason, deliveries } = await store.lead('a', now);
    equal([state, reason, deliveries[0]?.unknownSince], ['dead', `unknown: ${key}`, since]);
    equal((await store.attempt(REFUSED, now)).name, 'b');
  },
  async 'gives up after a number of unanswered attempts, including interrupted ones'(_, open) {
    const expiry = { afterMs: 1e12, attempts: 3, reason: () => 'three times' };
    const { accept, attempt, lease, queue, leads } = open({ expiry });
    const dead = [{ key: keyOf('a'), reason: 'three times' }];
    let now = START;
    const next = () => (now += 10 * MINUTE);
    await accept('a');
    // A definite failure does not count.
    for (const outcome of [UNAVAILABLE, REFUSED, UNKNOWN, REFUSED, UNAVAILABLE, UNKNOWN])
      equal((await attempt(outcome, next())).dead, []);
    equal((await attempt(UNKNOWN, next())).dead, dead);
    // After a retry by a person it has all its attempts again.
    await leads.retry(keyOf('a'), now);
    for (const attempts of [1, 2, 3]) equal((await lease(next())).attempts, attempts);
    equal(await queue.lease(next()), { at: now, dead });
  },
  async 'keeps the limit per second across all processes'(_, open) {
    const process = () => open({ pace: { perSecond: 2, perHour: 100 } });
    await process().accept('a b c', { receivedAt: START - HOUR });
    await process().lease(START);
    equal([await process().msUntilNextLease(), await process().msUntilNextLease(START + 499)], [500, 1]);
    await process().lease(START + 500);
    // After the clock was set back nothing waits longer than that.
    await process().lease(START - HOUR);
  },
  async 'keeps the limit per hour across all processes and restarts'(_, open) {
    const process = () => open({ pace: { ...HIGH_PACE, perHour: 2 } });
    await process().accept('a b c d');
    await process().attempt();
    await process().attempt(undefined, START + MINUTE);
    equal(await process().msUntilNextLease(START + HOUR - SECOND), SECOND);
    equal(await process().sendAll(START + HOUR), 'c');
    equal(await process().msUntilNextLease(START + HOUR + 50 * SECOND), 10 * SECOND);
  },
  async 'makes a dead letter of a message that cannot be read, and sends the others'(store) {
    await store.accept('a b');
    await store.damage('a', 'mail');
    equal(await store.queue.lease(START), { at: START, dead: [{ reason: 'illeggibile' }] });
    equal([await store.sendAll(), await store.states('a')], ['b', 'dead: mail dead']);
    equal((await store.lead('a')).message.text, '{');
  },
  async 'pauses a channel longer each time: 30 s to 10 min, 5 to 30 s, or as asked'(store) {
    let now = START;
    await store.accept('a b c d');
    for (const [outcome, pauses] of [
      [REFUSED, [30, 60, 120, 240, 480, 600, 600]],
      // Another cause starts with its first pause. Unavailable and unknown are the same cause.
      [UNAVAILABLE, [5, 10]],
      [UNKNOWN, [20, 30, 30]],
      [{ ...UNAVAILABLE, retryAfterMs: 0 }, [1]],
      [{ ...UNAVAILABLE, retryAfterMs: DAY }, [3600]],
    ] as const) {
      for (const seconds of pauses) {
        const leased = await store.lease(now);
        // The pause counts from the start of the attempt, unless the provider says how long it is.
        await store.queue.settle(leased, outcome, 'retryAfterMs' in outcome ? now : now + 3 * SECOND);
        equal(await store.msUntilNextLease(now), seconds * SECOND);
        now += seconds * SECOND;
      }
    }
  },
  async 'lets one process use a paused channel, and resumes it when the provider answers'(store, open) {
    const other = open();
    await store.accept('a b');
    const fails = async (reason: string, at: number) =>
      (await store.attempt({ ...UNAVAILABLE, reason }, at)).circuit;
    equal([await fails('429', START), await fails('429', START + 5 * SECOND)], ['unavailable', undefined]);
    equal(await fails('503', START + MINUTE), 'unavailable');
    equal(await other.paused(), [{ channel: 'mail', cause: 'unavailable', reason: '503' }]);
    const now = START + 2 * MINUTE;
    const lease = await store.lease(now);
    equal(await other.msUntilNextLease(now), 30 * SECOND);
    equal((await store.queue.settle(lease, { kind: 'sent' }, now)).circuit, 'closed');
    equal(await other.paused(), []);
    await other.attempt(UNAVAILABLE, now);
    equal(await store.msUntilNextLease(now), 5 * SECOND);
  },
  async 'resumes paused channels at a start only on request, and corrects times of a wrong clock'(store) {
    const options = { channels: ['mail'], now: START } as const;
    const start = (resume: boolean) => prepareChannels(store.database, { ...options, resume });
    await store.accept('a b', { receivedAt: START + DAY });
    await store.attempt(UNKNOWN, START + DAY);
    await store.lease(START + DAY + 5 * SECOND);
    assert.ok((await store.msUntilNextLease()) > HOUR);
    await start(true);
    equal((await store.lease()).attempts, 2);
    await store.attempt(REFUSED);
    await start(false);
    equal(await store.msUntilNextLease(), 30 * SECOND);
    await start(true);
    await store.lease();
  },
  async 'tries other messages first when one is refused'({ accept, attempt }) {
    await accept('a b');
    const tried: string[] = [];
    for (const seconds of [0, 30, 90, 210])
      tried.push((await attempt(REFUSED, START + seconds * SECOND)).name);
    equal(tried.join(' '), 'a b a b');
  },
};
