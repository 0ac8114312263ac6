import { rename } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '@/lib/clock';
import { openDatabase } from '@/lib/mail/store/node-database';
import type { Settings } from '@/lib/settings';
import { deferred } from '@/tests/deferred';
import { caught, demo, expectProblem, phone } from '@/tests/mail/mail-fixture';
import { reportsFreeSpace, smallDisk } from '@/tests/mail/store/disk';
import { advance, cleanups, folder, provider, setUpDelivery, start } from './delivery-fixture';

setUpDelivery();

const startOnDisk = () => start('', {}, { database: openDatabase(folder, { statfs: reportsFreeSpace }) });

/** A site with the messages `a` and `b`. The disk became full while `a` was sent, so that this is not recorded. */
async function sendWhileDiskFills() {
  const disk = smallDisk(folder);
  cleanups.push(disk.unmount);
  const site = await startOnDisk();
  const { promise, resolve } = deferred();
  provider.replies.push(promise.then(() => 'sent'));
  await site.submit('ab');
  disk.fill(site.database);
  resolve();
  await advance(MINUTE);
  expect([provider.names(), await site.count()]).toEqual(['a', { waiting: 2 }]);
  return { site, disk };
}

it('a message that was sent while the disk filled up is recorded days later, and not sent twice', async () => {
  const { site, disk } = await sendWhileDiskFills();
  await advance(26 * HOUR);
  disk.free(site.database);
  await advance(2 * MINUTE);
  // The notice of the day goes before leads.
  expect([provider.names(), await site.count()]).toEqual(['a notice b', { sent: 2 }]);
});

it('a message that was sent while the disk filled up is sent again under its key after a restart', async () => {
  const { site, disk } = await sendWhileDiskFills();
  await site.stop();
  const restarted = await startOnDisk();
  await advance(HOUR);
  disk.free(restarted.database);
  await advance(2 * MINUTE);
  expect([provider.names(), await restarted.count()]).toEqual(['a a b', { sent: 2 }]);
});

/** A site whose database is missing until `bringBack`. */
async function startWithoutDatabase(settings: Partial<Settings> = {}) {
  const site = await start('', settings);
  const { location } = site.database;
  await rename(location, `${location}.away`);
  return { ...site, bringBack: () => rename(`${location}.away`, location) };
}

it('a message that cannot be stored is sent once, within its request', async () => {
  const site = await startWithoutDatabase();
  await site.submit('a');
  expect(site.logged('mail_sent_unstored')).toMatchObject([{ level: 'error', outcome: 'sent' }]);
  await site.bringBack();
  await advance(MINUTE);
  expect(provider.names()).toBe('a');
});

it('a repeat of a message that was sent within its request is not sent again', async () => {
  const site = await startWithoutDatabase();
  const key = crypto.randomUUID();
  const post = () => site.post(demo, key);
  expect((await post()).status).toBe(200);
  await site.bringBack();
  expect((await post()).status).toBe(200);
  await advance(MINUTE);
  expect([provider.attempts.length, await site.count()]).toEqual([1, {}]);
});

it('a message that cannot be stored gets 503 with the phone number if the provider does not confirm it', async () => {
  const site = await startWithoutDatabase();
  provider.replies.push('unknown');
  const { message } = await expectProblem(await site.post(demo), 503, 'unavailable');
  expect(message).toContain(phone);
});

it('spam that cannot be stored is not sent, and gets 503', async () => {
  const site = await startWithoutDatabase();
  expect((await site.post(caught(demo))).status).toBe(503);
  expect(provider.attempts).toEqual([]);
});

it.each([
  ['of an address', { rateLimitMax: 2 }, [200, 200, 429], 200],
  ['of an hour', { mailPerHour: 2 }, [200, 200, 503], 503],
])(
  'the limit %s also counts messages that cannot be stored',
  async (_, settings, statuses, statusOfOtherClient) => {
    const site = await startWithoutDatabase(settings);
    const responses = [await site.post(demo), await site.post(demo), await site.post(demo)];
    expect(responses.map(({ status }) => status)).toEqual(statuses);
    const response = await site.post(demo, undefined, '192.0.2.2');
    expect(response.status).toBe(statusOfOtherClient);
  },
);
