import { describe, expect, it } from 'vitest';
import { preparedAnswers } from '@/app/prepared-answers';
import { preparedProfessions, preparedSynonyms } from '@/content/samples/prepared-questions';

const answers = preparedAnswers(preparedProfessions, preparedSynonyms).flatMap((group) => group.answers);
/** Passages with a lower score would look like mistakes of the search. */
const MIN_SCORE = 0.5;
/** Nearer to 1 the question would be in the words of the index, which no visitor knows. */
const MAX_SCORE = 0.95;

describe('the prepared questions of the home page', () => {
  it.each(answers)('«$words» finds several passages, the best first', ({ found }) => {
    expect(found.length).toBeGreaterThan(1);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.at(-1)).toBeGreaterThan(MIN_SCORE);
    expect(scores[0]).toBeLessThan(MAX_SCORE);
  });

  it.each(answers)('«$words» marks its words in the passages by letters', ({ question, found }) => {
    const lettersOf = (words: typeof question) => words.flatMap(({ letter }) => letter ?? []);
    const letters = lettersOf(question);
    expect(new Set(letters).size).toBeGreaterThan(1);
    for (const { passage } of found) {
      expect(lettersOf(passage)).not.toEqual([]);
      expect(letters).toEqual(expect.arrayContaining(lettersOf(passage)));
    }
  });
});
