import { rename } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { HOUR_MS as HOUR, MINUTE_MS as MINUTE } from '@/lib/clock';
import { openDatabase } from '@/lib/mail/store/node-database';
import type { Settings } from '@/lib/settings';
import { gate } from '@/tests/gate';
import { demo, expectProblem, phone } from '@/tests/mail/mail-fixture';
import { noFloor, smallDisk } from '@/tests/mail/store/disk';
import { closing, folder, pass, provider, setUpDelivery, start } from './delivery-fixture';

setUpDelivery();

it.each([
  ['is recorded when there is room again, days later, and not sent twice', false, 'a b'],
  ['is sent again by the next process, under the same key', true, 'a a b'],
])('a message that was sent while the disk was full %s', async (_, isRestarted, names) => {
  const disk = smallDisk(folder);
  closing.push(disk.unmount);
  const startOnDisk = () => start('', {}, { database: openDatabase(folder, { statfs: noFloor }) });
  let site = await startOnDisk();
  const { opened, open } = gate();
  provider.replies.push(opened.then(() => 'sent'));
  await site.submit('ab');
  disk.fill(site.database);
  open();
  await pass(MINUTE);
  expect([provider.names(), await site.count()]).toEqual(['a', { waiting: 2 }]);
  if (isRestarted) {
    await site.stop();
    site = await startOnDisk();
  }
  await pass(isRestarted ? HOUR : 26 * HOUR);
  disk.free(site.database);
  await pass(2 * MINUTE);
  expect([provider.names(), await site.count()]).toEqual([names, { sent: 2 }]);
});

/** A site whose database is gone, until `bringBack`. */
async function startWithout(settings: Partial<Settings> = {}) {
  const site = await start('', settings);
  const { place } = site.database;
  await rename(place, `${place}.away`);
  return { ...site, bringBack: () => rename(`${place}.away`, place) };
}

it('a message that cannot be stored is sent once, within its request, and answered with the outcome', async () => {
  const site = await startWithout();
  await site.submit('a');
  expect(site.logged('mail_sent_unstored')).toMatchObject([{ level: 'error', outcome: 'sent' }]);
  provider.replies.push('unknown');
  expect((await expectProblem(await site.post(demo), 503, 'unavailable')).message).toContain(phone);
  expect((await site.post({ ...demo, rg_vuoto: 'x' })).status).toBe(503);
  expect(provider.attempts).toHaveLength(2);
  await pass(MINUTE);
  expect(site.logged('mail_drain_failed').length).toBeGreaterThan(0);
  // The store is never replaced by a new one, and works again when it is back.
  await site.bringBack();
  await site.submit('b');
  await pass(MINUTE);
  expect(await site.count()).toEqual({ sent: 1 });
});

it.each([
  ['an address', { rateLimitMax: 2 }, [200, 200, 429], 200],
  ['an hour', { mailPerHour: 2 }, [200, 200, 503], 503],
])('keeps the limit of %s even if nothing can be stored', async (_, settings, statuses, other) => {
  const site = await startWithout(settings);
  const posted = [await site.post(demo), await site.post(demo), await site.post(demo)];
  expect(posted.map(({ status }) => status)).toEqual(statuses);
  expect((await site.post(demo, undefined, '192.0.2.2')).status).toBe(other);
});
