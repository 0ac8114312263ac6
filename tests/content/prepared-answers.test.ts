import { describe, expect, it } from 'vitest';
import { preparedAnswers } from '@/app/_site/prepared-answers';
import { preparedSynonyms, preparedTrades } from '@/content/samples/prepared-questions';
import { readSearchContent } from '@/lib/search/content';

const prepared = preparedAnswers(preparedTrades, preparedSynonyms);

describe('the prepared questions of the home page', () => {
  it('are for trades that the search knows', () => {
    const trades = readSearchContent('.').trades.map(([trade]) => trade);
    expect(new Set(trades)).toEqual(new Set(preparedTrades.map(({ trade }) => trade)));
  });

  it('are two for each of three trades', () => {
    expect(prepared.map(({ answers }) => answers.length)).toEqual([2, 2, 2]);
  });

  it.each(prepared.flatMap(({ answers }) => answers))(
    '«$words» is answered by all its passages, each with letters of the question',
    ({ question, found }) => {
      const asked = new Set(question.flatMap(({ letter }) => letter ?? []));
      expect(asked.size).toBeGreaterThan(1);
      expect(found.length).toBeGreaterThan(1);
      expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
      for (const { passage, score } of found) {
        const letters = passage.flatMap(({ letter }) => letter ?? []);
        expect(letters.length).toBeGreaterThan(0);
        expect(letters.filter((letter) => !asked.has(letter))).toEqual([]);
        expect(score).toBeGreaterThan(0.5);
      }
    },
  );

  it('find all their documents', () => {
    const found = prepared.flatMap(({ answers }) => answers.map((answer) => answer.found.length));
    const written = preparedTrades.flatMap(({ questions }) =>
      questions.map(({ documents }) => documents.length),
    );
    expect(found).toEqual(written);
  });
});
