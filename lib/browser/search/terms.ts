import type { AnswerIndex } from './answer-index';
import { nearestWords } from './typing-errors';
import { type Word, wordsOf } from './words';

/** Chosen by trial on judged sets. */
const worth = {
  /** How well something else stands for a word: another word of the same meaning, a corrected word, a longer word. */
  synonym: 0.57,
  corrected: 0.88,
  prefix: 0.77,
  /** What words are worth that do not say what is asked about: "quanto", "il". */
  function: 0.38,
};

/** A word of the question, and the stems that stand for it in the index. */
export type QueryTerm = {
  word: Word;
  /** What it is worth: nothing if no part can hold it. */
  weight: number;
  stems: ReadonlyMap<string, number>;
  /** The word that was probably meant. */
  corrected?: string;
};

/** The words that say what a question is about. */
export const contentTerms = (terms: readonly QueryTerm[]): QueryTerm[] =>
  terms.filter(({ word }) => word.kind === 'content');

/** A question as the index understands it. */
export type Query = {
  /** All its words. */
  words: readonly QueryTerm[];
  /**
   * Those that may be about the product: words of the trades are left out unless a heading or a question of the site has
   * them, because they are about the visitor's own documents.
   */
  terms: readonly QueryTerm[];
  /** The words of the trades (content/search/trades.txt), and those of them that are left out. */
  ofTrade: ReadonlySet<string>;
  leftOut: ReadonlySet<string>;
  /** The trade of the first of them. */
  trade: string | undefined;
};

/** @param typing whether the last word may go on: then it stands for longer words too */
export function readQuery(index: AnswerIndex, question: string, typing = false): Query {
  const all = index.language.uniqueWords(question);
  const words = all.map((word, position) =>
    word.kind === 'content' ? contentTerm(index, word, position === all.length - 1, typing) : wordTerm(word),
  );
  const trades = tradeTerms(index, question);
  return { ...trades, words, terms: words.filter(({ word }) => !trades.leftOut.has(word.text)) };
}

/** The most words of a term of the trades. */
const LONGEST_TERM = 5;

function tradeTerms({ trades, asked, language }: AnswerIndex, question: string) {
  const words = wordsOf(question);
  const stems = words.map((word) => language.wordOf(word).stem);
  const ofTrade = new Set<string>();
  const leftOut = new Set<string>();
  let trade: string | undefined;
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(LONGEST_TERM, words.length - start); length > 0; length -= 1) {
      const term = stems.slice(start, start + length).join(' ');
      const found = trades.get(term);
      if (!found) continue;
      trade ??= found;
      for (const word of words.slice(start, start + length)) {
        ofTrade.add(word);
        if (!asked.includes(` ${term} `)) leftOut.add(word);
      }
      break;
    }
  }
  return { trade, ofTrade, leftOut };
}

/** A word that does not say what is asked about. */
const wordTerm = (word: Word): QueryTerm => ({
  word,
  weight: worth.function,
  stems: new Map([[word.stem, 1]]),
});

function contentTerm(index: AnswerIndex, word: Word, isLast: boolean, typing: boolean): QueryTerm {
  const { wordOf } = index.language;
  const stems = new Map<string, number>();
  if (index.offTopic.has(word.stem)) return { word, weight: 0, stems };
  const add = (stem: string, strength: number) => {
    if (index.entries.has(stem) && (stems.get(stem) ?? 0) < strength) stems.set(stem, strength);
  };
  const addWithSynonyms = (stem: string, strength: number) => {
    add(stem, strength);
    for (const same of index.synonyms.get(stem) ?? []) add(same, worth.synonym * strength);
  };
  const idfOf = (stem: string) => index.entries.get(stem)?.idf ?? 0;
  const term = (corrected?: string): QueryTerm => ({
    word,
    weight: idfOf(word.stem) || Math.max(0, ...[...stems.keys()].map(idfOf)),
    stems,
    ...(corrected && { corrected }),
  });
  const isKnown = index.entries.has(word.stem) || index.synonyms.has(word.stem);
  if (isKnown) addWithSynonyms(word.stem, 1);
  // The last word may still be typed.
  if (isLast && (typing || !isKnown) && word.text.length >= 3) {
    for (const longer of index.vocabulary.filter((each) => each.startsWith(word.text)).map(wordOf))
      if (longer.kind === 'content') add(longer.stem, worth.prefix);
  }
  if (isKnown || stems.size > 0) return term();
  const [meant, ...others] = nearestWords(word.text, index.vocabulary).map(wordOf);
  if (!meant) return term();
  // A mistyped "nostri" asks for nothing either.
  if (meant.kind !== 'content')
    return { ...wordTerm(meant), word: { ...meant, text: word.text }, corrected: meant.text };
  for (const { stem, kind } of [meant, ...others])
    if (kind === 'content') addWithSynonyms(stem, worth.corrected);
  return term(meant.text);
}
