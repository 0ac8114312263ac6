import assert from 'node:assert/strict';
import type { Channel, Channels } from '@/lib/mail/channels';
import { storeSent } from '@/lib/mail/store/accept';
import { createQueue, type Settlement } from '@/lib/mail/store/queue';
import {
  type Case,
  type Connect,
  DAY,
  failed,
  from,
  HOUR,
  keyOf,
  MINUTE,
  messageOf,
  openStore,
  queueOptions,
  SECOND,
  START,
} from './kit';

const BOTH: Channels = ['mail', 'webhook'];
const gone: Settlement = { kind: 'dead', reason: '410' };

/** The store of a process with these channels, and the queue of the webhook beside that of the mail. */
async function openBoth(connect: Connect, channels: Channels = BOTH) {
  const store = await openStore(connect(), {}, { channels });
  const webhook = createQueue(store.database, queueOptions({ channel: 'webhook' }));
  await webhook.configure('one');
  const queues = { mail: store.queue, webhook };

  /** Attempts the message that is next on a channel. @returns its key */
  async function settle(channel: Channel, outcome: Settlement = { kind: 'sent' }, now = START) {
    const next = await queues[channel].claim(now);
    assert.ok('key' in next, `nothing waits on ${channel}`);
    await queues[channel].settle(next, outcome, now);
    return next.key;
  }

  /** The states of the deliveries of a message, by channel. */
  async function states(name: string, now = START) {
    const [lead] = await store.leads.byKey(keyOf(name), 1, now);
    return [lead?.state, ...(lead?.deliveries.map(({ channel, state }) => `${channel} ${state}`) ?? [])];
  }

  return { ...store, queues, settle, states };
}

export const channelCases: Case[] = [
  {
    name: 'has a delivery for each channel that is set up and takes the form, and one by mail where none does',
    async run(connect) {
      const deliveries = async (channels: Channels, form: 'demo' | 'newsletter', name: string) => {
        const store = await openBoth(connect, channels);
        await store.accept(name, { form });
        return (await store.states(name)).slice(1);
      };
      assert.deepEqual(await deliveries(BOTH, 'demo', 'a'), ['mail waiting', 'webhook waiting']);
      assert.deepEqual(await deliveries(BOTH, 'newsletter', 'b'), ['mail waiting']);
      assert.deepEqual(await deliveries(['webhook'], 'demo', 'c'), ['webhook waiting']);
      assert.deepEqual(await deliveries(['webhook'], 'newsletter', 'd'), ['mail waiting']);
      assert.deepEqual(await deliveries([], 'demo', 'e'), ['mail waiting']);
    },
  },
  {
    name: 'pauses each channel by itself, and gives each its own attempts and reasons',
    async run(connect) {
      const { accept, settle, states, leads, queues } = await openBoth(connect);
      for (const name of ['a', 'b']) await accept(name);
      await settle('webhook', failed({ reason: 'ECONNREFUSED' }));
      const paused = await queues.webhook.claim(START);
      assert.ok('at' in paused && paused.at === START + 5 * SECOND);
      for (const _ of ['a', 'b']) await settle('mail');
      assert.deepEqual((await leads.summary(START, HOUR)).paused, [
        { channel: 'webhook', cause: 'unreachable', reason: 'ECONNREFUSED' },
      ]);
      assert.deepEqual((await leads.summary(START, HOUR)).deliveries, [
        { channel: 'webhook', waiting: 2, dead: 0 },
      ]);
      assert.deepEqual(await states('a'), ['waiting', 'mail sent', 'webhook waiting']);
      await settle('webhook', gone, START + 5 * SECOND);
      await settle('webhook', { kind: 'sent' }, START + MINUTE);
      const all = [...(await states('a')), ...(await states('b'))].sort();
      assert.deepEqual(all, ['dead', 'mail sent', 'mail sent', 'sent', 'webhook dead', 'webhook sent']);
    },
  },
  {
    name: 'gives a channel what was accepted before it was set up, and dead letters, once and only when asked',
    async run(connect) {
      const before = await openBoth(connect, ['mail']);
      await before.accept('a');
      await before.accept('n', { form: 'newsletter' });
      await before.accept('s', { spam: true });
      for (const _ of ['a', 'n']) await before.settle('mail');
      const { leads, settle, states } = await openBoth(connect);
      assert.deepEqual(await states('a'), ['sent', 'mail sent']);
      const give = async (name: string) => leads.retry(keyOf(name), START, 'webhook');
      assert.deepEqual([await give('a'), await give('n'), await give('s')], [true, false, false]);
      assert.equal(await give('a'), false);
      assert.equal(await settle('webhook', gone), keyOf('a'));
      assert.deepEqual(await states('a'), ['dead', 'mail sent', 'webhook dead']);
      // On the other channel there is nothing to send again.
      assert.equal(await leads.retry(keyOf('a'), START, 'mail'), false);
      assert.equal(await give('a'), true);
      await settle('webhook');
      assert.deepEqual(await states('a'), ['sent', 'mail sent', 'webhook sent']);
    },
  },
  {
    name: 'deletes by age only what every channel has done with, each message once',
    async run(connect) {
      const { accept, settle, leads, counts } = await openBoth(connect);
      for (const name of ['a', 'b', 'c']) await accept(name);
      for (const _ of ['a', 'b', 'c']) await settle('mail');
      await settle('webhook', gone);
      await settle('webhook', { kind: 'sent' }, START + HOUR);
      const count = (state: 'sent' | 'dead', before: number) => leads.countOld(state, before);
      // One was taken by both, the last time an hour later; one is dead; one still waits.
      assert.deepEqual([await count('sent', START + HOUR), await count('sent', START + HOUR + 1)], [0, 1]);
      assert.equal(await leads.purge('sent', START + DAY, 10), 1);
      assert.equal(await leads.purge('dead', START + DAY, 10), 1);
      assert.deepEqual(await counts(START + HOUR), { waiting: 1 });
      // A dead letter on one channel that waits on the other.
      await accept('d');
      await settle('mail', gone, START + DAY);
      assert.deepEqual(await counts(START + DAY), { waiting: 1, dead: 1 });
      assert.equal(await leads.purge('dead', START + 9 * DAY, 10), 0);
      for (const _ of ['c', 'd']) await settle('webhook', gone, START + DAY);
      assert.equal(await count('dead', START + 9 * DAY), 2);
      assert.equal(await leads.purge('dead', START + 9 * DAY, 10), 2);
      assert.deepEqual(await counts(START + DAY), {});
    },
  },
  {
    name: 'does not wait for a channel that was taken out, and goes on where it is set up again',
    async run(connect) {
      const both = await openBoth(connect);
      await both.accept('a');
      await both.settle('mail');
      const without = await openBoth(connect, ['mail']);
      assert.deepEqual(await without.states('a'), ['sent', 'mail sent', 'webhook waiting']);
      assert.equal((await without.leads.summary(START + DAY, HOUR)).late.count, 0);
      assert.equal(await without.leads.countOld('sent', START + DAY), 1);
      assert.equal((await both.states('a'))[0], 'waiting');
      // What only the channel had that was taken out must not be forgotten.
      const only = await openBoth(connect, ['webhook']);
      await only.accept('b');
      assert.equal((await without.states('b'))[0], 'waiting');
      assert.equal((await without.leads.summary(START + DAY, HOUR)).late.count, 1);
      assert.equal(await without.leads.purge('sent', START + DAY, 10), 1);
      assert.equal(await both.settle('webhook'), keyOf('b'));
    },
  },
  {
    name: 'gives up what has no known outcome after so many attempts, those that were interrupted too',
    async run(connect) {
      const store = await openStore(
        connect(),
        {},
        {
          expiry: { afterMs: 1e12, attempts: 3, reason: (key) => `cercatelo: ${key}` },
        },
      );
      const { accept, claim, queue, leads, counts } = store;
      for (const name of ['a', 'b']) await accept(name);
      let now = START;
      const attempt = async (outcome?: Settlement) => {
        now += 10 * MINUTE;
        const claimed = await claim(now);
        return outcome ? (await queue.settle(claimed, outcome, now)).expired : undefined;
      };
      // A definite no counts for nothing.
      await accept('x');
      for (let index = 0; index < 4; index += 1) await attempt(failed({ mayHaveArrived: false }));
      const expired = new Set<string | undefined>();
      for (let index = 0; index < 9; index += 1) expired.add(await attempt(failed()));
      assert.deepEqual([...expired].filter(Boolean).length, 3);
      assert.deepEqual(await counts(now), { dead: 3 });
      const [dead] = await leads.byKey(keyOf('a'), 1, now);
      assert.equal(dead?.reason, `cercatelo: ${keyOf('a')}`);
      assert.ok(dead?.deliveries[0]?.unknownSince);

      await accept('c', { receivedAt: now });
      for (let index = 0; index < 3; index += 1) await attempt();
      now += 10 * MINUTE;
      assert.deepEqual(await queue.claim(now), {
        at: now,
        dead: { key: keyOf('c'), reason: `cercatelo: ${keyOf('c')}` },
      });
      // What another provider has left open is not counted against the next one.
      await accept('e', { receivedAt: now });
      for (let index = 0; index < 2; index += 1) await attempt(failed());
      await queue.configure('key two');
      for (let index = 0; index < 2; index += 1) await attempt(failed());
      assert.deepEqual(await counts(now), { dead: 4, waiting: 1 });
      await attempt({ kind: 'sent' });

      // Sent again by a person, it has its attempts anew.
      await leads.retry(keyOf('c'), now);
      await attempt(failed());
      assert.deepEqual(await counts(now), { dead: 3, waiting: 1, sent: 1 });
    },
  },
  {
    name: 'lets others pass what was put off and may be why itself',
    async run(connect) {
      const { accept, settle } = await openBoth(connect);
      for (const name of ['a', 'b', 'c']) await accept(name);
      await settle('mail');
      const later = { ...failed({ mayHaveArrived: false }), concernsMessage: true };
      const [first, second] = [
        await settle('mail', later),
        await settle('mail', { kind: 'sent' }, START + 6 * SECOND),
      ];
      assert.deepEqual([first, second].sort(), [keyOf('b'), keyOf('c')]);
      assert.equal(await settle('mail', { kind: 'sent' }, START + MINUTE), first);
    },
  },
  {
    name: 'takes for sent what was sent without the store and stored by a repeat, unless it is being sent',
    async run(connect) {
      const { accept, database, queues, states } = await openBoth(connect);
      const sentMail = (name: string) => {
        const sent = {
          message: messageOf(name),
          channel: 'mail',
          networks: from('192.0.2.1').networks,
        } as const;
        return storeSent(
          database,
          { ...sent, sentAt: START, providerId: undefined },
          { channels: BOTH, now: START, queryAt: undefined },
        );
      };
      await accept('a');
      await sentMail('a');
      assert.deepEqual(await states('a'), ['waiting', 'mail sent', 'webhook waiting']);
      await accept('b');
      const claim = await queues.mail.claim(START);
      assert.ok('key' in claim);
      await sentMail('b');
      assert.deepEqual(await states('b'), ['sending', 'mail sending', 'webhook waiting']);
      await queues.mail.settle(claim, { kind: 'sent' }, START);
      assert.deepEqual(await states('b'), ['waiting', 'mail sent', 'webhook waiting']);
    },
  },
  {
    name: 'moves a message to spam and back on all its channels, and counts it once',
    async run(connect) {
      const { accept, settle, states, leads, queues } = await openBoth(connect);
      for (const name of ['a', 'b', 'c']) await accept(name);
      await settle('mail');
      const step = { filter: {}, after: 0, limit: 10 };
      assert.equal((await leads.countWaiting(step, START)).found, 3);
      assert.deepEqual(await leads.moveToSpam(step, START), { found: 3, sending: 0, next: null });
      const names = ['a', 'b', 'c'];
      const all = async () => (await Promise.all(names.map((name) => states(name)))).flat().sort();
      assert.deepEqual(await all(), [
        ...['mail sent', 'mail spam', 'mail spam', 'spam', 'spam', 'spam'],
        ...['webhook spam', 'webhook spam', 'webhook spam'],
      ]);
      for (const name of names) assert.equal(await leads.release(keyOf(name), START), true);
      for (const _ of ['b', 'c']) await settle('mail');
      for (const _ of names) await settle('webhook');
      assert.deepEqual(new Set(await all()), new Set(['sent', 'mail sent', 'webhook sent']));
      // Caught by the trap, and let out.
      await accept('d', { spam: true });
      await leads.release(keyOf('d'), START);
      assert.deepEqual(await states('d'), ['waiting', 'mail waiting', 'webhook waiting']);
      // Sent by one channel after it was moved, since its lease had ended: then by all.
      const late = await queues.mail.claim(START);
      assert.ok('key' in late);
      await leads.moveToSpam({ ...step, filter: { from: 0 } }, START + DAY);
      assert.deepEqual(await states('d'), ['spam', 'mail spam', 'webhook spam']);
      await queues.mail.settle(late, { kind: 'sent' }, START + DAY);
      assert.deepEqual(await states('d'), ['waiting', 'mail sent', 'webhook waiting']);
    },
  },
];
