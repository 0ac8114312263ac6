import { expect, it } from 'vitest';
import { benchFaults } from './mail';

const [submissions, kills] = [1000, 20];

it.each([
  ['by Resend', {}, { deadLetters: 0 }],
  ['by Resend, where most go in collections', { perHour: 200 }, { deadLetters: 0 }],
  // Three attempts without an answer make a dead letter, whether it has arrived or not.
  ['by a mail server and a webhook', { isOwn: true }, {}],
])(
  'loses, doubles and leaves over nothing under faults and kills (D17), %s',
  async (_, options, more) => {
    const seed = Date.now();
    const figures = await benchFaults(submissions, kills, { seed, ...options });
    const sound = { lost: 0, doubled: 0, leftOver: 0, unexpectedAnswers: 0, ...more };
    expect(figures, `seed ${seed}`).toMatchObject(sound);
    expect(figures.collections > 0).toBe('perHour' in options);
    expect(figures.confirmed).toBeGreaterThan(submissions * 0.75);
    expect(figures.faults).toBeGreaterThan(0);
    expect(figures.killed).toBeGreaterThan(1);
  },
  900_000,
);
