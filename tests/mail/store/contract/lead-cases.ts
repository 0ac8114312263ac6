import { deepEqual as equal } from 'node:assert/strict';
import { prepareChannels } from '@/lib/mail/delivery/maintenance';
import type { Channel, Channels } from '@/lib/mail/message/message';
import { countProblems } from '@/lib/mail/store/leads';
import { deleteOld, type Report, storeNotice } from '@/lib/mail/store/message-rows';
import * as fixture from './contract-fixture';

const { DAY, HOUR, keyOf, MINUTE, messageOf, REJECTED, SECOND, START, UNAVAILABLE } = fixture;
const BOTH: Channels = ['mail', 'webhook'];

/** The store with two channels, once with the queue of mail and once with that of the webhook. */
const openBoth = (open: fixture.Open) =>
  [open({ channels: BOTH }), open({ channels: BOTH, channel: 'webhook' })] as const;

/** Stores the messages `sent`, `dead` (a dead letter) and `waits`. */
async function fill(store: fixture.Store): Promise<void> {
  await store.accept('sent dead', { receivedAt: START - MINUTE });
  await store.makeDead('dead', 'sent');
  await store.accept('waits');
}

export const leadCases: fixture.Cases = {
  async 'creates a delivery for each channel that accepts the form, or for mail if none does'(store, open) {
    await open({ channels: BOTH }).accept('a', { form: 'demo' });
    await open({ channels: BOTH }).accept('b', { form: 'newsletter' });
    await open({ channels: ['webhook'] }).accept('c', { form: 'newsletter' });
    await open({ channels: [] }).accept('d', { form: 'demo' });
    equal(await store.states('a'), 'waiting: mail waiting, webhook waiting');
    for (const name of ['b', 'c', 'd']) equal(await store.states(name), 'waiting: mail waiting');
  },
  async 'pauses each channel alone; a message is sent when all its channels have sent it'(_, open) {
    const [mail, webhook] = openBoth(open);
    await mail.accept('a');
    await webhook.attempt(UNAVAILABLE);
    equal([await mail.sendAll(), await mail.states('a')], ['a', 'waiting: mail sent, webhook waiting']);
    await mail.accept('b');
    await webhook.makeDead('a', 'b', START + 2 * MINUTE);
    equal(await mail.states('a'), 'dead: mail sent, webhook dead');
  },
  async 'keeps deliveries of a channel that is not set up, counts them, and sends them when it is'(
    store,
    open,
  ) {
    const start = (channels: Channels) => prepareChannels(store.database, { channels, resume: true, now: 0 });
    await open({ channels: BOTH }).accept('a');
    await open({ channels: ['webhook'] }).accept('b', { receivedAt: START - HOUR });
    await start(['mail']);
    equal(await store.sendAll(), 'a');
    equal(await store.states('a'), 'waiting: mail sent, webhook waiting');
    const { unsendable, waitingSince } = await store.summary(START);
    equal([unsendable, waitingSince], [2, null]);
    await start(BOTH);
    equal(await open({ channels: BOTH, channel: 'webhook' }).sendAll(), 'a b');
  },
  async 'reports no rejection of a channel that is not set up any more'(store, open) {
    const [mail, webhook] = openBoth(open);
    await mail.accept('a');
    await webhook.attempt(REJECTED);
    equal(await mail.sendAll(), 'a');
    equal(
      [await mail.states('a'), countProblems(store.database, BOTH).rejected],
      ['dead: mail sent, webhook waiting', 1],
    );
    const withoutWebhook = open({ channels: ['mail'] });
    equal(await withoutWebhook.states('a'), 'waiting: mail sent, webhook waiting');
    equal(countProblems(store.database, ['mail']).rejected, 0);
  },
  async 'retries a rejected message at once, and shows it among the dead letters until then'(store) {
    await store.accept('a b');
    for (const seconds of [0, 5]) await store.attempt(REJECTED, START + seconds * SECOND);
    const now = START + 6 * SECOND;
    equal(
      [await store.states('b'), countProblems(store.database, ['mail'])],
      ['dead: mail waiting', { rejected: 2, dead: 0 }],
    );
    equal(
      [await store.leads.retry(keyOf('b'), now), await store.states('b')],
      [true, 'waiting: mail waiting'],
    );
    const { attemptKey } = await store.lease(now, 'b');
    equal([attemptKey, await store.leads.retry(keyOf('b'), now)], [keyOf('b'), false]);
  },
  async 'retries a dead letter as if it had never been attempted, and no other message'(store) {
    await fill(store);
    const retry = (name: string) => store.leads.retry(keyOf(name), START);
    equal([await retry('sent'), await retry('waits')], [false, false]);
    equal([await retry('dead'), await retry('dead')], [true, false]);
    const { attempts, unknownSince } = await store.lease(START, 'dead');
    equal([attempts, unknownSince], [1, null]);
  },
  async 'sends an earlier lead once on a new channel, but no sign-up and no spam'(store, open) {
    await fill(store);
    await store.accept('signup', { form: 'newsletter' });
    await store.accept('spam', { spam: true });
    const [{ leads, states }, webhook] = openBoth(open);
    const retry = (name: string, channel: Channel) => leads.retry(keyOf(name), START, channel);
    equal([await retry('signup', 'webhook'), await retry('spam', 'webhook')], [false, false]);
    equal([await retry('sent', 'webhook'), await retry('sent', 'webhook')], [true, false]);
    equal(await retry('dead', 'webhook'), true);
    await webhook.makeDead('sent', 'dead', START + 2 * MINUTE);
    // Only the webhook has a dead letter of it now.
    equal([await retry('sent', 'mail'), await retry('sent', 'webhook')], [false, true]);
    await webhook.attempt(undefined, START + 2 * MINUTE);
    equal(await states('sent'), 'sent: mail sent, webhook sent');
  },
  async 'releases what was caught as spam, once, on each channel; it waits from that moment'(_, open) {
    const { accept, leads, states, summary } = open({ channels: BOTH });
    await accept('a', { spam: true });
    await accept('b');
    equal([await states('a'), await leads.retry(keyOf('a'), START)], ['spam: ', false]);
    const release = (name: string) => leads.release(keyOf(name), START - DAY);
    equal([await release('a'), await release('a'), await release('b')], [true, false, false]);
    equal(await states('a'), 'waiting: mail waiting, webhook waiting');
    equal((await summary(START)).waitingSince, '2026-03-04T10:00:00.000Z');
  },
  async 'erases messages completely, but not while they are being sent'(store) {
    const keys = ['a', 'b', 'x'].map(keyOf);
    await store.accept('a b');
    const leased = await store.lease();
    equal(await store.leads.erase(keys, START), { erased: 1, sending: 1 });
    equal(await store.leads.erase(keys, START + MINUTE), { erased: 1, sending: 0 });
    // The process that leased it still reports the outcome.
    await store.queue.settle(leased, { kind: 'sent' }, START + MINUTE);
    for (const table of ['messages', 'deliveries']) equal(store.database.all(`SELECT * FROM ${table}`), []);
    equal((await store.accept('a'))?.outcome, 'stored');
  },
  async 'counts messages by state, with spam apart, and knows since when the oldest one waits'(store) {
    await fill(store);
    await store.accept('spam', { spam: true });
    await store.lease();
    await store.accept('early', { receivedAt: START - HOUR });
    const counts = { waiting: 1, sending: 1, sent: 1, dead: 1, spam: 1 };
    const waitingSince = '2026-03-05T09:00:00.000Z';
    const summary = { counts, caughtToday: 1, unsendable: 0, waitingSince, paused: [] };
    equal(await store.summary(START), summary);
    equal((await store.summary(START + DAY)).caughtToday, 0);
  },
  async 'returns leads page by page, in both orders, by state, and by the beginning of a key'(store) {
    type Request = Omit<Parameters<typeof store.leads.page>[0], 'limit'>;
    const page = async (request: Request, limit = 2): Promise<[string, number]> => {
      const { leads, next } = await store.leads.page({ limit, ...request }, START);
      return [leads.map(({ message }) => message.subject.at(-1)).join(''), next ?? 0];
    };
    await store.accept('a b c');
    await store.sendAll();
    await store.accept('d');
    const [newest, after] = await page({ order: 'newest' }, 3);
    equal([newest, await page({ order: 'newest', after })], ['dcb', ['a', 0]]);
    const [sent, end] = await page({ order: 'oldest', state: 'sent' });
    equal([sent, await page({ order: 'oldest', state: 'sent', after: end })], ['ab', ['c', 0]]);
    equal(await page({ order: 'oldest', key: keyOf('b').slice(0, 30) }, 9), ['abcd', 0]);
    equal(await page({ order: 'oldest', key: keyOf('b') }), ['b', 0]);
  },
  async 'deletes messages sent before a given time, and spam, but no dead letter'(_, open) {
    const [{ database, counts, accept, sendAll }, webhook] = openBoth(open);
    let channels = BOTH;
    const remove = (state: 'sent' | 'spam', before: number, limit = 9) =>
      database.write(() => deleteOld(database, { state, before, limit }, channels));
    await accept('a b dead half');
    await accept('spam', { spam: true });
    await sendAll();
    // The webhook accepts `a` and `b`, and rejects `dead`; `half` waits for it.
    await webhook.attempt(undefined, START + HOUR);
    await webhook.makeDead('dead', 'b', START + 2 * HOUR);
    equal([await remove('sent', START + HOUR), await remove('spam', START)], [0, 0]);
    equal([await remove('sent', START + DAY, 1), await remove('sent', START + DAY)], [1, 1]);
    equal(await remove('spam', START + HOUR), 1);
    equal([await remove('sent', START + 9 * DAY), await counts()], [0, { dead: 1, waiting: 1 }]);
    // Without the webhook nothing waits for it any more.
    channels = ['mail'];
    equal([await remove('sent', START), await remove('sent', START + 9 * DAY)], [0, 2]);
  },
  async 'reports new dead letters and new spam once a day, and again if the notice could not be sent'(
    store,
    open,
  ) {
    const notices: Report[] = [];
    const make = (report: Report) => messageOf(`n${notices.push(report)}`, { form: 'notice' });
    const report = (now: number, { database } = store) => storeNotice(database, make, now);
    equal(await report(START), false);
    await fill(store);
    equal([await report(START), await report(START, open())], [true, false]);
    await store.accept('other');
    // It goes before the leads, and is deleted when it fails.
    await store.makeDead('n1', 'other', START + HOUR);
    equal(await store.counts(), { dead: 1, sent: 2, waiting: 1 });
    await store.accept('caught', { spam: true, receivedAt: START + HOUR });
    equal([await report(START + DAY - 1), await report(START + DAY)], [false, true]);
    equal(await store.sendAll(START + DAY), 'n2 waits');
    // What is known already is no reason for a notice.
    equal(await report(START + 2 * DAY), false);
    await store.accept('spam', { spam: true, receivedAt: START + 2 * DAY });
    await store.leads.retry(keyOf('dead'), START + 2 * DAY);
    equal(await report(START + 2 * DAY), true);
    equal(notices, [
      { leads: 3, dead: 1, caught: 0 },
      { leads: 1, dead: 1, caught: 1 },
      { leads: 0, dead: 0, caught: 1 },
    ]);
  },
  async 'reports the leads of a day when it is over'(store) {
    const notices: Report[] = [];
    const make = (report: Report) => messageOf(`n${notices.push(report)}`, { form: 'notice' });
    const report = (now: number) => storeNotice(store.database, make, now);
    await store.accept('a');
    await store.accept('b', { receivedAt: START + HOUR });
    await store.accept('c', { receivedAt: START + HOUR, form: 'newsletter' });
    equal([await report(START + DAY - 1), await report(START + DAY)], [false, true]);
    await store.accept('d', { receivedAt: START + 2 * DAY });
    equal([await report(START + 3 * DAY - 1), await report(START + 3 * DAY)], [false, true]);
    equal(await report(START + 9 * DAY), false);
    equal(notices, [
      { leads: 2, dead: 0, caught: 0 },
      { leads: 1, dead: 0, caught: 0 },
    ]);
  },
};
