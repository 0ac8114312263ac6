import { expect, it } from 'vitest';
import { benchFaults, SCENARIOS } from './mail';

const SUBMISSIONS = 500;
const KILLS = 20;
/** The others are refused or get no answer, because of the faults. */
const MIN_CONFIRMED = 0.75 * SUBMISSIONS;
/** The run may end before the other kills. */
const MIN_KILLED = 2;
const TIMEOUT_MS = 900_000;

it.each(Object.entries(SCENARIOS))(
  'neither loses nor duplicates a lead under faults and kills, and delivers all of them (D17), %s',
  async (_, options) => {
    const seed = Date.now();
    const figures = await benchFaults(SUBMISSIONS, KILLS, { seed, ...options });
    // With a mail server three attempts without an answer make a dead letter, whether the mail has arrived or not.
    const deadLetters = 'hasMailServer' in options ? expect.any(Number) : 0;
    const expected = { lost: 0, doubled: 0, leftOver: 0, unexpectedAnswers: 0, deadLetters };
    expect(figures, `seed ${seed}`).toMatchObject(expected);
    expect(figures.collections > 0).toBe('perHour' in options);
    expect(figures.confirmed).toBeGreaterThan(MIN_CONFIRMED);
    expect(figures.faults).toBeGreaterThan(0);
    expect(figures.killed).toBeGreaterThanOrEqual(MIN_KILLED);
  },
  TIMEOUT_MS,
);
