import type { Weights } from './passages';
import type { QueryTerm } from './terms';
import { anyWord, fold, type Language } from './words';

/** The stems that answer the words of meaning. */
export function weightsOf(terms: readonly QueryTerm[], language: Language): Weights {
  const byStem = new Map<string, { weight: number; term: number }>();
  for (const [term, { word, weight, stems }] of terms.entries()) {
    if (word.kind !== 'content') continue;
    for (const [stem, strength] of stems) {
      const value = weight * strength;
      if ((byStem.get(stem)?.weight ?? 0) < value) byStem.set(stem, { weight: value, term });
    }
  }
  return { byStem, language };
}

/** The words of meaning as the question writes them. */
export const weightsOfQuestion = (terms: readonly QueryTerm[], language: Language): Weights => ({
  byStem: new Map(
    terms.flatMap(({ word, corrected }, term) =>
      word.kind === 'content'
        ? [[corrected ? language.wordOf(fold(corrected)).stem : word.stem, { weight: 1, term }] as const]
        : [],
    ),
  ),
  language,
});

/** The question with corrected words; undefined if there are none. */
export function correctedQuestion(question: string, terms: readonly QueryTerm[]): string | undefined {
  const corrected = new Map(
    terms.flatMap(({ word, corrected }): [string, string][] => (corrected ? [[word.text, corrected]] : [])),
  );
  if (corrected.size === 0) return undefined;
  return question.trim().replace(anyWord, (word) => corrected.get(fold(word)) ?? word);
}
