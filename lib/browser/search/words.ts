import { stemmer } from '@orama/stemmers/italian';
import { memoizeByKey } from '@/lib/memoize';
import type { SearchLanguage } from '@/lib/schema/site-search';

/** Text in lower case and without accents. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A sequence of letters and digits: `min_score` is two words. */
export const anyWord = /[\p{L}\p{N}]+/gu;

/** All words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(anyWord) ?? [];

/** A folded word. A word that is not `content` is its own stem. */
export type Word = { text: string; stem: string; kind: 'content' | 'interrogative' | 'stop' };

/** Shorter words are their own stems. */
const MIN_STEMMED = 4;
/** Number of letters before an ending. */
const MIN_ROOT = 3;

export type Language = ReturnType<typeof languageOf>;

/** The rules of a language. They remember the words that they have seen. */
export function languageOf(source: SearchLanguage) {
  const stopWords = new Set(source.stopWords);
  const interrogatives = new Set(source.interrogatives);
  const endings = new Set(source.endings);
  const verbEndings = new Set(source.verbEndings);
  /** By the stem that Snowball gives: the first known word of each group of inflections. */
  const families = new Map<string, string[]>();

  function kindOf(text: string): Word['kind'] {
    if (interrogatives.has(text)) return 'interrogative';
    return stopWords.has(text) ? 'stop' : 'content';
  }

  /** @param text a folded word */
  const wordOf = memoizeByKey((text: string): Word => {
    const kind = kindOf(text);
    return { text, kind, stem: kind === 'content' && text.length >= MIN_STEMMED ? stemOf(text) : text };
  });

  /** The first known inflection of a word: `licenza` for «licenze», not for «licenziamento» with the same Snowball stem. */
  function stemOf(text: string): string {
    const snowballStem = stemmer(text);
    const family = families.get(snowballStem) ?? [];
    families.set(snowballStem, family);
    const known = family.find((form) => isInflection(form, text));
    if (known === undefined) family.push(text);
    return known ?? text;
  }

  /** Whether two words differ only in endings of the language, after their common beginning or a letter earlier. */
  function isInflection(first: string, second: string): boolean {
    let common = 0;
    while (common < first.length && first[common] === second[common]) common += 1;
    const endAfter = (start: number, known: ReadonlySet<string>) =>
      known.has(first.slice(start)) && known.has(second.slice(start));
    return (
      first === second ||
      endAfter(common, verbEndings) ||
      [common, common - 1].some((start) => start >= MIN_ROOT && endAfter(start, endings))
    );
  }

  /** The stems of a text's words. */
  const stemsOf = (text: string): string[] => wordsOf(text).map((word) => wordOf(word).stem);

  /** The words of a text, the first one of each stem. */
  function uniqueWords(text: string): Word[] {
    const words = wordsOf(text).map(wordOf);
    return words.filter(({ stem }, index) => words.findIndex((word) => word.stem === stem) === index);
  }

  return { source, wordOf, stemsOf, uniqueWords };
}
