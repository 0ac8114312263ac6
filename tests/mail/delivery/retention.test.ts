import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { purgeInSteps, ROWS_AT_ONCE } from '@/lib/mail/delivery/retention';
import { writeMeta } from '@/lib/mail/store/database';
import {
  clock,
  DAY,
  open,
  type Process,
  pass,
  provider,
  rejected,
  setUpDelivery,
  start,
} from './delivery-fixture';

setUpDelivery();

let site: Process;
beforeEach(async () => {
  site = await start({ provider: undefined });
  await site.accept('spam', { spam: true });
});

const days = (count: number) => pass(count * DAY);
const spam = async () => (await site.count()).spam ?? 0;
const jumps = () => site.logged('mail_clock_jump').length;

async function restart(): Promise<void> {
  await site.delivery.stop();
  site = await start({ provider: undefined });
}

it('deletes sent messages and spam after 30 days, from every file; what waits and dead letters stay', async () => {
  const sending = await start();
  await sending.submit('sent');
  provider.outcomes.push(rejected);
  await sending.submit('dead');
  await sending.delivery.stop();
  await site.accept('waiting');
  const { place } = site.database;
  const inFiles = () => {
    const text = [place, `${place}-wal`].map((file) => readFileSync(file, 'utf8')).join();
    return ['waiting', 'dead', 'sent', 'spam'].filter((name) => text.includes(`Oggetto ${name}`));
  };
  await days(29);
  expect(await site.count()).toEqual({ waiting: 1, sent: 1, dead: 1, spam: 1 });
  expect(inFiles()).toHaveLength(4);
  await days(2);
  expect(await site.count()).toEqual({ waiting: 1, dead: 1 });
  expect(inFiles()).toEqual(['waiting', 'dead']);
  expect(site.logged('mail_deleted')).toEqual([{ event: 'mail_deleted', sent: 1, spam: 1 }]);
});

it('deletes nothing where the clock is set a year ahead, says so, and goes on after three days', async () => {
  await days(1);
  clock.set(clock.now() + 365 * DAY);
  await days(1);
  expect(await spam()).toBe(1);
  expect(site.logged('mail_clock_jump')).toMatchObject([{ level: 'error', heldDays: 3 }]);
  await days(1.5);
  expect(await spam()).toBe(1);
  await days(1);
  expect(await spam()).toBe(0);
});

it('has lost nothing when the clock is corrected in those days', async () => {
  clock.set(clock.now() + 365 * DAY);
  await days(2);
  clock.set(clock.now() - 365 * DAY);
  await days(2);
  expect([await spam(), jumps()]).toEqual([1, 2]);
  await days(10);
  expect(await spam()).toBe(1);
  await days(18);
  expect(await spam()).toBe(0);
});

it('notices a jump while the site was off, and knows through restarts how long to hold back', async () => {
  await days(1);
  await site.delivery.stop();
  clock.set(clock.now() + 60 * DAY);
  await restart();
  expect(jumps()).toBe(1);
  await days(2);
  await restart();
  await days(0.5);
  expect([await spam(), jumps()]).toEqual([1, 0]);
  await days(1);
  expect(await spam()).toBe(0);
});

it('holds back where nothing is known of the last time', async () => {
  await days(4);
  await site.delivery.stop();
  writeMeta(open().database, 'housekeeping', '{}');
  clock.set(clock.now() + 31 * DAY);
  await restart();
  await days(2);
  expect(await spam()).toBe(1);
  await days(2);
  expect(await spam()).toBe(0);
});

it('deletes in small steps, as each stops every page', async () => {
  const steps = [ROWS_AT_ONCE, ROWS_AT_ONCE, 7];
  const limits: number[] = [];
  const purge = async (limit: number) => {
    limits.push(limit);
    return steps.shift() ?? 0;
  };
  expect(await purgeInSteps(purge)).toBe(2 * ROWS_AT_ONCE + 7);
  expect(limits).toEqual(Array(3).fill(ROWS_AT_ONCE));
});
