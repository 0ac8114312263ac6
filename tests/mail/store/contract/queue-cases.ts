import assert from 'node:assert/strict';
import { type Case, DAY, failed, from, HOUR, keyOf, MINUTE, openStore, SECOND, START } from './kit';

const LEASE = 30 * SECOND;

/** Two processes on one database. */
type Pair = [Awaited<ReturnType<typeof openStore>>, Awaited<ReturnType<typeof openStore>>];

export const queueCases: Case[] = [
  {
    name: 'gives a message to one process, and again when the lease has ended',
    async run(connect) {
      const [one, two]: Pair = [await openStore(connect()), await openStore(connect())];
      await one.accept('a');
      const first = await one.claim(START);
      assert.equal(first.sendingKey, keyOf('a'));
      assert.equal(await two.waitAt(START), LEASE);
      assert.deepEqual(await two.counts(), { sending: 1 });
      assert.equal(await two.hasWaiting(), true);
      const second = await two.claim(START + LEASE);
      assert.deepEqual([second.sendingKey, second.attempts, second.unknownSince], [keyOf('a'), 2, START]);
      assert.deepEqual(second.mail, first.mail);
    },
  },
  {
    name: 'settles by an answer that comes after the lease, which no later one undoes',
    async run(connect) {
      const [one, two]: Pair = [await openStore(connect()), await openStore(connect())];
      await one.accept('a');
      const late = await one.claim(START);
      const second = await two.claim(START + LEASE);
      // What another process has claimed meanwhile stays with it.
      await one.queue.settle(late, failed(), START + LEASE);
      await one.queue.settle(late, { kind: 'dead', reason: '422' }, START + LEASE);
      assert.deepEqual(await one.counts(START + LEASE), { sending: 1 });
      await one.queue.settle(late, { kind: 'sent', providerId: 'p1' }, START + LEASE);
      for (const outcome of [failed(), { kind: 'dead', reason: '422' }] as const) {
        assert.equal((await two.queue.settle(second, outcome, START + LEASE)).applied, false);
      }
      // The provider answers, so that its channel is not paused.
      assert.deepEqual((await one.leads.summary(START + LEASE, 0)).paused, []);
      await two.queue.settle(second, { kind: 'sent', providerId: 'p2' }, START + LEASE);
      const [lead] = await one.leads.byKey(keyOf('a'), 1, START + LEASE);
      assert.deepEqual([lead?.state, lead?.deliveries[0]?.providerId], ['sent', 'p1']);
    },
  },
  {
    name: 'sends the oldest of the client with the least load, waiting or sent in the last day',
    async run(connect) {
      const { accept, sendAll, queue } = await openStore(connect());
      const send = (names: string, client: string, at = START) =>
        Promise.all(
          names
            .split(' ')
            .map((name, index) => accept(name, { receivedAt: at + index }, from(`192.0.2.${client}`))),
        );
      await send('a1 a2 a3', '1');
      await send('b1 b2', '2');
      assert.deepEqual(await sendAll(START + MINUTE), ['b1', 'b2', 'a1', 'a2', 'a3']);
      // What was sent counts, so that c with as many waiting comes first; of two equals the newer one.
      await send('b3', '2', START + MINUTE);
      await send('c1 c2', '3', START + MINUTE);
      await send('d1 d2', '4', START + MINUTE + 10);
      assert.deepEqual(await sendAll(START + 2 * MINUTE), ['d1', 'd2', 'c1', 'c2', 'b3']);
      const tomorrow = START + DAY + 3 * MINUTE;
      await queue.age(tomorrow);
      await send('a4', '1', tomorrow);
      await send('e1 e2', '5', tomorrow);
      assert.deepEqual(await sendAll(tomorrow + MINUTE), ['a4', 'e1', 'e2']);
    },
  },
  {
    name: 'compares the widest networks first, and inside them the narrower ones',
    async run(connect) {
      const { accept, sendAll } = await openStore(connect());
      for (let index = 0; index < 5; index += 1) {
        await accept(`f${index}`, {}, from('n::/48', 'n:1::/56', `n:1:${index}::/64`));
      }
      await accept('honest', {}, from('n::/48', 'n:2::/56', 'n:2:1::/64'));
      for (const name of ['v1', 'v2', 'v3']) await accept(name);
      assert.deepEqual((await sendAll(START)).slice(0, 4), ['v1', 'v2', 'v3', 'honest']);
    },
  },
  {
    name: 'keeps the distances of the pace for all processes together',
    async run(connect) {
      const pace = { perSecond: 2 };
      const [one, two]: Pair = [await openStore(connect(), pace), await openStore(connect(), pace)];
      for (const name of ['a', 'b']) await one.accept(name);
      await one.claim(START);
      assert.equal(await two.waitAt(START), 500);
      assert.equal(await two.waitAt(START + 499), 1);
      await two.claim(START + 500);
      // A clock that was set back makes no wait longer.
      await one.accept('c', { receivedAt: START - HOUR });
      await one.claim(START - HOUR);
    },
  },
  {
    name: 'sends no more in an hour than the pace allows, in all processes, and through restarts',
    async run(connect) {
      const pace = { perHour: 2 };
      const [one, two]: Pair = [await openStore(connect(), pace), await openStore(connect(), pace)];
      for (const name of ['a', 'b', 'c', 'd']) await one.accept(name);
      const [first, second] = [await one.claim(START), await two.claim(START)];
      // What is being sent counts too.
      assert.ok((await one.waitAt(START)) > 0);
      await one.queue.settle(first, { kind: 'sent' }, START);
      assert.ok((await two.waitAt(START)) > 0);
      await two.queue.settle(second, { kind: 'sent' }, START + MINUTE);
      const restarted = await openStore(connect(), pace);
      assert.equal(await restarted.waitAt(START + MINUTE), 59 * MINUTE);
      assert.equal((await restarted.sendAll(START + HOUR)).length, 1);
      // What is dated ahead uses nothing up.
      assert.equal((await restarted.sendAll(START - DAY)).length, 0);
      await restarted.queue.age(START - DAY);
      assert.equal((await restarted.sendAll(START - DAY)).length, 1);
    },
  },
  {
    name: 'forgets times that a clock ahead has written',
    async run(connect) {
      const { accept, claim, queue, waitAt } = await openStore(connect());
      await accept('a', { receivedAt: START + DAY });
      assert.equal(await waitAt(START), DAY);
      await queue.age(START);
      await claim(START);
      await accept('b', { receivedAt: START + DAY });
      await claim(START + DAY);
      await queue.age(START + MINUTE);
      for (const _ of ['a', 'b']) await claim(START + MINUTE);
    },
  },
  {
    name: 'gives another question a turn of the pace only where no message wants it',
    async run(connect) {
      const { accept, claim, queue } = await openStore(connect(), { perSecond: 1 });
      assert.equal(await queue.takeTurn(START), undefined);
      assert.equal(await queue.takeTurn(START), START + SECOND);
      await accept('a');
      assert.equal(await queue.takeTurn(START + SECOND), START + 31 * SECOND);
      await queue.settle(await claim(START + SECOND), failed(), START + SECOND);
      assert.equal(await queue.takeTurn(START + 3 * SECOND), START + 33 * SECOND);
    },
  },
  {
    name: 'claims one message by its key, at pace like any other',
    async run(connect) {
      const { accept, claim, queue } = await openStore(connect(), { perSecond: 1 });
      for (const name of ['a', 'b']) await accept(name);
      const found = await queue.claim(START, keyOf('b'));
      assert.equal('key' in found && found.key, keyOf('b'));
      assert.deepEqual(await queue.claim(START, keyOf('a')), { at: START + SECOND });
      assert.deepEqual(await queue.claim(START + SECOND, keyOf('b')), { at: START + 31 * SECOND });
      assert.equal((await claim(START + SECOND)).key, keyOf('a'));
    },
  },
];
