import { describe, expect, it } from 'vitest';
import { roomInHour } from '@/lib/mail/store/pace';
import { seededRandom } from '../../seeded-random';
import { HOUR, MINUTE } from './delivery-fixture';

describe('the pace of an hour', () => {
  it.each([
    // Some may go at once, the rest evenly: of 60 an hour one each 100 s.
    [60, { count: 0, last: undefined, nthLast: undefined }, 0],
    [60, { count: 23, last: MINUTE, nthLast: undefined }, 0],
    [60, { count: 24, last: MINUTE, nthLast: undefined }, MINUTE + 100_000],
    [60, { count: 60, last: 9 * MINUTE, nthLast: MINUTE }, MINUTE + HOUR],
    // What is being sent counts, and may be all that there is.
    [60, { count: 61, last: MINUTE, nthLast: undefined }, MINUTE + HOUR],
    // So few are not divided.
    [19, { count: 18, last: MINUTE, nthLast: undefined }, 0],
    [19, { count: 19, last: 9 * MINUTE, nthLast: MINUTE }, MINUTE + HOUR],
  ])('of %i, with %j, has room at %i', (perHour, sent, at) => {
    expect(roomInHour(perHour, sent)).toBe(at);
  });

  it.each([1, 19, 20, 61, 1000])('is never exceeded at %i', (perHour) => {
    const { next } = seededRandom(perHour);
    const moments: number[] = [];
    const sentSince = (now: number) => moments.filter((at) => at > now - HOUR);
    for (let now = HOUR; now < 5 * HOUR; now += next() * 6000) {
      const room = () => {
        const sent = sentSince(now);
        return roomInHour(perHour, { count: sent.length, last: sent.at(-1), nthLast: sent.at(-perHour) });
      };
      while (room() <= now) moments.push(now);
      expect(sentSince(now).length).toBeLessThanOrEqual(perHour);
    }
    expect(moments.length).toBeGreaterThanOrEqual(2 * perHour);
  });
});
