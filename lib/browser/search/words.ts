import { stemmer } from '@orama/stemmers/italian';
import type { SearchLanguage } from '@/lib/schema/site-search';

/** Text in lower case and without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Few words have an accent, and the check is cheaper than `normalize`.
  return /[^\0-\x7f]/.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower;
}

/** A run of letters and digits: `min_score` is two words. */
export const anyWord = /[\p{L}\p{N}]+/gu;

/** All words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(anyWord) ?? [];

/** A folded word. A word that is not `content` is its own stem. */
export type Word = { text: string; stem: string; kind: 'content' | 'interrogative' | 'stop' };

export type Language = ReturnType<typeof languageOf>;

/** The rules of a language. They remember the words that they have seen. */
export function languageOf(source: SearchLanguage) {
  const stopWords = new Set(source.stopWords);
  const interrogatives = new Set(source.interrogatives);
  const endings = new Set(source.endings);
  const verbEndings = new Set(source.verbEndings);
  const known = new Map<string, Word>();
  /** By the stem that Snowball gives: the first known word of each group of inflections. */
  const families = new Map<string, string[]>();
  const stems = new Map<string, string[]>();

  /** @param text a folded word */
  function wordOf(text: string): Word {
    let word = known.get(text);
    if (!word) {
      const kind = interrogatives.has(text) ? 'interrogative' : stopWords.has(text) ? 'stop' : 'content';
      word = { text, kind, stem: kind === 'content' && text.length > 3 ? stemOf(text) : text };
      known.set(text, word);
    }
    return word;
  }

  /** The first known inflection of a word: `licenza` for «licenze», not for «licenziamento» with the same Snowball stem. */
  function stemOf(text: string): string {
    const stem = stemmer(text);
    const family = families.get(stem) ?? [];
    families.set(stem, family);
    const first = family.find((form) => isInflection(form, text));
    if (first === undefined) family.push(text);
    return first ?? text;
  }

  /** Whether two words differ only in endings of the language. */
  function isInflection(one: string, other: string): boolean {
    let common = 0;
    while (common < one.length && one[common] === other[common]) common += 1;
    const left = (from: number) => [one.slice(from), other.slice(from)];
    return (
      one === other ||
      left(common).every((ending) => verbEndings.has(ending)) ||
      [common, common - 1].some((from) => from > 2 && left(from).every((ending) => endings.has(ending)))
    );
  }

  /** The stems of a text's words, remembered because the same texts are asked for often. */
  function stemsOf(text: string): string[] {
    const own = stems.get(text) ?? wordsOf(text).map((word) => wordOf(word).stem);
    stems.set(text, own);
    return own;
  }

  /** The words of a text, the first one of each stem. */
  function uniqueWords(text: string): Word[] {
    const words = wordsOf(text).map(wordOf);
    return words.filter(({ stem }, index) => words.findIndex((word) => word.stem === stem) === index);
  }

  return { source, wordOf, stemsOf, uniqueWords };
}
