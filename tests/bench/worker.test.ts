import { describe, expect, it } from 'vitest';
import { benchWorker } from './worker';

describe('the worker under faults and kills (D17), as `npm run bench -- worker`', () => {
  it('loses nothing, doubles nothing, leaves nothing behind', async () => {
    const [submissions, kills] = [1000, 20];
    const seed = Date.now();
    const figures = await benchWorker(submissions, kills, { seed });
    const sound = { lost: 0, doubled: 0, leftOver: 0, deadLetters: 0, unexpectedAnswers: [], kills };
    expect(figures, `seed ${seed}`).toMatchObject(sound);
    expect(figures.confirmed, `seed ${seed}`).toBeGreaterThan(submissions * 0.75);
    expect(figures.faults / figures.attempts, `seed ${seed}`).toBeGreaterThan(0.3);
  }, 900_000);
});
