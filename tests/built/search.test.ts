import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGaps } from '@/lib/search/content';
import { root } from '@/lib/tools/bootstrap.mjs';
import {
  builtEngine,
  givenOf,
  type JudgedSet,
  judge,
  readJudgedSet,
  type Shares,
  searchBytes,
} from '@/tests/search/judged';

const folder = join(root, 'out/site');
const ask = builtEngine(folder);

/** Minimum shares of questions with the right answer; `npm run bench -- answers` names the others. */
const minimums: Record<JudgedSet, Partial<Shares>> = {
  visitor: { first: 0.9, firstThree: 0.95, rejected: 0.95 },
  near: { first: 0.84, firstThree: 0.94, rejected: 0.9, gap: 0.93 },
  hard: { first: 0.78, firstThree: 0.81, rejected: 0.91 },
  professions: { first: 0.9 },
  unseen: { first: 0.86, firstThree: 0.92, rejected: 0.95 },
  buyer: { first: 0.72, firstThree: 0.87, rejected: 0.93, gap: 0.84 },
  'professions-unseen': { first: 0.9 },
};

describe('the search of the built site', () => {
  it.each(Object.entries(minimums))('answers enough questions of %s', (name, minimum) => {
    const shares = judge(readJudgedSet(name as JudgedSet), (question) => givenOf(ask(question)));
    for (const [share, value] of Object.entries(minimum))
      expect(shares[share as keyof Shares], share).toBeGreaterThanOrEqual(value);
  });

  it('answers the questions of each gap with its line', () => {
    for (const { line, questions } of readGaps(root))
      for (const question of questions) expect(ask(question).gapLine, question).toBe(line);
  });

  it('loads at most 115,000 bytes: script, copy and index', () => {
    expect(searchBytes(folder)).toBeLessThanOrEqual(115_000);
  });
});
