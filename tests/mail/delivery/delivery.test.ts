import { expect, it, onTestFinished } from 'vitest';
import { DAY_MS as DAY, HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '@/lib/clock';
import { deferred } from '@/tests/deferred';
import { SECRET, startFakeReceiver } from '@/tests/mail/fake-receiver';
import { caught, contact } from '@/tests/mail/mail-fixture';
import {
  advance,
  advanceUntil,
  clock,
  keyOf,
  openWithoutChannel,
  provider,
  START,
  setUpDelivery,
  start,
} from './delivery-fixture';

setUpDelivery();

it('sends an accepted message at once, as it was composed, and only once', async () => {
  const site = await start();
  await site.submit('a');
  await advance(HOUR);
  const mail = (await site.lead('a'))?.message;
  expect(provider.attempts).toMatchObject([{ key: keyOf('a'), at: START, mail }]);
  expect(await site.count()).toEqual({ sent: 1 });
});

it('sends within half a minute what other processes store, release or retry', async () => {
  const site = await start();
  await openWithoutChannel().post(caught(contact), keyOf('a'));
  await advance(MINUTE);
  expect(await site.count()).toEqual({ spam: 1 });
  await site.leads.release(keyOf('a'), clock.now());
  provider.answer = () => 'rejected';
  await advance(MINUTE / 2);
  expect(await site.count()).toEqual({ dead: 1 });
  provider.answer = () => 'sent';
  await site.leads.retry(keyOf('a'), clock.now());
  await advance(MINUTE / 2);
  expect(await site.count()).toEqual({ sent: 1 });
});

it('keeps messages and logs their location while no channel is set up, and sends them once there is one', async () => {
  const withoutChannel = await start('a', {}, { provider: undefined });
  await advance(DAY);
  expect(await withoutChannel.count()).toEqual({ waiting: 1 });
  expect(withoutChannel.logged('mail_kept')[0]?.message).toContain(withoutChannel.database.location);
  await withoutChannel.stop();
  expect(await (await start()).count()).toEqual({ sent: 1 });
});

it.each([
  ['back', -DAY],
  ['ahead', DAY],
])('continues when the clock is set %s a day, and when it is corrected', async (_, by) => {
  provider.replies.push({ kind: 'unavailable', reason: '429', retryAfterMs: HOUR });
  const site = await start('ab');
  clock.set(clock.now() + by);
  await advance(MINUTE);
  expect(await site.count()).toEqual({ sent: 2 });
  await openWithoutChannel().submit('c');
  clock.set(clock.now() - by);
  await advance(MINUTE);
  expect(await site.count()).toEqual({ sent: 3 });
});

// That a repeat has the same key and bytes is tested with the store and on workerd.
it('gives up a message of unknown outcome after 24 hours, and logs why', async () => {
  provider.answer = () => 'unknown';
  const site = await start('a');
  await advance(DAY + HOUR);
  const reason = expect.stringContaining('24 ore');
  expect(await site.lead('a')).toMatchObject({ state: 'dead', reason });
  expect(site.logged('mail_dead_letter')).toMatchObject([{ level: 'error', key: keyOf('a'), reason }]);
});

// The length of the pauses is tested with the store.
it('pauses while the provider refuses the site, logs it once, and continues later without dead letters', async () => {
  provider.answer = () => 'refused';
  const site = await start('ab');
  expect(await site.checkHealth()).toMatchObject({ sending: 'refused' });
  await advance(HOUR);
  expect(site.logged('mail_circuit_open')).toMatchObject([{ level: 'error', reason: '401' }]);
  expect(await site.count()).toEqual({ waiting: 2 });
  provider.answer = () => 'sent';
  await advance(10 * MINUTE);
  expect(await site.count()).toEqual({ sent: 2 });
  expect(site.logged('mail_circuit_closed')).toHaveLength(1);
});

it('uses a paused channel at once after a restart, since its settings may be new', async () => {
  provider.replies.push('refused');
  await (await start('a')).stop();
  expect(await (await start()).count()).toEqual({ sent: 1 });
});

it('waits for the running attempt when it stops, and starts no other', async () => {
  const { promise, resolve } = deferred();
  provider.replies.push(promise.then(() => 'sent'));
  const site = await start('ab');
  const stopped = site.stop().then(() => 'stopped');
  await advance(MINUTE);
  expect(await Promise.race([stopped, advance(0)])).toBeUndefined();
  resolve();
  await stopped;
  site.wake();
  await advance(HOUR);
  expect([provider.names(), await openWithoutChannel().count()]).toEqual(['a', { sent: 1, waiting: 1 }]);
});

/** A site with mail and a webhook. */
async function startWithWebhook() {
  const receiver = await startFakeReceiver();
  onTestFinished(receiver.close);
  const site = await start('', { leadsWebhookUrl: receiver.url, leadsWebhookSecret: SECRET });
  return { site, receiver };
}

it('sends by mail while the webhook is paused, and by webhook while mail is paused', async () => {
  const { site, receiver } = await startWithWebhook();
  receiver.faults.push({ status: 410 });
  await site.submit('a');
  await expect.poll(() => site.logged('mail_circuit_open')).toMatchObject([{ channel: 'webhook' }]);
  await site.submit('b');
  expect([provider.names(), receiver.requests.length]).toEqual(['a b', 1]);
  await advanceUntil(site.count).toEqual({ sent: 2 });
  provider.answer = () => 'refused';
  await site.submit('c');
  const states = async () => (await site.lead('c'))?.deliveries.map(({ state }) => state);
  await expect.poll(states).toEqual(['waiting', 'sent']);
  expect([...receiver.leads.keys()]).toEqual(['b', 'a', 'c'].map(keyOf));
});

it('writes neither address nor secret of the webhook to the log or the store', async () => {
  const { site, receiver } = await startWithWebhook();
  receiver.faults.push({ status: 410 });
  await site.submit('a');
  await advanceUntil(site.count).toEqual({ sent: 1 });
  const tables = ['channels', 'deliveries'].map((table) => site.database.all(`SELECT * FROM ${table}`));
  expect(JSON.stringify([site.log, tables])).not.toMatch(/segretissimo|whsec/);
});
