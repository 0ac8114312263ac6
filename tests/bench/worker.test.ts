import { expect, it } from 'vitest';
import { benchWorker } from './worker';

it('loses, doubles and leaves over nothing under faults and kills on workerd (D17)', async () => {
  const [submissions, killed, seed] = [1000, 20, Date.now()];
  const figures = await benchWorker(submissions, killed, seed);
  const sound = { lost: 0, doubled: 0, leftOver: 0, deadLetters: 0, unexpectedAnswers: 0, killed };
  expect(figures, `seed ${seed}`).toMatchObject(sound);
  expect(figures.confirmed).toBeGreaterThan(submissions * 0.75);
  expect(figures.faults / figures.attempts).toBeGreaterThan(0.3);
}, 900_000);
