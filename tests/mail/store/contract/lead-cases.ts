import { deepEqual as equal } from 'node:assert/strict';
import type { Channels } from '@/lib/mail/channels';
import { prepareChannels } from '@/lib/mail/store/channel-state';
import { deleteOld, storeNotice } from '@/lib/mail/store/message-rows';
import * as kit from './kit';

const { DAY, HOUR, keyOf, MINUTE, messageOf, REJECTED, START, UNAVAILABLE, UNKNOWN } = kit;
const BOTH: Channels = ['mail', 'webhook'];

/** A store with two channels, and the same with the queue of the second one. */
const openBoth = (open: kit.Open) =>
  [open({ channels: BOTH }), open({ channels: BOTH, channel: 'webhook' })] as const;

/** A message that was sent, a dead letter, and one that waits. */
const fill = (store: kit.Store) =>
  store
    .accept('sent dead waits')
    .then(() => store.attempt())
    .then(() => store.attempt(REJECTED));

export const leadCases: kit.Cases = {
  async 'creates a delivery for each channel that takes the form, or by mail if none does'(one, open) {
    await open({ channels: BOTH }).accept('a', { form: 'demo' });
    await open({ channels: BOTH }).accept('b', { form: 'newsletter' });
    await open({ channels: ['webhook'] }).accept('c', { form: 'newsletter' });
    await open({ channels: [] }).accept('d', { form: 'demo' });
    equal(await one.states('a'), 'waiting: mail waiting, webhook waiting');
    for (const name of ['b', 'c', 'd']) equal(await one.states(name), 'waiting: mail waiting');
    // Each channel has its own pauses; the state of a message is that of its slowest channel.
    const [mail, webhook] = openBoth(open);
    await webhook.attempt(UNAVAILABLE);
    equal(await mail.sendAll(), 'a d b c');
    equal(await one.states('a'), 'waiting: mail sent, webhook waiting');
    await webhook.attempt(REJECTED, START + MINUTE);
    equal(await one.states('a'), 'dead: mail sent, webhook dead');
  },
  async 'goes on without a removed channel; what only that one has stays'(one, open) {
    const start = (channels: Channels) => prepareChannels(one.database, { channels, resume: true, now: 0 });
    await open({ channels: BOTH }).accept('a');
    await open({ channels: ['webhook'] }).accept('b', { receivedAt: START - HOUR });
    await start([]);
    equal(await one.states('a'), 'waiting: mail waiting, webhook waiting');
    await start(['mail']);
    equal(await one.states('a'), 'waiting: mail waiting');
    equal(await one.states('b'), 'waiting: webhook waiting');
    equal((await one.leads.summary(START)).waitingSince, '2026-03-05T10:00:00.000Z');
  },
  async 'retries a dead letter, and gives a new channel an earlier message once'(before, open) {
    await fill(before);
    await before.accept('n', { form: 'newsletter' });
    await before.leads.spam([keyOf('waits')], START);
    const [{ leads, claim, states }, webhook] = openBoth(open);
    const retry = (name: string, channel?: 'mail' | 'webhook') => leads.retry(keyOf(name), START, channel);
    equal([await retry('sent'), await retry('dead'), await retry('dead')], [false, true, false]);
    const { attempts, unknownSince } = await claim(START, 'dead');
    equal([attempts, unknownSince], [1, null]);
    equal([await retry('n', 'webhook'), await retry('waits', 'webhook')], [false, false]);
    equal([await retry('sent', 'webhook'), await retry('sent', 'webhook')], [true, false]);
    await webhook.attempt(REJECTED);
    equal([await retry('sent', 'mail'), await retry('sent', 'webhook')], [false, true]);
    await webhook.attempt();
    equal(await states('sent'), 'sent: mail sent, webhook sent');
  },
  async 'moves what waits to spam, and releases it as it was, on all its channels'(one, open) {
    const [{ accept, attempt, leads, states, claim, queue }, webhook] = openBoth(open);
    const now = START + MINUTE;
    await accept('a b');
    await attempt(UNKNOWN);
    await webhook.attempt();
    await claim(now, 'b');
    equal(await leads.spam(['a', 'b', 'x'].map(keyOf), now), 1);
    equal(await states('a'), 'spam: mail spam, webhook sent');
    equal(await states('b', now), 'sending: mail sending, webhook waiting');
    equal([await leads.release(keyOf('a'), now), await leads.release(keyOf('b'), now)], [true, false]);
    const { attempts, unknownSince, unknowns } = await claim(now + HOUR, 'a');
    equal([attempts, unknownSince, unknowns], [2, START, 1]);
    // Sent after it was moved to spam, since its lease had ended.
    await one.accept('late');
    const late = await claim(START + DAY / 2, 'late');
    equal(await leads.spam([late.key], START + DAY), 1);
    await queue.settle(late, { kind: 'sent' }, START + DAY);
    equal(await leads.release(late.key, START + DAY), true);
    equal(await states('late'), 'waiting: mail sent, webhook waiting');
  },
  async 'erases messages completely, but not while they are being sent'(one) {
    const keys = ['a', 'b', 'x'].map(keyOf);
    await one.accept('a b');
    const claimed = await one.claim();
    equal(await one.leads.erase(keys, START), { erased: 1, sending: 1 });
    equal(await one.leads.erase(keys, START + MINUTE), { erased: 1, sending: 0 });
    // Its sender does not know that.
    await one.queue.settle(claimed, { kind: 'sent' }, START + MINUTE);
    for (const table of ['messages', 'deliveries']) equal(one.database.all(`SELECT * FROM ${table}`), []);
    equal((await one.accept('a'))?.outcome, 'stored');
  },
  async 'counts messages by state, with spam apart until a person releases it'(one) {
    await fill(one);
    await one.accept('spam', { spam: true });
    equal([await one.states('spam'), await one.leads.retry(keyOf('spam'), START)], ['spam: ', false]);
    await one.claim();
    await one.accept('early', { receivedAt: START - HOUR });
    const counts = { waiting: 1, sending: 1, sent: 1, dead: 1, spam: 1 };
    const waitingSince = '2026-03-05T09:00:00.000Z';
    equal(await one.leads.summary(START), { counts, freshSpam: 1, waitingSince, paused: [] });
    equal((await one.leads.summary(START + DAY)).freshSpam, 0);
    // A released message waits since its release.
    const release = () => one.leads.release(keyOf('spam'), START + DAY);
    equal([await release(), await release()], [true, false]);
    await one.leads.erase([keyOf('early'), keyOf('waits')], START + DAY);
    equal((await one.leads.summary(START)).waitingSince, '2026-03-06T10:00:00.000Z');
  },
  async 'returns leads page by page, in both orders, by state, and by the beginning of a key'(one) {
    type Request = Omit<Parameters<typeof one.leads.page>[0], 'limit'>;
    const page = async (request: Request, limit = 2): Promise<[string, number]> => {
      const { leads, next } = await one.leads.page({ limit, ...request }, START);
      return [leads.map(({ message }) => message.subject.at(-1)).join(''), next ?? 0];
    };
    await one.accept('a b c');
    await one.sendAll();
    await one.accept('d');
    const [newest, after] = await page({ order: 'newest' }, 3);
    equal([newest, await page({ order: 'newest', after })], ['dcb', ['a', 0]]);
    const [sent, end] = await page({ order: 'oldest', state: 'sent' });
    equal([sent, await page({ order: 'oldest', state: 'sent', after: end })], ['ab', ['c', 0]]);
    equal(await page({ order: 'oldest', key: keyOf('b').slice(0, 30) }, 9), ['abcd', 0]);
    equal(await page({ order: 'oldest', key: keyOf('b') }), ['b', 0]);
  },
  async 'deletes messages that every channel took before a given time, and spam, but no dead letter'(
    _,
    open,
  ) {
    const [{ database, leads, counts, accept, sendAll }, webhook] = openBoth(open);
    const remove = (state: 'sent' | 'spam', before: number, limit = 9) =>
      database.write(() => deleteOld(database, state, before, limit));
    await accept('a b dead half moved');
    await accept('spam', { spam: true });
    await leads.spam([keyOf('moved')], START + HOUR);
    await sendAll();
    for (const hour of [1, 2]) await webhook.attempt(undefined, START + hour * HOUR);
    await webhook.attempt(REJECTED, START + 2 * HOUR);
    equal([await remove('sent', START + HOUR), await remove('spam', START)], [0, 0]);
    equal([await remove('sent', START + DAY, 1), await remove('sent', START + DAY)], [1, 1]);
    // A message that was moved to spam is spam since then.
    equal([await remove('spam', START + HOUR), await remove('spam', START + DAY)], [1, 1]);
    equal([await remove('sent', START + 9 * DAY), await counts()], [0, { dead: 1, waiting: 1 }]);
  },
  async 'reports new dead letters once a day; a notice that fails causes no other'(one, open) {
    const notices: number[] = [];
    const make = (dead: number) => messageOf(`n${notices.push(dead)}`, { form: 'notice' });
    const report = (now: number, { database } = one) => storeNotice(database, make, now);
    equal(await report(START), false);
    await fill(one);
    equal([await report(START), await report(START, open())], [true, false]);
    // It goes before the leads, and is deleted when it fails.
    equal((await one.attempt(REJECTED)).name, 'n1');
    equal(await one.counts(), { dead: 1, sent: 1, waiting: 1 });
    await kit.storeSiteMessage(one.database, messageOf('test', { form: 'test' }));
    await one.attempt(REJECTED);
    equal([await report(START + DAY - 1), await report(START + DAY)], [false, true]);
    // A dead letter that was retried and rejected is new again, also after the clock was far ahead.
    await one.leads.retry(keyOf('dead'), START);
    await one.queue.settle(await one.claim(START, 'dead'), REJECTED, START);
    equal([await report(START - DAY), notices], [true, [1, 2, 2]]);
  },
};
