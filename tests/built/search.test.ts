import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plans } from '@/content/plans';
import { formatAmount } from '@/lib/pricing';
import { readGaps } from '@/lib/search/content';
import { root } from '@/scripts/bootstrap.mjs';
import { builtEngine, judge, searchBytes } from '@/tests/search/judged';

const folder = join(root, 'out/site');
const ask = builtEngine(folder);

describe('the search of the built site', () => {
  // Two points from what was measured; `npm run bench -- answers` names the misses.
  it.each([
    ['tuned', { first: 0.835, firstThree: 0.935, answered: 0.768, othersAnswered: 0.09 }],
    ['held-out', { first: 0.758, firstThree: 0.885, answered: 0.607, othersAnswered: 0.134 }],
  ])('answers enough questions of %s, and few that the site does not', (name, limits) => {
    const { first, firstThree, answered, othersAnswered } = judge(name, ask);
    expect(first).toBeGreaterThanOrEqual(limits.first);
    expect(firstThree).toBeGreaterThanOrEqual(limits.firstThree);
    expect(answered).toBeGreaterThanOrEqual(limits.answered);
    expect(othersAnswered).toBeLessThanOrEqual(limits.othersAnswered);
  });

  it('answers the questions of each gap with its line', () => {
    for (const { line, questions } of readGaps(root))
      for (const question of questions) expect(ask(question).gapLine, question).toBe(line);
  });

  const words = ['AI', 'IA', 'A.I.', 'OCR', 'API', 'DPIA', 'PCT', 'p7m', 'redlining', 'air gap', 'patch'];
  it.each(words.flatMap((word) => [word, `l’${word}`, `il ${word}`]))('answers «%s»', (question) => {
    expect(ask(question).isAnswer).toBe(true);
  });

  it('has the line of the subject for «SLA», alone and with an article', () => {
    const line = readGaps(root).find(({ id }) => id === 'livelli-di-servizio')?.line;
    expect(['SLA', 'gli SLA', 'lo SLA'].map((question) => ask(question).gapLine)).toEqual([line, line, line]);
  });

  it('finds the price list by a price, which stands in no question', () => {
    for (const { price } of plans) {
      if (price === null) continue;
      const amount = formatAmount(price);
      for (const question of [`cosa c’è nel piano da ${amount} euro`, `${amount} euro`, `${amount} €`]) {
        const [first] = ask(question).found;
        expect(first?.href, question).toMatch(/^\/prezzi#/);
        expect(first?.passage.map(({ text }) => text).join(''), question).toContain(amount);
      }
    }
  });

  it('leads a number of people to its row of the prices, and more than ten to Enterprise', () => {
    for (let count = 1; count <= 300; count += 1) {
      const [first] = ask(`quanto costa per ${count} avvocati`).found;
      expect(first?.href, `${count}`).toBe(count > 10 ? '/prezzi#oltre-dieci' : '/prezzi#anno');
      const passage = first?.passage.map(({ text }) => text).join('');
      if (count <= 10) expect(passage).toMatch(new RegExp(`^${count} utent`));
    }
  });

  it('loads at most 98,000 bytes: script, copy and index', () => {
    expect(searchBytes(folder)).toBeLessThanOrEqual(98_000);
  });
});
