import assert, { deepEqual as equal } from 'node:assert/strict';
import { prepareChannels } from '@/lib/mail/delivery/maintenance';
import type { Channels } from '@/lib/mail/message/message';
import * as fixture from './contract-fixture';

const { compose, DAY, HOUR, keyOf, MINUTE, messageOf, HIGH_PACE, SECOND, START } = fixture;
const { REFUSED, REJECTED, UNAVAILABLE, UNKNOWN } = fixture;

/** A store with an hourly limit of e-mails, of which some are reserved for digests. */
const paced = (open: fixture.Open, perHour: number, channels: Channels = ['mail']) =>
  open({ compose, channels, pace: { ...HIGH_PACE, perHour } });

/** A store with a limit of two e-mails an hour: `a` was sent alone, and the names wait for a digest. */
async function waitForDigest(open: fixture.Open, names: string) {
  const store = paced(open, 2);
  await store.accept('a');
  equal(await store.sendAll(), 'a');
  await store.accept(names);
  return store;
}

const namesOf = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

export const digestCases: fixture.Cases = {
  async 'reserves half of the hourly limit, at most six, for digests at equal intervals'(_, open) {
    for (const { perHour, alone, minutes } of [
      { perHour: 1, alone: 0, minutes: 60 },
      { perHour: 5, alone: 2, minutes: 20 },
      { perHour: 60, alone: 54, minutes: 10 },
    ]) {
      const { accept, sendAll } = paced(open, perHour);
      // Another day for each limit.
      const now = START + perHour * DAY;
      const names = namesOf(alone + 2, `x${perHour}-`);
      await accept(names.join(' '), { receivedAt: now });
      const [single, collected] = [names.slice(0, alone), names.slice(alone)];
      equal(await sendAll(now), [...single, `[${collected.join(' ')} +0]`].join(' '));
      await accept(`more${perHour}`, { receivedAt: now });
      equal(await sendAll(now + minutes * MINUTE - 1), '');
      equal(await sendAll(now + minutes * MINUTE), `[more${perHour} +0]`);
    }
  },
  async 'carries up to a hundred messages in the order of sending, with the number of those left'(_, open) {
    const { accept, sendAll } = await waitForDigest(open, 'b c');
    await accept('n', { form: 'newsletter' });
    await accept('d', {}, fixture.from('192.0.2.2'));
    equal(await sendAll(), '[d b c n +0]');
    const names = namesOf(103, 'm');
    await accept(names.join(' '));
    equal(await sendAll(START + HOUR), `m0 [${names.slice(1, 101).join(' ')} +2]`);
    equal(await sendAll(START + 2 * HOUR), 'm101 [m102 +0]');
  },
  async 'shows carried messages as being sent, then as sent, and never the digest itself'(_, open) {
    const { lease, queue, leads, states, lead, database, counts } = await waitForDigest(open, 'b c');
    const digest = await lease();
    const { key } = digest;
    // Also after its attempt was interrupted.
    equal(await states('b', START + HOUR), 'sending: mail sending');
    equal(await leads.erase([keyOf('b'), key], START + HOUR), { erased: 0, sending: 1 });
    equal(await leads.retry(key, START), false);
    equal(await counts(), { sending: 2, sent: 1 });
    equal((await leads.page({ order: 'oldest', limit: 9 }, START)).leads.length, 3);
    await queue.settle(digest, { kind: 'sent' }, START);
    const { state, attempts, deliveries } = await lead('b');
    equal([state, attempts, deliveries[0]?.collection], ['sent', 1, key]);
    // Its text is deleted, since erasing a person would miss it.
    equal(database.all('SELECT key FROM messages WHERE key = ?', [key]), []);
    equal(await leads.erase([keyOf('b')], START), { erased: 1, sending: 0 });
  },
  async 'halves what a digest carries when it is rejected, until one goes alone'(_, open) {
    const { attempt, states } = await waitForDigest(open, 'b c d e f g h i');
    let now = START;
    const rejectNext = async () => {
      const { name, dead } = await attempt(REJECTED, now);
      equal(dead, []);
      // The longest pause.
      now += 30 * SECOND;
      return name;
    };
    equal(await rejectNext(), '[b c d e f g h i +0]');
    equal(await states('b'), 'waiting: mail waiting');
    equal([await rejectNext(), await rejectNext()], ['[b c d e +4]', '[b c +6]']);
    equal([await rejectNext(), await states('b')], ['b', 'dead: mail waiting']);
    // The others go first, and begin with the full number again.
    equal([await rejectNext(), await rejectNext()], ['[c d e f g h i +1]', '[c d e +5]']);
    equal([(await attempt(undefined, now)).name, await states('c')], ['c', 'sent: mail sent']);
  },
  async 'finds the one message because of which digests are rejected'(_, open) {
    const { sendGood } = await waitForDigest(open, 'b c d bad e f g');
    const { sent, dead } = await sendGood(/bad/, START + 3 * HOUR);
    equal(sent, ['5: [b c d +4]', '3605: e', '3605: [f g +0]']);
    equal(dead, ['7205: bad']);
  },
  async 'lets a message in a waiting digest be erased, and the others wait again'(_, open) {
    const { attempt, leads, states, database, sendAll } = await waitForDigest(open, 'b c d');
    await attempt(REFUSED);
    equal(await states('b'), 'waiting: mail waiting');
    equal(await leads.erase([keyOf('b')], START), { erased: 1, sending: 0 });
    equal(database.all("SELECT id FROM messages WHERE form = 'collection' OR mail LIKE '%: b%'"), []);
    equal(await sendAll(START + HOUR), 'c [d +0]');
  },
  async 'sends a digest again with the same key and bytes, and names it in its dead letters'(_, open) {
    const { accept, attempt, lease, leads, states, lead, queue } = await waitForDigest(open, 'b c');
    const { key, mail } = await attempt(UNAVAILABLE);
    for (const [hours, outcome] of [REFUSED, UNKNOWN, UNKNOWN].entries()) {
      const again = await attempt(outcome, START + (hours + 1) * HOUR);
      equal([again.key, again.mail], [key, mail]);
    }
    await accept('late');
    const now = START + 2 * DAY;
    equal((await attempt(undefined, now)).name, 'late');
    equal(await queue.lease(now), { at: now, dead: [{ key, reason: `unknown: ${key}` }] });
    equal([await states('b'), await states('late')], ['dead: mail dead', 'sent: mail sent']);
    assert.ok((await lead('c')).reason?.includes(`nella raccolta ${key}`));
    // A person retries one of them.
    equal(await leads.retry(keyOf('b'), now), true);
    equal((await lease(now, 'b')).unknownSince, null);
  },
  async 'carries no message that may have arrived already, is unreadable, or comes from the site'(_, open) {
    const { accept, attempt, sendAll, database, states, damage } = paced(open, 2, ['mail', 'webhook']);
    await accept('unsure a');
    await attempt(UNKNOWN);
    await fixture.storeSiteMessage(database, messageOf('test', { form: 'test' }));
    equal(await sendAll(START + MINUTE / 2), '[a +0]');
    await accept('b broken');
    await damage('broken', 'fields');
    // An interrupted attempt counts in the hour in which it started.
    equal(await sendAll(START + 10 * MINUTE), 'unsure');
    equal(await sendAll(START + 2 * HOUR), 'test [b +0]');
    equal(await states('broken'), 'dead: mail dead, webhook waiting');
  },
  async 'settles no other message if the answer to a digest comes late'(_, open) {
    const { lease, queue, accept, states } = await waitForDigest(open, 'b c');
    const late = await lease();
    await queue.settle(await lease(START + MINUTE), { kind: 'sent' }, START + MINUTE);
    await accept('new');
    await queue.settle(late, { kind: 'sent' }, START + HOUR);
    equal(await states('new'), 'waiting: mail waiting');
  },
  async 'makes dead letters of the messages in an unreadable digest'(_, open) {
    const { lease, queue, database, states } = await waitForDigest(open, 'b c');
    const { key } = await lease();
    database.run("UPDATE messages SET mail = '{' WHERE key = ?", [key]);
    await queue.lease(START + HOUR);
    equal([await states('b'), await states('c')], ['dead: mail dead', 'dead: mail dead']);
  },
  async 'dissolves a digest if mail is no longer set up, and keeps none of its text'(_, open) {
    const { lease, queue, database, states } = await waitForDigest(open, 'b c');
    await queue.settle(await lease(), REFUSED, START);
    await prepareChannels(database, { channels: [], resume: true, now: START });
    equal([await states('b'), await states('c')], ['waiting: mail waiting', 'waiting: mail waiting']);
    equal(database.all("SELECT id FROM messages WHERE form = 'collection'"), []);
  },
  async 'keeps a digest that may have arrived for a day, should mail be set up again'(_, open) {
    const { attempt, database, states } = await waitForDigest(open, 'b c');
    await attempt(UNKNOWN);
    const start = (now: number) => prepareChannels(database, { channels: [], resume: true, now });
    await start(START + DAY - 1);
    equal(await states('b'), 'sending: mail sending');
    await start(START + DAY);
    equal([await states('b'), await states('c')], ['dead: mail dead', 'dead: mail dead']);
  },
  async 'composes no second digest while the first has no answer'(_, open) {
    const { accept, attempt, sendAll } = paced(open, 12);
    await accept('a b c d e f g');
    for (const _ of 'abcdef') await attempt();
    equal((await attempt(UNKNOWN)).name, '[g +0]');
    await accept('h');
    equal((await attempt(UNKNOWN, START + 11 * MINUTE)).name, '[g +0]');
    equal(await sendAll(START + 12 * MINUTE), '');
    equal(await sendAll(START + 13 * MINUTE), '[g +0] [h +0]');
  },
  async 'sends messages of the site itself even if all e-mails are reserved for digests'(_, open) {
    const { database, sendAll } = paced(open, 1);
    await fixture.storeSiteMessage(database, messageOf('notice', { form: 'notice' }));
    equal(await sendAll(), 'notice');
  },
};
