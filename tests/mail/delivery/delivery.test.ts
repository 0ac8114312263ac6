import { expect, it, onTestFinished } from 'vitest';
import { DAY_MS as DAY, HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '@/lib/clock';
import { type MailFault, startFakeMailServer } from '@/tests/mail/fake-mail-server';
import { SECRET, startFakeReceiver } from '@/tests/mail/fake-receiver';
import { contact, newsletter } from '@/tests/mail/mail-fixture';
import {
  clock,
  keyOf,
  openAlone,
  pass,
  passUntil,
  provider,
  START,
  setUpDelivery,
  start,
} from './delivery-fixture';

setUpDelivery();

const unavailable = (retryAfterMs: number) => ({ kind: 'unavailable', reason: '429', retryAfterMs }) as const;

it('sends an accepted message at once, as it was composed, and only once', async () => {
  const site = await start();
  await site.submit('a');
  await pass(HOUR);
  const [key, lead] = [keyOf('a'), await site.lead('a')];
  expect(provider.attempts).toMatchObject([{ key, at: START, mail: lead?.message }]);
  expect(await site.count()).toEqual({ sent: 1 });
});

it('sends within half a minute what other processes store, release or retry', async () => {
  const site = await start();
  await openAlone().post({ ...contact, rg_vuoto: 'x' }, keyOf('a'));
  await pass(MINUTE);
  expect(await site.count()).toEqual({ spam: 1 });
  await site.leads.release(keyOf('a'), clock.now());
  provider.replies.push('rejected');
  await pass(MINUTE / 2);
  expect(await site.count()).toEqual({ dead: 1 });
  await site.leads.retry(keyOf('a'), clock.now());
  await pass(MINUTE / 2);
  expect([provider.names(), await site.count()]).toEqual(['a a', { sent: 1 }]);
});

it('makes a dead letter of what the provider rejects, logs it, and goes on with the others', async () => {
  provider.replies.push('rejected');
  const site = await start('ab');
  expect(provider.seconds()).toEqual([0, 0]);
  expect(await site.lead('a')).toMatchObject({ state: 'dead', reason: '422' });
  expect(await site.lead('b')).toMatchObject({ state: 'sent' });
  expect(site.logged('mail_dead_letter')).toMatchObject([{ level: 'error', key: keyOf('a') }]);
});

it('without a channel stores everything and logs where, and sends it once there is a channel', async () => {
  const alone = await start('a', {}, { provider: undefined });
  await pass(DAY);
  expect(await alone.count()).toEqual({ waiting: 1 });
  expect(alone.logged('mail_kept')[0]?.message).toContain(alone.database.place);
  await alone.stop();
  expect(await (await start()).count()).toEqual({ sent: 1 });
});

it.each([
  ['back', -DAY],
  ['ahead', DAY],
])('goes on when the clock is set %s, and when it is corrected', async (_, by) => {
  provider.replies.push(unavailable(HOUR));
  const site = await start('ab');
  clock.set(clock.now() + by);
  await pass(MINUTE);
  expect(await site.count()).toEqual({ sent: 2 });
  await openAlone().submit('c');
  clock.set(clock.now() - by);
  await pass(MINUTE);
  expect(await site.count()).toEqual({ sent: 3 });
});

it('repeats an attempt of unknown outcome with the same key and bytes for 24 hours, also by the next process', async () => {
  provider.answer = () => 'unknown';
  await (await start('a')).stop();
  await (await start()).stop();
  await pass(MINUTE);
  await (await start()).stop();
  const [one, two, ...more] = provider.attempts;
  expect([two?.key, two?.mail, provider.seconds(), more]).toEqual([one?.key, one?.mail, [0, 60], []]);
  await pass(DAY);
  const last = await start();
  const reason = expect.stringContaining('24 ore');
  expect(await last.lead('a')).toMatchObject({ state: 'dead', reason, attempts: 2 });
  expect(last.logged('mail_dead_letter')).toMatchObject([{ level: 'error', key: keyOf('a'), reason }]);
  expect(provider.names()).toBe('a a notice');
});

// How long the pauses are is tested with the store.
it('pauses while the provider is away, and says so once', async () => {
  provider.replies.push('unavailable', 'unavailable', unavailable(100_000));
  const site = await start('abc');
  await pass(HOUR);
  expect(provider.seconds()).toEqual([0, 5, 15, 115, 115, 115]);
  expect(site.logged('mail_circuit_open')).toMatchObject([{ level: 'warn', reason: '429' }]);
  expect(site.logged('mail_circuit_closed')).toHaveLength(1);
});

it('pauses while the key is wrong, logs it once, and goes on by itself, without dead letters', async () => {
  provider.answer = () => 'refused';
  const site = await start('ab');
  expect(await site.checkHealth()).toMatchObject({ sending: 'refused' });
  await pass(HOUR);
  expect(site.logged('mail_circuit_open')).toMatchObject([{ level: 'error', reason: '401' }]);
  expect(await site.count()).toEqual({ waiting: 2 });
  provider.answer = () => 'sent';
  await pass(10 * MINUTE);
  expect(await site.count()).toEqual({ sent: 2 });
  // A restart, which may bring another key, tries at once.
  provider.replies.push('refused');
  await site.submit('c');
  await site.stop();
  expect(await (await start()).count()).toEqual({ sent: 3 });
});

it('waits, when it stops, for the attempt under way, and begins no other', async () => {
  const answer = provider.hang();
  const site = await start('ab');
  const stopped = site.stop().then(() => 'stopped');
  await pass(MINUTE);
  expect(await Promise.race([stopped, pass(0)])).toBeUndefined();
  answer('sent');
  await stopped;
  site.wake();
  await pass(HOUR);
  expect([provider.names(), await openAlone().count()]).toEqual(['a', { sent: 1, waiting: 1 }]);
});

async function startBoth() {
  const receiver = await startFakeReceiver();
  onTestFinished(receiver.close);
  const webhook = { leadsWebhookUrl: receiver.url, leadsWebhookSecret: SECRET };
  return { receiver, webhook, site: await start('', webhook) };
}

it('has two channels that do not wait for each other, and logs no secret', async () => {
  const { receiver, site } = await startBoth();
  receiver.faults.push({ status: 410 });
  await site.submit('a');
  await expect.poll(() => site.logged('mail_circuit_open')).toMatchObject([{ channel: 'webhook' }]);
  await site.submit('b');
  expect([provider.names(), receiver.requests.length]).toEqual(['a b', 1]);
  await passUntil(site.count).toEqual({ sent: 2 });
  provider.answer = () => 'refused';
  await site.submit('c');
  const states = async () => (await site.lead('c'))?.deliveries.map(({ state }) => state);
  await expect.poll(states).toEqual(['waiting', 'sent']);
  expect([...receiver.taken.keys()]).toEqual(['a', 'b', 'c'].map(keyOf));
  const tables = ['channels', 'deliveries'].map((table) => site.database.all(`SELECT * FROM ${table}`));
  expect(JSON.stringify([site.log, tables])).not.toMatch(/segretissimo|whsec/);
});

it('sends what waits by the channel that is left after a restart; a webhook on its own takes leads only', async () => {
  const { receiver, webhook, site } = await startBoth();
  receiver.faults.push({ status: 500 });
  await site.submit('a');
  await expect.poll(() => site.logged('mail_circuit_open')).toHaveLength(1);
  await site.stop();
  const mail = await start();
  expect(await mail.count()).toEqual({ sent: 1 });
  await mail.stop();
  const alone = await start('', webhook, { provider: undefined });
  await alone.submit('b');
  await alone.post(newsletter);
  await expect.poll(alone.count).toEqual({ sent: 2, waiting: 1 });
});

it.each<[string, MailFault]>([
  ['553 to the sender', { at: 'from', code: 553, text: '5.7.1 not from here' }],
  ['552 as the mailbox is full', { at: 'data', code: 552, text: '5.2.2 mailbox full' }],
])('a mail server that refuses everything for a minute causes no dead letters: %s', async (_, fault) => {
  const server = await startFakeMailServer({
    fault: () => (clock.now() < START + MINUTE ? fault : undefined),
  });
  onTestFinished(server.close);
  const smtp = { host: '127.0.0.1', port: server.port, secure: false, isLocal: true };
  const site = await start('abc', { smtp }, { provider: undefined });
  await expect.poll(() => site.logged('mail_circuit_open')).toMatchObject([{ level: 'error' }]);
  expect(await site.count()).toEqual({ waiting: 3 });
  await passUntil(site.count).toEqual({ sent: 3 });
  expect([server.taken.length, site.logged('mail_dead_letter')]).toEqual([3, []]);
});
