import { describe, expect, it } from 'vitest';
import { benchFaults, OWN_SPEED } from './mail';
import { KILL_POINTS } from './mail/server-run';

const isFull = process.env.TEST_FULL === '1';
const [submissions, rounds] = isFull ? [1000, 4] : [50, 1];

describe('delivery under faults and kills (D17), a short run of `npm run bench -- mail`', () => {
  // The 24 hours of an unknown outcome must last longer than the run, also on a busy machine.
  it.each([
    { by: 'Resend', isOwn: false, speed: isFull ? 200 : 500, more: { deadLetters: 0 } },
    // Three attempts without an answer make a dead letter, whether it has arrived or not.
    { by: 'a mail server and a webhook', isOwn: true, speed: OWN_SPEED, more: {} },
  ])(
    'loses nothing, doubles nothing, leaves nothing behind, by $by',
    async ({ isOwn, speed, more }) => {
      const seed = Date.now();
      const figures = await benchFaults(submissions, rounds * KILL_POINTS.length, { seed, speed, isOwn });
      const sound = { lost: 0, doubled: 0, leftOver: 0, unexpectedAnswers: [], ...more };
      expect(figures, `seed ${seed}`).toMatchObject(sound);
      expect(figures.confirmed, `seed ${seed}`).toBeGreaterThan(submissions * 0.75);
      expect(figures.faults / figures.attempts, `seed ${seed}`).toBeGreaterThan(0.1);
      const kills = Object.values(figures.kills).reduce((sum, count) => sum + count, 0);
      expect(kills, `seed ${seed}`).toBeGreaterThan(2);
    },
    900_000,
  );
});
