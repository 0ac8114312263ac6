import assert, { deepEqual as equal } from 'node:assert/strict';
import { acceptMessage } from '@/lib/mail/store/accept';
import { checkWritable, StoreError, StoreFullError } from '@/lib/mail/store/database';
import { type Cases, from, HOUR, keyOf, MINUTE, messageOf, START } from './contract-fixture';
import { VERSION_3 } from './version-3';

const key = keyOf('a');
const stored = (name: string) => ({ outcome: 'stored', key: keyOf(name) });
const limited = (max: number, client = '192.0.2.1', network = client) => from(client, network, max);

export const acceptCases: Cases = {
  async 'returns an accepted message byte for byte'(store) {
    const attribution = { page: '/prezzi', campaign: { source: 'ordine', medium: null, campaign: 'così' } };
    equal(await store.accept('a', { attribution }), stored('a'));
    const { fields, mail, form } = messageOf('a');
    const { leads, next } = await store.leads.page({ order: 'newest', limit: 10 }, START);
    const fresh = { attempts: 0, sentAt: null, reason: null, state: 'waiting' };
    const delivery = { channel: 'mail', attemptedAt: null, unknownSince: null, collection: null, ...fresh };
    const content = { key, form, fields, origin: attribution, message: mail, deliveries: [delivery] };
    // As JSON: the rows of a database have no prototype.
    equal(
      [JSON.parse(JSON.stringify(leads)), next],
      [[{ receivedAt: '2026-03-05T10:00:00.000Z', ...content, ...fresh }], null],
    );
    equal(JSON.stringify((await store.lease()).mail), JSON.stringify(mail));
  },
  async 'stores a key once, for several processes, and refuses it for other content or form'(store, open) {
    const answers = await Promise.all([store, open(), store].map(({ accept }) => accept('a')));
    equal(answers.map((answer) => answer?.outcome).sort(), ['repeated', 'repeated', 'stored']);
    equal(await store.accept('b', { key }), { outcome: 'key_reused', key });
    equal(await open().accept('a', { form: 'demo' }), { outcome: 'key_reused', key });
    equal(await store.counts(), { waiting: 1 });
  },
  async 'recognises the repeat of a form post by client and content for ten minutes'(store, open) {
    const post = (minutes: number) => ({ byContent: true, receivedAt: START + minutes * MINUTE });
    equal(await store.accept('a', { ...post(0), key }), stored('a'));
    equal(await open().accept('a', post(9)), { outcome: 'repeated', key });
    await store.accept('a', post(9), from('192.0.2.2'));
    await store.accept('b', post(9));
    await store.accept('a', post(10));
    equal(await store.counts(), { waiting: 4 });
  },
  async 'limits a client in a sliding window, and does not count repeats'(store, open) {
    const send = (name: string, seconds: number) =>
      open().accept(name, { receivedAt: START + seconds * 1000 }, limited(2));
    equal([await send('a a', 0), await send('b', 30)], [{ outcome: 'repeated', key }, stored('b')]);
    equal(await send('c', 30), { outcome: 'limited', retryAfterS: 570 });
    equal(await send('a', 30), { outcome: 'repeated', key });
    equal(await store.accept('d', {}, limited(2, '192.0.2.2')), stored('d'));
    equal(await send('c', 600), stored('c'));
    equal(await send('e', 600), { outcome: 'limited', retryAfterS: 30 });
    // A time in the future, from a wrong clock, limits nobody.
    equal(await store.accept('e', { receivedAt: START - HOUR }, limited(1)), stored('e'));
  },
  async 'limits all clients of a /48 at ten times the limit of one, and does not count refusals'(store) {
    const send = async (index: number, max: number, network = 'n') =>
      (await store.accept(`${network}${index}`, {}, limited(max, `${network}:${index}`, network)))?.outcome;
    for (let index = 0; index < 20; index += 1) equal(await send(index, 2), 'stored');
    equal([await send(20, 2), await send(0, 2, 'o')], ['limited', 'stored']);
    for (let index = 20; index < 30; index += 1) equal(await send(index, 3), 'stored');
    equal(await send(30, 3), 'limited');
  },
  async 'stores pseudonyms of clients that change at midnight UTC, and starts counting again then'(store) {
    const { accept, database, sendAll } = store;
    const midnight = Date.parse('2026-03-06T00:00:00Z');
    const send = (name: string, receivedAt: number) => accept(name, { receivedAt }, limited(2));
    equal(await send('a b', midnight - 1), stored('b'));
    equal((await send('c', midnight - 1))?.outcome, 'limited');
    equal(await send('c', midnight), stored('c'));
    const [a, b, c] = database.all<{ client: string }>('SELECT client FROM messages ORDER BY id');
    assert.match(a?.client ?? '', /^[0-9a-f]{12}$/);
    equal([a?.client === b?.client, a?.client === c?.client], [true, false]);
    await accept('x y', { receivedAt: midnight }, from('192.0.2.2'));
    equal(await sendAll(midnight), 'a c x b y');
  },
  async 'stores nothing when the disk is nearly full, and can still read'(store, open) {
    await store.accept('a');
    const full = open({ isFull: true });
    await assert.rejects(full.accept('b'), StoreFullError);
    await assert.rejects(checkWritable(full.database), StoreFullError);
    equal([await full.accept('a'), (await full.lease()).key], [{ outcome: 'repeated', key }, key]);
  },
  async 'stores nothing of a message that fails'(store) {
    const failing = () => store.database.all('SELECT nothing FROM nowhere');
    const options = { channels: ['mail'], onStored: failing } as const;
    await assert.rejects(acceptMessage(store.database, messageOf('a'), limited(1), options), StoreError);
    equal([await store.counts(), await store.accept('a', {}, limited(1))], [{}, stored('a')]);
  },
  async 'refuses an older or newer database without a step, and says which it is'({ database }, open) {
    const setVersion = (version: string) =>
      database.write(() => database.run("UPDATE meta SET value = ? WHERE name = 'version'", [version]));
    await setVersion('2');
    await assert.rejects(open().counts(), /non legge più: esportate/);
    await setVersion('99');
    await assert.rejects(open().counts(), /più nuova.*aggiornate il sito/);
  },
  async 'brings a database of version 3 up to date, with all its messages'({ database }, open) {
    await database.write(() => {
      for (const table of ['deliveries', 'messages', 'channels', 'meta']) database.run(`DROP TABLE ${table}`);
      for (const statement of VERSION_3) database.run(statement);
    });
    const { counts, sendAll, leads, states } = open();
    equal(await counts(), { sent: 1, dead: 1, waiting: 1, spam: 1 });
    equal(await leads.retry(keyOf('dead'), START + MINUTE), true);
    equal(await sendAll(START + MINUTE), 'dead waits');
    equal(await open().states('dead'), 'sent: mail sent');
    equal(await states('waits'), 'sent: mail sent');
  },
};
