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
    if (word.kind !== 'content') return functionTerm(word);
    const isLast = position === all.length - 1;
    return contentTerm(index, word, { mayBeIncomplete: isLast, typing });
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

type TermOptions = { mayBeIncomplete: boolean; typing: boolean };

function contentTerm(index: AnswerIndex, word: Word, { mayBeIncomplete, typing }: TermOptions): QueryTerm {
  if (index.offTopic.has(word.stem)) return { word, weight: 0, stems: new Map() };
  const stems = matchingStems(index);
  const term = (corrected?: string): QueryTerm => {
    const idfs = [...stems.found.keys()].map((stem) => idfOf(index, stem));
    const weight = idfOf(index, word.stem) || Math.max(0, ...idfs);
    return { word, weight, stems: stems.found, corrected };
  };

  const isKnown = index.entries.has(word.stem) || index.synonyms.has(word.stem);
  if (isKnown) stems.addWithSynonyms(word.stem, 1);
  if (mayBeIncomplete && (typing || !isKnown))
    for (const stem of longerStems(index, word)) stems.add(stem, weights.prefix);
  if (isKnown || stems.found.size > 0) return term();

  const [nearest, ...others] = nearestWords(word.text, index.vocabulary).map(index.language.wordOf);
  if (!nearest) return term();
  // For example a mistyped "nostri".
  if (nearest.kind !== 'content')
    return { ...functionTerm(nearest), word: { ...nearest, text: word.text }, corrected: nearest.text };
  for (const { stem, kind } of [nearest, ...others])
    if (kind === 'content') stems.addWithSynonyms(stem, weights.corrected);
  return term(nearest.text);
}

const idfOf = ({ entries }: AnswerIndex, stem: string) => entries.get(stem)?.idf ?? 0;

/** Collects the stems of the index that match a word, each with its highest strength. */
function matchingStems({ entries, synonyms }: AnswerIndex) {
  const found = new Map<string, number>();
  const add = (stem: string, strength: number) => {
    if (entries.has(stem) && (found.get(stem) ?? 0) < strength) found.set(stem, strength);
  };
  const addWithSynonyms = (stem: string, strength: number) => {
    add(stem, strength);
    for (const synonym of synonyms.get(stem) ?? []) add(synonym, weights.synonym * strength);
  };
  return { found, add, addWithSynonyms };
}

/** The stems of the content words that begin with a word. */
function longerStems({ vocabulary, language }: AnswerIndex, { text }: Word): string[] {
  if (text.length < MIN_PREFIX) return [];
  const longer = vocabulary.filter((candidate) => candidate.startsWith(text)).map(language.wordOf);
  return longer.flatMap(({ kind, stem }) => (kind === 'content' ? [stem] : []));
}
