import { stemmer } from '@orama/stemmers/italian';
import { memoizeByKey } from '@/lib/memoize';
import type { SearchLanguage } from '@/lib/schema/site-search';

/** Text in lower case and without accents. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A sequence of letters and digits: `min_score` is two words. */
export const anyWord = /[\p{L}\p{N}]+/gu;
/** The point of an acronym: «A.I.» is one word. */
const pointOfAcronym = /(?<=\b[a-z])\.(?=[a-z]\b)/g;

/** All words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text).replace(pointOfAcronym, '').match(anyWord) ?? [];

/** A folded word. A word that is not `content` is its own stem. */
export type Word = { text: string; stem: string; kind: 'content' | 'interrogative' | 'stop' };

/** Shorter words are their own stems. */
const MIN_STEMMED = 4;

export type Language = ReturnType<typeof languageOf>;

/** The rules of a language. They remember the words that they have seen. */
export function languageOf(source: SearchLanguage) {
  const stopWords = new Set(source.stopWords);
  const interrogatives = new Set(source.interrogatives);

  function kindOf(text: string): Word['kind'] {
    if (interrogatives.has(text)) return 'interrogative';
    return stopWords.has(text) ? 'stop' : 'content';
  }

  /** @param text a folded word */
  const wordOf = memoizeByKey((text: string): Word => {
    const kind = kindOf(text);
    return { text, kind, stem: kind === 'content' && text.length >= MIN_STEMMED ? stemmer(text) : text };
  });

  /** The stems of a text's words. */
  const stemsOf = (text: string): string[] => wordsOf(text).map((word) => wordOf(word).stem);

  /** The words of a text, the first one of each stem. */
  function uniqueWords(text: string): Word[] {
    const words = new Map<string, Word>();
    for (const word of wordsOf(text).map(wordOf)) if (!words.has(word.stem)) words.set(word.stem, word);
    return [...words.values()];
  }

  return { source, wordOf, stemsOf, uniqueWords };
}
