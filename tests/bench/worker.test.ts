import { expect, it } from 'vitest';
import { benchWorker } from './worker';

it('loses and doubles no lead under faults and kills on workerd, and delivers all of them (D17)', async () => {
  const [submissions, killed, seed] = [1000, 20, Date.now()];
  const figures = await benchWorker(submissions, killed, seed);
  const expected = { lost: 0, doubled: 0, leftOver: 0, deadLetters: 0, unexpectedAnswers: 0, killed };
  expect(figures, `seed ${seed}`).toMatchObject(expected);
  expect(figures.confirmed).toBeGreaterThan(submissions * 0.75);
  expect(figures.faults / figures.attempts).toBeGreaterThan(0.3);
}, 900_000);
