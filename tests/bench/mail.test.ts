import { expect, it } from 'vitest';
import { benchFaults, SCENARIOS } from './mail';

const [submissions, kills] = [500, 20];

it.each(Object.entries(SCENARIOS))(
  'loses and doubles no lead under faults and kills, and delivers all of them (D17), %s',
  async (_, options) => {
    const seed = Date.now();
    const figures = await benchFaults(submissions, kills, { seed, ...options });
    // With a mail server three attempts without an answer make a dead letter, whether the mail has arrived or not.
    const deadLetters = 'hasMailServer' in options ? expect.any(Number) : 0;
    const expected = { lost: 0, doubled: 0, leftOver: 0, unexpectedAnswers: 0, deadLetters };
    expect(figures, `seed ${seed}`).toMatchObject(expected);
    expect(figures.collections > 0).toBe('perHour' in options);
    expect(figures.confirmed).toBeGreaterThan(submissions * 0.75);
    expect(figures.faults).toBeGreaterThan(0);
    expect(figures.killed).toBeGreaterThan(1);
  },
  900_000,
);
