import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HONEYPOT } from '@/lib/forms/fields';
import { contact, jsonPost, type MailFixture, openMailFixture } from '../mail-fixture';
import { type ManualClock, manualClock } from '../manual-clock';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let clock: ManualClock;
let fixture: MailFixture;
const opened: MailFixture[] = [];

/** A process on a folder of its own, or on one that is there. */
async function start(spoolDir?: string): Promise<MailFixture> {
  const each = await openMailFixture({
    clock,
    now: () => new Date(clock.now()),
    ...(spoolDir ? { spoolDir } : {}),
  });
  opened.push(each);
  await each.delivery.start();
  await each.delivery.idle();
  return each;
}

/** Lets days pass while the site runs. */
async function days(count: number): Promise<void> {
  for (let quarter = 0; quarter < count * 4; quarter += 1) {
    clock.pass(6 * HOUR);
    await fixture.delivery.idle();
  }
}

const caught = (name: string) => fixture.handle(jsonPost({ ...contact, firstName: name, [HONEYPOT]: 'x' }));
const logged = (event: string) => fixture.log.filter((entry) => entry.event === event);
const spam = async () => (await fixture.count()).spam ?? 0;

beforeEach(async () => {
  // Files are dated by the real clock.
  clock = manualClock(Date.now());
  fixture = await start();
  await caught('Uno');
});
afterEach(async () => {
  // Those opened later may share the folder of an earlier one.
  for (const each of opened.splice(0).reverse()) await each.close();
});

describe('deleting by age', () => {
  it('goes by days that have really passed', async () => {
    await days(29);
    expect(await spam()).toBe(1);
    await days(2);
    expect(await spam()).toBe(0);
    expect(logged('mail_clock_jump')).toEqual([]);
  });

  it('goes on through restarts', async () => {
    for (let day = 0; day < 29; day += 1) {
      await fixture.delivery.stop();
      fixture = await start(fixture.spool.root);
      await days(1);
    }
    expect(await spam()).toBe(1);
    await fixture.delivery.stop();
    fixture = await start(fixture.spool.root);
    await days(2);
    expect(await spam()).toBe(0);
    expect(logged('mail_clock_jump')).toEqual([]);
  });

  it('deletes nothing where the clock is set a year ahead, logs an error, and goes on after three days', async () => {
    await days(1);
    clock.set(clock.now() + 365 * DAY);
    await days(1);
    expect(await spam()).toBe(1);
    expect(logged('mail_clock_jump')).toEqual([
      expect.objectContaining({
        level: 'error',
        heldDays: 3,
        from: expect.any(String),
        to: expect.any(String),
      }),
    ]);
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
    expect(await spam()).toBe(1);
    expect(logged('mail_clock_jump')).toHaveLength(2);
    await days(10);
    expect(await spam()).toBe(1);
    await days(18);
    expect(await spam()).toBe(0);
  });

  it('notices a jump while the site was off', async () => {
    await days(1);
    await fixture.delivery.stop();
    clock.set(clock.now() + 60 * DAY);
    fixture = await start(fixture.spool.root);
    expect(logged('mail_clock_jump')).toHaveLength(1);
    await days(2);
    expect(await spam()).toBe(1);
    // The days that are left are known to the next process.
    await fixture.delivery.stop();
    fixture = await start(fixture.spool.root);
    await days(0.5);
    expect(await spam()).toBe(1);
    await days(1);
    expect(await spam()).toBe(0);
  });

  it('notices a clock that went back while the site was off', async () => {
    await days(1);
    await fixture.delivery.stop();
    clock.set(clock.now() - 60 * DAY);
    fixture = await start(fixture.spool.root);
    expect(logged('mail_clock_jump')).toHaveLength(1);
  });

  it('holds back where nothing is known of the last time', async () => {
    await days(40);
    await caught('Due');
    await fixture.delivery.stop();
    for (const damage of [(file: string) => rm(file), (file: string) => writeFile(file, 'rotto')]) {
      await damage(join(fixture.spool.root, 'state', 'housekeeping.json'));
      clock.set(clock.now() + 31 * DAY);
      fixture = await start(fixture.spool.root);
      await days(2);
      expect(await spam()).toBe(1);
      await fixture.delivery.stop();
    }
    fixture = await start(fixture.spool.root);
    await days(3);
    expect(await spam()).toBe(0);
  });

  it('keeps no word of anybody beside the messages', async () => {
    await days(1);
    const text = await readFile(join(fixture.spool.root, 'state', 'housekeeping.json'), 'utf8');
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(['at', 'holdMs']);
  });
});
