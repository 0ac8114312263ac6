import assert from 'node:assert/strict';
import { type Case, DAY, failed, from, HOUR, keyOf, MINUTE, openStore, SECOND, START } from './kit';

/** Two processes on one database. */
type Pair = [Awaited<ReturnType<typeof openStore>>, Awaited<ReturnType<typeof openStore>>];

export const pauseCases: Case[] = [
  {
    name: 'waits for a failing provider, and lets one process probe it after 5 s and then every 30 s',
    async run(connect) {
      const [one, two]: Pair = [await openStore(connect()), await openStore(connect())];
      for (const name of ['a', 'b', 'c']) await one.accept(name);
      const fail = async (at: number) =>
        (await one.queue.settle(await one.claim(at), failed(), at + 100)).shouldLog;
      assert.equal(await fail(START), true);
      assert.equal(await two.waitAt(START), 5 * SECOND);
      assert.equal(await fail(START + 5 * SECOND), false);
      assert.equal(await two.waitAt(START + 5 * SECOND), 30 * SECOND);
      const probe = await one.claim(START + 35 * SECOND);
      assert.ok((await two.waitAt(START + 36 * SECOND)) >= 29 * SECOND);
      const settled = await one.queue.settle(probe, { kind: 'sent' }, START + 36 * SECOND);
      assert.deepEqual(settled, { applied: true, shouldLog: true });
      // The one that failed first waits for its minute.
      assert.equal((await two.sendAll(START + 36 * SECOND)).length, 1);
      assert.equal((await two.sendAll(START + 100 + MINUTE)).length, 1);
      // The same reason is worth another line after ten minutes.
      await one.accept('d', { receivedAt: START + HOUR });
      assert.equal(await fail(START + HOUR), true);
      assert.equal(await fail(START + HOUR + MINUTE), false);
      assert.equal(await fail(START + HOUR + 12 * MINUTE), true);
    },
  },
  {
    name: 'waits as long as a Retry-After says, from a second to an hour',
    async run(connect) {
      const { accept, claim, queue, waitAt } = await openStore(connect());
      await accept('a');
      let now = START;
      for (const [asked, waited] of [
        [90 * SECOND, 90 * SECOND],
        [0, SECOND],
        [10 * HOUR, HOUR],
      ] as const) {
        const outcome = failed({ cause: 'limited', mayHaveArrived: false, retryAfterMs: asked });
        await queue.settle(await claim(now), outcome, now);
        assert.equal(await waitAt(now), waited);
        now += waited;
      }
      // A clock that was ahead when it failed holds nothing up.
      await claim(START - DAY);
    },
  },
  {
    name: 'says that the provider refuses the site, until it is configured anew',
    async run(connect) {
      const { accept, claim, queue, leads, waitAt } = await openStore(connect());
      const paused = async () => (await leads.summary(START, 0)).paused;
      await accept('a');
      assert.deepEqual(await paused(), []);
      const refusal = failed({ cause: 'refused', reason: '401', mayHaveArrived: false });
      await queue.settle(await claim(START), refusal, START);
      assert.deepEqual(await paused(), [{ channel: 'mail', cause: 'refused', reason: '401' }]);
      await queue.configure('key one');
      assert.equal(await waitAt(START), 5 * SECOND);
      await queue.configure('key two');
      assert.deepEqual(await paused(), []);
      assert.equal((await claim(START)).unknownSince, null);
    },
  },
  {
    name: 'lets others pass a message that makes the provider fail',
    async run(connect) {
      const { accept, claim, queue, sendAll } = await openStore(connect());
      await accept('poison');
      for (const name of ['a', 'b']) await accept(name, {}, from('192.0.2.2'));
      const fail = async (at: number) => {
        const claimed = await claim(at);
        assert.equal(claimed.key, keyOf('poison'));
        await queue.settle(claimed, failed(), at);
      };
      await fail(START);
      assert.deepEqual(await sendAll(START + 5 * SECOND), ['a', 'b']);
      await fail(START + MINUTE);
      // It waits longer each time, up to ten minutes, and new ones need not wait for it.
      await accept('c', { receivedAt: START + MINUTE });
      assert.deepEqual(await sendAll(START + 2 * MINUTE), ['c']);
      assert.deepEqual(await queue.claim(START + 2 * MINUTE), { at: START + 3 * MINUTE });
      await fail(START + 3 * MINUTE);
      // Where it is alone it serves as the probe.
      await fail(START + 3 * MINUTE + 5 * SECOND);
    },
  },
  {
    name: 'probes with few messages, however long the provider is away',
    async run(connect) {
      const { accept, claim, queue } = await openStore(connect());
      for (let index = 0; index < 20; index += 1) await accept(`n${index}`);
      const asked = new Set<string>();
      for (let now = START; now < START + HOUR; now += 30 * SECOND) {
        const probe = await claim(now);
        asked.add(probe.key);
        await queue.settle(probe, failed(), now);
      }
      assert.ok(asked.size > 1 && asked.size <= 10, `${asked.size} of 20`);
    },
  },
  {
    name: 'gives up what may have arrived for a day, and nothing else',
    async run(connect) {
      const { accept, claim, queue, counts } = await openStore(connect());
      await accept('a');
      await queue.settle(await claim(START), failed(), START);
      assert.deepEqual(await queue.age(START + DAY - 1), []);
      assert.deepEqual(await queue.age(START + DAY), [{ key: keyOf('a'), reason: 'sconosciuto' }]);
      assert.deepEqual(await counts(), { dead: 1 });
      // Refused for certain, or just being tried again.
      await accept('b');
      await queue.settle(await claim(START + DAY), failed({ mayHaveArrived: false }), START + DAY);
      assert.deepEqual(await queue.age(START + 9 * DAY), []);
      await queue.settle(await claim(START + 9 * DAY), failed(), START + 9 * DAY);
      await claim(START + 10 * DAY);
      assert.deepEqual(await queue.age(START + 10 * DAY), []);
    },
  },
];
