import { expect, it } from 'vitest';
import { seededRandom } from '../../seeded-random';
import { open, setUpDelivery } from './delivery-fixture';
import { floodOf, leadsOf, simulate } from './flood';

setUpDelivery();

const isFull = process.env.TEST_FULL === '1';
/** A day in the full run. */
const HOURS = isFull ? 24 : 4;
/** What arrived last may still be on its way. */
const END = HOURS + 0.4;
const PER_HOUR = 60;
const LONGEST_MINUTES = 20;
// The full run takes a new one each time, to find what this one does not.
const seed = Number(process.env.FLOOD_SEED ?? (isFull ? Date.now() % 1_000_000 : 7));

const list = (length: number, addressOf: (index: number) => string) =>
  Array.from({ length }, (_, index) => addressOf(index));
const ipv4 = (index: number) => `203.0.113.${index + 1}`;
/** An honest visitor's own address. */
const visitor = (index: number) => `198.51.${index >> 8}.${index & 255}`;
const group = (index: number) => index.toString(16);

it.each([
  ['12 addresses', list(12, ipv4), visitor],
  ['50 addresses', list(50, ipv4), visitor],
  [
    '50 /64s of one /48, visitors also from another /56 of it',
    list(50, (index) => `2001:db8:1:${group(index * 5)}::1`),
    (index: number) => (index % 2 ? visitor(index) : `2001:db8:1:${group(0x1000 + index)}::1`),
  ],
])(
  `leaves every visitor a turn within ${LONGEST_MINUTES} minutes in a flood of ${HOURS} hours: %s (seed ${seed})`,
  async (name, flooders, addressOf) => {
    const random = seededRandom(seed);
    const submissions = [...floodOf(flooders, HOURS, random), ...leadsOf(addressOf, HOURS, random)];
    const figures = await simulate(open().database, submissions, { hours: END, perHour: PER_HOUR });
    console.log(name, figures);
    expect(figures.leads).toBeGreaterThan(2 * HOURS);
    expect(figures.leadsSent).toBe(figures.leads);
    expect(figures.longestMinutes).toBeLessThan(LONGEST_MINUTES);
    // The flood is sent too, at pace.
    expect(figures.sent).toBeGreaterThan(HOURS * PER_HOUR * 0.5);
    expect(figures.sent).toBeLessThanOrEqual((HOURS + 1) * PER_HOUR);
  },
  // 144,000 messages in a day, on a machine that may be busy.
  isFull ? 600_000 : 120_000,
);
