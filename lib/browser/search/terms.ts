import type { AnswerIndex } from './answer-index';
import { nearestWords } from './nearest-words';
import { type Word, wordsOf } from './words';

/** Chosen by trial on the judged sets of tests/search. */
const weights = {
  /** How well a synonym, a corrected word and a longer word match. */
  synonym: 0.57,
  corrected: 0.88,
  prefix: 0.77,
  /** The weight of a word that is not `content`: "quanto", "il". */
  function: 0.38,
};

/** Letters from which on a word may be the beginning of a longer one. */
const MIN_PREFIX = 3;
/** Maximum number of words in a term of a profession. */
const MAX_TERM_WORDS = 5;

/** A word of the question. */
export type QueryTerm = {
  word: Word;
  /** How much it counts; 0 if no part contains the word. */
  weight: number;
  /** The stems of the index that match, with their strength between 0 and 1. */
  stems: ReadonlyMap<string, number>;
  /** The word of the index that was probably intended. */
  corrected?: string | undefined;
};

/** The terms that say what a question is about. */
export const contentTerms = (terms: readonly QueryTerm[]): QueryTerm[] =>
  terms.filter(({ word }) => word.kind === 'content');

/** A question, prepared for the index. */
export type Query = {
  /** All its words. */
  words: readonly QueryTerm[];
  /** Its words without the ignored ones. */
  terms: readonly QueryTerm[];
  /** Its words of professions (content/search/professions.txt), which are about the visitor's own documents. */
  professionWords: ReadonlySet<string>;
  /** Those of `professionWords` that are in no heading and no question of a page. */
  ignored: ReadonlySet<string>;
  /** The profession of the first of `professionWords`. */
  profession: string | undefined;
};

/** Reads a question. @param typing the last word may be incomplete: then longer words match too */
export function readQuery(index: AnswerIndex, question: string, { typing = false } = {}): Query {
  const all = index.language.uniqueWords(question);
  const words = all.map((word, position) => {
    const isLast = position === all.length - 1;
    return word.kind === 'content' ? contentTerm(index, word, { isLast, typing }) : functionTerm(word);
  });
  const professions = professionTerms(index, question);
  return { ...professions, words, terms: words.filter(({ word }) => !professions.ignored.has(word.text)) };
}

/** The words of professions in a question. Longer terms count first: «nota di credito», not «nota». */
function professionTerms({ professions, pageStems, language }: AnswerIndex, question: string) {
  const words = wordsOf(question);
  const stems = words.map((word) => language.wordOf(word).stem);
  const professionWords = new Set<string>();
  const ignored = new Set<string>();
  let profession: string | undefined;
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(MAX_TERM_WORDS, words.length - start); length > 0; length -= 1) {
      const term = stems.slice(start, start + length).join(' ');
      const professionOfTerm = professions.get(term);
      if (!professionOfTerm) continue;
      profession ??= professionOfTerm;
      for (const word of words.slice(start, start + length)) {
        professionWords.add(word);
        if (!pageStems.includes(` ${term} `)) ignored.add(word);
      }
      break;
    }
  }
  return { profession, professionWords, ignored };
}

const functionTerm = (word: Word): QueryTerm => ({
  word,
  weight: weights.function,
  stems: new Map([[word.stem, 1]]),
});

type TermOptions = { isLast: boolean; typing: boolean };

function contentTerm(index: AnswerIndex, word: Word, { isLast, typing }: TermOptions): QueryTerm {
  const { wordOf } = index.language;
  const stems = new Map<string, number>();
  if (index.offTopic.has(word.stem)) return { word, weight: 0, stems };
  const add = (stem: string, strength: number) => {
    if (index.entries.has(stem) && (stems.get(stem) ?? 0) < strength) stems.set(stem, strength);
  };
  const addWithSynonyms = (stem: string, strength: number) => {
    add(stem, strength);
    for (const synonym of index.synonyms.get(stem) ?? []) add(synonym, weights.synonym * strength);
  };
  const idfOf = (stem: string) => index.entries.get(stem)?.idf ?? 0;
  const term = (corrected?: string): QueryTerm => ({
    word,
    weight: idfOf(word.stem) || Math.max(0, ...[...stems.keys()].map(idfOf)),
    stems,
    corrected,
  });
  const isKnown = index.entries.has(word.stem) || index.synonyms.has(word.stem);
  if (isKnown) addWithSynonyms(word.stem, 1);
  const mayBeIncomplete = isLast && (typing || !isKnown) && word.text.length >= MIN_PREFIX;
  if (mayBeIncomplete) {
    const longerWords = index.vocabulary.filter((candidate) => candidate.startsWith(word.text));
    for (const { kind, stem } of longerWords.map(wordOf)) if (kind === 'content') add(stem, weights.prefix);
  }
  if (isKnown || stems.size > 0) return term();
  const [nearest, ...others] = nearestWords(word.text, index.vocabulary).map(wordOf);
  if (!nearest) return term();
  // For example a mistyped "nostri".
  if (nearest.kind !== 'content')
    return { ...functionTerm(nearest), word: { ...nearest, text: word.text }, corrected: nearest.text };
  for (const { stem, kind } of [nearest, ...others])
    if (kind === 'content') addWithSynonyms(stem, weights.corrected);
  return term(nearest.text);
}
