import { expect, it } from 'vitest';
import { benchFaults, SCENARIOS } from './mail';

const [submissions, kills] = [500, 20];

it.each(Object.entries(SCENARIOS))(
  'loses, doubles and leaves over nothing under faults and kills (D17), %s',
  async (_, options) => {
    const seed = Date.now();
    const figures = await benchFaults(submissions, kills, { seed, ...options });
    // On its own mail server three attempts without an answer make a dead letter, whether it has arrived or not.
    const deadLetters = 'isOwn' in options ? expect.any(Number) : 0;
    const sound = { lost: 0, doubled: 0, leftOver: 0, unexpectedAnswers: 0, deadLetters };
    expect(figures, `seed ${seed}`).toMatchObject(sound);
    expect(figures.collections > 0).toBe('perHour' in options);
    expect(figures.confirmed).toBeGreaterThan(submissions * 0.75);
    expect(figures.faults).toBeGreaterThan(0);
    expect(figures.killed).toBeGreaterThan(1);
  },
  900_000,
);
