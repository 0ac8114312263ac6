import assert from 'node:assert/strict';
import { NO_ORIGIN } from '@/lib/forms/origin';
import { acceptMessage, type Sender } from '@/lib/mail/store/accept';
import { checkWritable } from '@/lib/mail/store/database';
import { StoreError, StoreFullError } from '@/lib/mail/store/driver';
import { type Case, DAY, from, keyOf, MINUTE, messageOf, openStore, START } from './kit';

const key = keyOf('a');
const limited: Sender = { networks: ['192.0.2.1'], limit: { max: 2, windowS: 600 } };

export const acceptCases: Case[] = [
  {
    name: 'gives back what was accepted, to the byte',
    async run(connect) {
      const { accept, leads, queue } = await openStore(connect());
      const origin = { page: '/prezzi', campaign: { source: 'ordine', medium: null, campaign: 'così' } };
      assert.deepEqual(await accept('a', { origin }), { outcome: 'stored', key });
      const { fields, mail, form } = messageOf('a');
      const { leads: found, next } = await leads.page({ order: 'newest', limit: 10 }, START);
      assert.equal(next, null);
      assert.deepEqual(found, [
        {
          key,
          form,
          state: 'waiting',
          receivedAt: '2026-03-05T10:00:00.000Z',
          sentAt: null,
          attempts: 0,
          reason: null,
          ...{ client: found[0]?.client, network: found[0]?.client },
          fields,
          origin,
          message: mail,
          deliveries: [
            {
              ...{ channel: 'mail', state: 'waiting', attempts: 0, attemptedAt: null, sentAt: null },
              ...{ reason: null, unknownSince: null, providerId: null, event: null },
            },
          ],
        },
      ]);
      const claim = await queue.claim(START);
      assert.equal(JSON.stringify('mail' in claim && claim.mail), JSON.stringify(mail));
    },
  },
  {
    name: 'stores a key once, also from several processes at once',
    async run(connect) {
      const stores = [await openStore(connect()), await openStore(connect()), await openStore(connect())];
      const answers = await Promise.all([...stores, ...stores].map(({ accept }) => accept('a')));
      assert.deepEqual(answers.map(({ outcome }) => outcome).sort(), [
        ...Array(5).fill('repeated'),
        'stored',
      ]);
      assert.deepEqual(await stores[0]?.counts(), { waiting: 1 });
    },
  },
  {
    name: 'refuses a key that was used for another content or form',
    async run(connect) {
      const { accept, counts } = await openStore(connect());
      await accept('a');
      assert.deepEqual(await accept('b', { key }), { outcome: 'key_reused', key });
      assert.deepEqual(await accept('a', { form: 'demo' }), { outcome: 'key_reused', key });
      assert.deepEqual(await counts(), { waiting: 1 });
    },
  },
  {
    name: 'limits what a client may send in a window, repeats not counted',
    async run(connect) {
      const [store, other] = [await openStore(connect()), await openStore(connect())];
      const send = async (name: string, receivedAt = START, { accept } = store) =>
        (await accept(name, { receivedAt }, limited)).outcome;
      assert.deepEqual([await send('a'), await send('a'), await send('b')], ['stored', 'repeated', 'stored']);
      assert.deepEqual(await other.accept('c', { receivedAt: START + MINUTE }, limited), {
        outcome: 'limited',
        retryAfterS: 540,
      });
      assert.equal(await send('a', START + MINUTE), 'repeated');
      assert.deepEqual(await store.counts(), { waiting: 2 });
      const neighbour: Sender = { ...limited, networks: ['n::/48', 'n::/56', 'n:2::/64'] };
      assert.equal((await store.accept('d', {}, neighbour)).outcome, 'stored');
      assert.equal(await send('c', START + 10 * MINUTE), 'stored');
    },
  },
  {
    name: 'limits the clients of one /48 together at ten times that, and counts no refusal',
    async run(connect) {
      const { accept, counts } = await openStore(connect());
      const send = async (index: number, max: number, network = 'n') => {
        const networks = [
          `${network}::/48`,
          `${network}:${index >> 8}::/56`,
          `${network}:${index}::/64`,
        ] as const;
        const sender: Sender = { networks, limit: { max, windowS: 600 } };
        return accept(`${network}${index}-${crypto.randomUUID().slice(0, 4)}`, {}, sender);
      };
      const outcomes: string[] = [];
      for (let index = 0; index < 25; index += 1) outcomes.push((await send(index, 2)).outcome);
      assert.deepEqual(outcomes, [...Array(20).fill('stored'), ...Array(5).fill('limited')]);
      assert.deepEqual(await send(99, 2), { outcome: 'limited', retryAfterS: 600 });
      assert.equal((await send(0, 2, 'o')).outcome, 'stored');
      // What one network was refused counts for none: with a higher limit there is room for exactly the rest.
      for (let index = 0; index < 10; index += 1) assert.equal((await send(index, 3)).outcome, 'stored');
      assert.equal((await send(30, 3)).outcome, 'limited');
      assert.deepEqual(await counts(), { waiting: 31 });
    },
  },
  {
    name: 'keeps the window of one client while another, who came before, waited for a lock',
    async run(connect) {
      const { accept } = await openStore(connect());
      for (const name of ['a', 'b']) await accept(name, { receivedAt: START + 1000 }, limited);
      await accept('c', { receivedAt: START }, from('192.0.2.2'));
      const { outcome } = await accept('d', { receivedAt: START + 2000 }, limited);
      assert.equal(outcome, 'limited');
    },
  },
  {
    name: 'ends a window that a wrong clock has dated ahead',
    async run(connect) {
      const { accept } = await openStore(connect());
      const send = (name: string, receivedAt: number) => accept(name, { receivedAt }, limited);
      for (const name of ['a', 'b']) await send(name, START + 60 * MINUTE);
      assert.equal((await send('c', START)).outcome, 'stored');
    },
  },
  {
    name: 'tells the repeat of a form post, which has no key, by client and content for ten minutes',
    async run(connect) {
      const [{ accept }, other] = [await openStore(connect()), await openStore(connect())];
      const post = { byContent: true };
      const first = await accept('a', post);
      assert.equal(first.outcome, 'stored');
      assert.ok('key' in first);
      const later = (minutes: number) => ({ ...post, receivedAt: START + minutes * MINUTE });
      assert.deepEqual(await other.accept('a', later(9)), { outcome: 'repeated', key: first.key });
      const others = [
        await accept('a', post, from('192.0.2.2')),
        await accept('b', post),
        await accept('a', later(10)),
      ];
      assert.deepEqual(
        others.map(({ outcome }) => outcome),
        ['stored', 'stored', 'stored'],
      );
      assert.equal(new Set([first, ...others].map((answer) => 'key' in answer && answer.key)).size, 4);
    },
  },
  {
    name: 'keeps spam apart until a person lets it out',
    async run(connect) {
      const { accept, queue, leads, counts } = await openStore(connect());
      await accept('a', { spam: true });
      assert.deepEqual(await queue.claim(START), { at: Number.POSITIVE_INFINITY });
      assert.deepEqual(await counts(), { spam: 1 });
      assert.equal((await leads.summary(START + MINUTE, 0)).freshSpam, 1);
      assert.equal(await leads.retry(key, START), false);
      assert.equal(await leads.release(key, START + DAY), true);
      assert.equal(await leads.release(key, START + DAY), false);
      // It waits since then.
      assert.equal((await leads.summary(START + DAY + 1, 1000)).late.count, 0);
      assert.deepEqual(await counts(), { waiting: 1 });
      assert.equal((await leads.byKey(key, 2, START))[0]?.deliveries.length, 1);
    },
  },
  {
    name: 'stores nothing where hardly any room is left, and still knows and gives out what it has',
    async run(connect) {
      await (await openStore(connect())).accept('a');
      const { accept, claim, database } = await openStore(connect({ isFull: true }));
      await assert.rejects(accept('b'), StoreFullError);
      await assert.rejects(checkWritable(database), StoreFullError);
      assert.deepEqual(await accept('a'), { outcome: 'repeated', key });
      assert.equal((await claim(START)).key, key);
    },
  },
  {
    name: 'undoes all of a message whose transaction fails',
    async run(connect) {
      const { accept, database, counts } = await openStore(connect());
      const failing = acceptMessage(database, messageOf('a'), limited, {
        channels: ['mail'],
        stored: () => {
          throw new StoreError('no alarm');
        },
      });
      await assert.rejects(failing, /no alarm/);
      assert.deepEqual(await counts(), {});
      for (const name of ['a', 'b']) assert.equal((await accept(name, {}, limited)).outcome, 'stored');
      await checkWritable(database);
    },
  },
  {
    name: 'goes on with the database of an older version',
    async run(connect) {
      const { database, accept } = await openStore(connect());
      await accept('a');
      for (const statement of [
        'ALTER TABLE messages DROP COLUMN origin',
        'ALTER TABLE deliveries DROP COLUMN unknowns',
        "UPDATE meta SET value = '1' WHERE name = 'version'",
      ])
        await database.write(() => database.all(statement));
      const newer = await openStore(connect());
      assert.equal((await newer.accept('a')).outcome, 'repeated');
      const [lead] = await newer.leads.byKey(key, 1, START);
      assert.deepEqual([lead?.origin, lead?.fields], [NO_ORIGIN, messageOf('a').fields]);
      assert.deepEqual(await newer.sendAll(START), ['a']);
    },
  },
  {
    name: 'refuses a wrong statement, and a database of a newer version, as what it cannot do',
    async run(connect) {
      const { database } = await openStore(connect());
      assert.throws(() => database.all('SELECT nothing FROM nowhere'), StoreError);
      await database.write(() => database.all("UPDATE meta SET value = '99' WHERE name = 'version'"));
      await assert.rejects(openStore(connect()), /versione più nuova/);
    },
  },
];
