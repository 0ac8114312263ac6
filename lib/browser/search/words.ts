import { stemmer } from '@orama/stemmers/italian';
import { endings, interrogatives, stopWords, verbEndings } from '@/content/search/italian';

/** Text without case and accents, for comparison. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts of an index have no accent in most words; the check costs less than the rule.
  return /[^\0-\x7f]/.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower;
}

/** A run of letters and digits: `min_score` counts as two words. */
export const anyWord = /[\p{L}\p{N}]+/gu;

/** All words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(anyWord) ?? [];

/** A folded word. Words that mean nothing by themselves are their own stem. */
export type Word = { text: string; stem: string; kind: 'content' | 'interrogative' | 'stop' };

const known = new Map<string, Word>();

/** What a folded word is. */
export function wordOf(text: string): Word {
  let word = known.get(text);
  if (!word) {
    const kind = interrogatives.has(text) ? 'interrogative' : stopWords.has(text) ? 'stop' : 'content';
    word = { text, kind, stem: kind === 'content' && text.length > 3 ? stemOf(text) : text };
    known.set(text, word);
  }
  return word;
}

/** For each stem of Snowball the first known word of each group of inflections. */
const families = new Map<string, string[]>();

/** The first known inflection of a word: `licenza` for «licenze», but not for «licenziamento», which has the same stem. */
function stemOf(text: string): string {
  const stem = stemmer(text);
  const family = families.get(stem) ?? [];
  families.set(stem, family);
  const known = family.find((form) => isInflection(form, text));
  if (known === undefined) family.push(text);
  return known ?? text;
}

/** Whether what is left of two words after their common beginning is an ending of Italian. */
export function isInflection(one: string, other: string): boolean {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const left = (from: number) => [one.slice(from), other.slice(from)];
  return (
    one === other ||
    left(common).every((ending) => verbEndings.has(ending)) ||
    [common, common - 1].some((from) => from > 2 && left(from).every((ending) => endings.has(ending)))
  );
}

/** The stems of the words of a term. */
export const stemsOf = (term: string): string =>
  wordsOf(term)
    .map((word) => wordOf(word).stem)
    .join(' ');

/** The first word of each stem. */
export const uniqueStems = (words: readonly Word[]): Word[] =>
  words.filter(({ stem }, index) => words.findIndex((word) => word.stem === stem) === index);

/** The words of a question, each stem once. */
export const wordsOfQuery = (question: string): Word[] => uniqueStems(wordsOf(question).map(wordOf));
