import assert from 'node:assert/strict';
import { storeNotice, storeSiteMessage } from '@/lib/mail/store/notices';
import { type Case, DAY, failed, from, HOUR, keyOf, MINUTE, messageOf, openStore, START } from './kit';

type Store = Awaited<ReturnType<typeof openStore>>;

/** Makes a dead letter, which the provider refused. */
async function addDeadLetter({ accept, claim, queue }: Store, name: string, now = START): Promise<void> {
  await accept(name, { receivedAt: now });
  await queue.settle(await claim(now), { kind: 'dead', reason: '422' }, now);
}

/** Sends a message of which the provider is to be asked a minute later. */
async function send({ accept, claim, queue }: Store, name: string, now = START): Promise<void> {
  await accept(name, { receivedAt: now });
  const outcome = { kind: 'sent', providerId: `id-${name}`, queryAt: now + MINUTE } as const;
  await queue.settle(await claim(now), outcome, now);
}

const siteMessage = (name: string, form: 'notice' | 'test' = 'notice') => {
  const message = messageOf(name, { form, fields: {} });
  return { ...message, key: keyOf(name) };
};

export const leadCases: Case[] = [
  {
    name: 'asks what became of a message once, and keeps the answer',
    async run(connect) {
      const [store, other] = [await openStore(connect()), await openStore(connect())];
      await send(store, 'a');
      const at = START + MINUTE;
      assert.deepEqual([await store.events.nextAt(), await store.events.take(at - 1, at)], [at, undefined]);
      const query = await store.events.take(at, at + HOUR);
      assert.ok(query);
      assert.deepEqual(
        [query.key, query.providerId, query.sentAt, query.queries, query.event],
        [keyOf('a'), 'id-a', START, 0, null],
      );
      assert.equal(await other.events.take(at, at + HOUR), undefined);
      const arrived = { event: 'delivered', queryAt: null, undelivered: undefined };
      assert.equal(await store.events.record(query, arrived), false);
      assert.equal(await store.events.nextAt(), Number.POSITIVE_INFINITY);
      const [lead] = await store.leads.byKey(keyOf('a'), 1, at);
      assert.deepEqual([lead?.state, lead?.deliveries[0]?.event], ['sent', 'delivered']);
    },
  },
  {
    name: 'makes a dead letter of what never arrived, once, and sends it anew under another key',
    async run(connect) {
      const store = await openStore(connect());
      const key = keyOf('a');
      await send(store, 'a');
      for (const round of [1, 2]) {
        const at = START + round * HOUR;
        const query = await store.events.take(at, at + HOUR);
        assert.ok(query);
        const bounced = { event: 'bounced', queryAt: null, undelivered: 'respinto' };
        assert.equal(await store.events.record(query, bounced), true);
        assert.equal(await store.events.record(query, bounced), false);
        assert.equal((await store.leads.byKey(key, 1, at))[0]?.reason, 'respinto');
        assert.equal(await store.leads.retry(key, at), true);
        assert.equal(await store.leads.retry(key, at), false);
        const again = await store.claim(at);
        assert.deepEqual(
          [again.sendingKey, again.attempts, again.unknownSince],
          [`${key}.${round}`, 1, null],
        );
        await store.queue.settle(again, { kind: 'sent', providerId: 'x', queryAt: at + MINUTE }, at);
      }
      // A key that the provider never took is not used up.
      await addDeadLetter(store, 'b');
      assert.equal(await store.leads.retry(keyOf('b'), START), true);
      assert.equal((await store.claim(START)).sendingKey, keyOf('b'));
    },
  },
  {
    name: 'counts what there is, and what a person has to look at',
    async run(connect) {
      const store = await openStore(connect());
      await send(store, 'a');
      await addDeadLetter(store, 'b');
      await store.accept('c', { spam: true });
      await store.accept('d');
      await store.claim(START);
      await store.accept('e', { receivedAt: START - HOUR });
      await store.accept('f');
      assert.deepEqual(await store.leads.summary(START + MINUTE / 4, MINUTE), {
        counts: { waiting: 2, sending: 1, sent: 1, dead: 1, spam: 1 },
        deliveries: [{ channel: 'mail', waiting: 3, dead: 1 }],
        freshSpam: 1,
        late: { count: 1, since: '2026-03-05T09:00:00.000Z' },
        paused: [],
      });
      assert.equal((await store.leads.summary(START + DAY, DAY)).freshSpam, 0);
    },
  },
  {
    name: 'gives the leads page by page, in both orders, by state, and by the beginning of a key',
    async run(connect) {
      const store = await openStore(connect());
      for (const name of ['a', 'b', 'c']) await send(store, name);
      await store.accept('d');
      const names = (leads: { message: { subject: string } }[]) =>
        leads.map(({ message }) => message.subject.replace('Oggetto ', '')).join('');
      const { leads, queue } = store;
      const first = await leads.page({ order: 'newest', limit: 3 }, START);
      assert.equal(names(first.leads), 'dcb');
      const { next, leads: last } = await leads.page(
        { order: 'newest', limit: 3, after: first.next ?? 0 },
        START,
      );
      assert.deepEqual([names(last), next], ['a', null]);
      const sent = await leads.page({ order: 'oldest', limit: 2, state: 'sent' }, START);
      assert.equal(names(sent.leads), 'ab');
      const rest = await leads.page(
        { order: 'oldest', limit: 2, state: 'sent', after: sent.next ?? 0 },
        START,
      );
      assert.equal(names(rest.leads), 'c');
      assert.equal(names(await leads.byKey('00000000-0000-4000-8000-', 9, START)), 'abcd');
      assert.equal(names(await leads.byKey(keyOf('b').slice(0, -1), 2, START)), 'ab');
      assert.deepEqual(await leads.byKey(`${keyOf('b')}0`, 9, START), []);
      await queue.settle(await store.claim(START), failed({ reason: '503' }), START);
      const [failing] = await leads.byKey(keyOf('d'), 1, START);
      assert.deepEqual(
        [failing?.state, failing?.attempts, failing?.reason, failing?.deliveries[0]?.unknownSince],
        ['waiting', 1, '503', '2026-03-05T10:00:00.000Z'],
      );
    },
  },
  {
    name: 'erases a message with all that is known of it, but not while it is being sent',
    async run(connect) {
      const store = await openStore(connect());
      const erase = (name: string, now = START) => store.leads.erase(keyOf(name), now);
      await store.accept('a');
      const claim = await store.claim(START);
      assert.equal(await erase('a'), 'sending');
      assert.equal(await erase('a', START + MINUTE), 'erased');
      assert.equal(await erase('a', START + MINUTE), 'gone');
      // Its sender knows nothing of that.
      await store.queue.settle(claim, { kind: 'sent' }, START + MINUTE);
      assert.deepEqual([await store.counts(), store.hasWaiting()], [{}, false]);
      for (const table of ['messages', 'deliveries', 'client_load']) {
        assert.deepEqual([table, store.database.all(`SELECT * FROM ${table}`)], [table, []]);
      }
      assert.equal((await store.accept('a')).outcome, 'stored');
    },
  },
  {
    name: 'deletes what is in a state since before a moment, some at a time; what waits stays',
    async run(connect) {
      const store = await openStore(connect());
      for (const [index, name] of ['a', 'b', 'c'].entries()) await send(store, name, START + index);
      await addDeadLetter(store, 'd');
      await store.accept('e', { spam: true });
      await store.accept('f', { receivedAt: START - DAY });
      const { leads } = store;
      assert.equal(await leads.countOld('sent', START + 2), 2);
      assert.deepEqual(
        [await leads.purge('sent', START + 2, 1), await leads.purge('sent', START + 2, 2)],
        [1, 1],
      );
      assert.deepEqual(await store.counts(), { waiting: 1, sent: 1, dead: 1, spam: 1 });
      for (const state of ['spam', 'dead'] as const) {
        assert.deepEqual([state, await leads.purge(state, START, 9)], [state, 0]);
        assert.deepEqual([state, await leads.purge(state, START + 1, 9)], [state, 1]);
      }
      await leads.scrub();
      assert.deepEqual(await store.counts(), { waiting: 1, sent: 1 });
      // The key of what is still there is known; that of what has gone is new.
      assert.equal((await store.accept('c')).outcome, 'repeated');
      assert.equal((await store.accept('a')).outcome, 'stored');
    },
  },
  {
    name: 'moves what waits to spam, some at a time, by day, form and client, and lets it out as it was',
    async run(connect) {
      const store = await openStore(connect());
      const { accept, claim, leads, queue } = store;
      const [flooder, neighbour] = [
        from('n::/48', 'n::/56', 'n:1::/64'),
        from('n::/48', 'n::/56', 'n:2::/64'),
      ];
      await accept('a', {}, from('192.0.2.9'));
      const sent = await claim(START);
      await queue.settle(sent, { kind: 'sent' }, START);
      await accept('b', { receivedAt: START - HOUR }, flooder);
      await accept('c', { form: 'demo' }, flooder);
      await accept('d', {}, neighbour);
      await accept('e', {}, from('192.0.2.1'));
      await storeSiteMessage(store.database, siteMessage('n'));
      const lead = async (name: string) => (await leads.byKey(keyOf(name), 1, START))[0];
      const { client = '', network = '' } = (await lead('b')) ?? {};
      assert.deepEqual([(await lead('d'))?.network, (await lead('d'))?.client === client], [network, false]);
      const all = { after: 0, limit: 100 };
      const found = async (filter: object) => (await leads.countWaiting({ ...all, filter }, START)).found;
      const counted = [{}, { client }, { client: network }, { form: 'demo' }, { from: START }];
      assert.deepEqual(await Promise.all(counted.map(found)), [4, 2, 3, 1, 3]);
      const several = [{ before: START }, { before: START, client }, { before: START, form: 'demo' }];
      assert.deepEqual(await Promise.all(several.map(found)), [1, 1, 0]);
      assert.deepEqual(await found({ client: 'site' }), 0);

      // One is attempted and may have arrived; another is being sent.
      const attempted = await queue.claim(START, keyOf('c'));
      assert.ok('key' in attempted);
      await queue.settle(attempted, failed(), START);
      const sending = await queue.claim(START + MINUTE, keyOf('d'));
      assert.ok('key' in sending);
      const now = START + MINUTE;
      const filter = { client: network };
      let step = await leads.moveToSpam({ after: 0, limit: 2, filter }, now);
      assert.deepEqual([step.found, step.sending, step.next === null], [1, 0, false]);
      step = await leads.moveToSpam({ after: step.next ?? 0, limit: 100, filter }, now);
      assert.deepEqual(step, { found: 1, sending: 1, next: null });
      assert.deepEqual(await store.counts(now), { waiting: 2, sending: 1, sent: 1, spam: 2 });
      assert.equal(store.hasWaiting(), true);

      assert.equal(await leads.release(keyOf('c'), now), true);
      assert.equal(await leads.release(keyOf('b'), now), true);
      const [delivery] = (await lead('c'))?.deliveries ?? [];
      assert.deepEqual(
        [delivery?.state, delivery?.attempts, delivery?.unknownSince],
        ['waiting', 1, '2026-03-05T10:00:00.000Z'],
      );
      await queue.settle(sending, { kind: 'sent' }, now);
      assert.deepEqual((await store.sendAll(now)).sort(), ['b', 'c', 'e', 'n']);
      assert.deepEqual(await store.counts(now), { sent: 6 });
    },
  },
  {
    name: 'keeps what was moved to spam for as long as other spam, and knows of an answer that came late',
    async run(connect) {
      const store = await openStore(connect());
      const { accept, claim, leads, queue } = store;
      await accept('a', { receivedAt: START - 90 * DAY });
      await accept('b');
      const late = await queue.claim(START, keyOf('b'));
      assert.ok('key' in late);
      const now = START + DAY;
      assert.equal((await leads.moveToSpam({ after: 0, limit: 9, filter: {} }, now)).found, 2);
      assert.deepEqual([await leads.countOld('spam', now), await leads.purge('spam', now, 9)], [0, 0]);
      await queue.settle(late, { kind: 'sent', providerId: 'id-b' }, now);
      assert.deepEqual(await store.counts(now), { sent: 1, spam: 1 });
      assert.equal(await leads.release(keyOf('b'), now), false);
      assert.deepEqual(
        [await leads.countOld('spam', now + 1), await leads.purge('spam', now + 1, 9)],
        [1, 1],
      );
      assert.deepEqual(await claim(now).catch(() => 'none'), 'none');
    },
  },
  {
    name: 'reports dead letters once for all processes, at most once in a time',
    async run(connect) {
      const [store, other] = [await openStore(connect()), await openStore(connect())];
      const notices: string[] = [];
      const report = ({ database }: Store, now: number) =>
        storeNotice(
          database,
          (dead) => {
            notices.push(`${dead}`);
            return siteMessage(`n${notices.length}`);
          },
          { now, everyMs: DAY },
        );
      assert.equal(await report(store, START), false);
      await addDeadLetter(store, 'a');
      assert.deepEqual([await report(store, START), await report(other, START)], [true, false]);
      await store.sendAll(START);
      await addDeadLetter(store, 'b', START + HOUR);
      assert.equal(await report(other, START + DAY - 1), false);
      assert.equal(await report(other, START + DAY), true);
      assert.equal(await report(store, START + 9 * DAY), false);
      // A letter that is sent again and refused again is news; so it is to a clock that was far ahead.
      await store.leads.retry(keyOf('a'), START);
      await addDeadLetter(store, 'a', START);
      await store.queue.settle(await store.claim(START), { kind: 'dead', reason: '422' }, START);
      assert.equal(await report(store, START - 9 * DAY), true);
      assert.deepEqual(notices, ['1', '2', '2']);
    },
  },
  {
    name: 'deletes a notice that fails, and weighs messages of the site on no visitor',
    async run(connect) {
      const store = await openStore(connect());
      await storeSiteMessage(store.database, siteMessage('n1'));
      await store.queue.settle(await store.claim(START), { kind: 'dead', reason: '422' }, START);
      await storeSiteMessage(store.database, siteMessage('n2'));
      await store.queue.settle(await store.claim(START), failed(), START);
      const expired = await store.queue.age(START + DAY);
      assert.deepEqual([expired, await store.counts()], [[{ key: keyOf('n2'), reason: 'sconosciuto' }], {}]);
      await storeSiteMessage(store.database, siteMessage('t1', 'test'));
      await store.queue.settle(await store.claim(START + DAY), { kind: 'dead', reason: '422' }, START + DAY);
      assert.deepEqual(await store.counts(), { dead: 1 });
      const clients = store.database.all("SELECT name FROM client_load WHERE name <> 'site'");
      assert.deepEqual(clients, []);
    },
  },
];
