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

/** `npm run bench -- answers` names each question that is answered wrongly. */
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
    for (const [share, least] of Object.entries(minimum))
      expect(shares[share as keyof Shares], share).toBeGreaterThanOrEqual(least);
  });

  it('answers each uncovered subject with its line', () => {
    for (const { line, questions } of readGaps(root))
      for (const question of questions) expect([question, ask(question).gapLine]).toEqual([question, line]);
  });

  it('weighs at most 115,000 bytes with its program and words', () => {
    expect(searchBytes(folder)).toBeLessThanOrEqual(115_000);
  });
});
