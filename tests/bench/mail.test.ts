import { describe, expect, it } from 'vitest';
import { benchFaults } from './mail';
import { KILL_POINTS } from './mail/server-run';

describe('delivery under faults and kills (D17), a short run of `npm run bench -- mail`', () => {
  it('loses nothing, doubles nothing, leaves nothing behind', async () => {
    const isFull = process.env.TEST_FULL === '1';
    const [submissions, rounds] = isFull ? [1000, 4] : [50, 1];
    // The 24 hours of an unknown outcome must last longer than the run, also on a busy machine.
    const speed = isFull ? 200 : 500;
    const seed = Date.now();
    const figures = await benchFaults(submissions, rounds * KILL_POINTS.length, { seed, speed });
    const sound = { lost: 0, doubled: 0, leftOver: 0, deadLetters: 0, unexpectedAnswers: [] };
    expect(figures, `seed ${seed}`).toMatchObject(sound);
    expect(figures.confirmed, `seed ${seed}`).toBeGreaterThan(submissions * 0.75);
    expect(figures.faults / figures.attempts, `seed ${seed}`).toBeGreaterThan(0.1);
    const kills = Object.values(figures.kills).reduce((sum, count) => sum + count, 0);
    expect(kills, `seed ${seed}`).toBeGreaterThan(2);
  }, 600_000);
});
