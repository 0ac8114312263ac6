import { describe, expect, it } from 'vitest';
import { preparedAnswers } from '@/app/_site/prepared-answers';
import { preparedProfessions, preparedSynonyms } from '@/content/samples/prepared-questions';
import { readSearchContent } from '@/lib/search/content';

const prepared = preparedAnswers(preparedProfessions, preparedSynonyms);

describe('the prepared questions of the home page', () => {
  it('are for the professions of the search', () => {
    const professions = readSearchContent('.').professions.map(([profession]) => profession);
    expect(new Set(professions)).toEqual(new Set(preparedProfessions.map(({ profession }) => profession)));
  });

  // The test of the page checks that every question finds all its documents.
  it.each(prepared.flatMap(({ answers }) => answers))(
    '«$words» finds several passages, the best first, marked with letters of the question',
    ({ question, found }) => {
      const lettersOf = (words: typeof question) => words.flatMap(({ letter }) => letter ?? []);
      expect(new Set(lettersOf(question)).size).toBeGreaterThan(1);
      expect(found.length).toBeGreaterThan(1);
      const scores = found.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.at(-1)).toBeGreaterThan(0.5);
      for (const { passage } of found) {
        expect(lettersOf(passage)).not.toEqual([]);
        expect(lettersOf(question)).toEqual(expect.arrayContaining(lettersOf(passage)));
      }
    },
  );
});
