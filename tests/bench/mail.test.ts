import { describe, expect, it } from 'vitest';
import { benchFaults } from './mail';
import { KILL_POINTS } from './mail/server-run';

describe('delivery under faults and kills (D17), a short run of `npm run bench -- mail`', () => {
  it('loses nothing, doubles nothing, leaves nothing behind', async () => {
    const figures = await benchFaults(80, KILL_POINTS.length, { seed: Date.now(), speed: 1500 });
    expect(figures).toMatchObject({ lost: 0, doubled: 0, leftOver: 0, deadLetters: 0, unexpectedAnswers: 0 });
    expect(figures.confirmed).toBeGreaterThan(60);
    expect(figures.faults / figures.attempts).toBeGreaterThan(0.1);
    expect(Object.values(figures.kills).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2);
  }, 120_000);
});
