import { expect, it } from 'vitest';
import { benchWorker } from './worker';

it('on workerd nothing is lost, doubled or left over under faults and kills (D17), as `npm run bench -- worker`', async () => {
  const [submissions, killed, seed] = [1000, 20, Date.now()];
  const figures = await benchWorker(submissions, killed, seed);
  const sound = { lost: 0, doubled: 0, leftOver: 0, deadLetters: 0, unexpectedAnswers: 0, killed };
  expect(figures, `seed ${seed}`).toMatchObject(sound);
  expect(figures.confirmed, `seed ${seed}`).toBeGreaterThan(submissions * 0.75);
  expect(figures.faults / figures.attempts, `seed ${seed}`).toBeGreaterThan(0.3);
}, 900_000);
