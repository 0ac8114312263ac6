import type { AnswerIndex } from './answer-index';
import type { Word } from './words';

/** Chosen by trial on tests/search/tuned.tsv. */
const weights = {
  /** How well a synonym, a corrected word and a longer word match. */
  synonym: 0.57,
  corrected: 0.94,
  prefix: 0.77,
  /** The weight of a word that is not `content`: "quanto", "il". */
  function: 0.45,
};

/** Letters from which on a word may be the beginning of a longer one. */
const MIN_PREFIX = 3;
/** Shorter words are not corrected: they have too many neighbours. */
const MIN_CORRECTED = 4;
/** From this length on a word may have two typing errors, below it one. */
const LETTERS_FOR_TWO_ERRORS = 8;

/** A word of the question. */
export type QueryTerm = {
  word: Word;
  /** How much it counts: a word that no part contains like the rarest one. */
  weight: number;
  /** The stems of the index that match, with their strength between 0 and 1. */
  stems: ReadonlyMap<string, number>;
  /** The word of the index that is searched in place of a mistyped one. */
  corrected?: string | undefined;
};

/**
 * Reads a question.
 * @param typing the last word may be incomplete: then longer words match too
 */
export function readTerms(index: AnswerIndex, question: string, { typing = false } = {}): QueryTerm[] {
  const words = index.language.uniqueWords(question);
  return words.map((word, position) => {
    if (word.kind !== 'content') return functionTerm(word);
    const isLast = position === words.length - 1 && word.text.length >= MIN_PREFIX;
    return contentTerm(index, word, { mayBeBeginning: isLast, typing: isLast && typing });
  });
}

const functionTerm = (word: Word): QueryTerm => ({
  word,
  weight: weights.function,
  stems: new Map([[word.stem, 1]]),
});

/**
 * @param options `mayBeBeginning`: longer words match if nothing else does; `typing`: they match in any case, and before a
 *   correction
 */
function contentTerm(
  index: AnswerIndex,
  word: Word,
  options: { mayBeBeginning: boolean; typing: boolean },
): QueryTerm {
  const { language, forms, synonyms, weightOf } = index;
  const stems = new Map<string, number>();
  const add = (stem: string, strength: number) => {
    if (forms.has(stem)) stems.set(stem, Math.max(strength, stems.get(stem) ?? 0));
  };
  const addWithSynonyms = (stem: string, strength: number) => {
    add(stem, strength);
    for (const synonym of synonyms.get(stem) ?? []) add(synonym, weights.synonym * strength);
  };
  const addLonger = () => {
    for (const form of similarWords(index, word.text, { prefix: true }))
      if (language.wordOf(form).kind === 'content') add(language.wordOf(form).stem, weights.prefix);
  };
  addWithSynonyms(word.stem, 1);
  if (options.typing) addLonger();
  const corrected = stems.size > 0 ? undefined : correctionOf(index, word.text);
  if (corrected) {
    const meant = language.wordOf(corrected);
    // For example a mistyped "nostri".
    if (meant.kind !== 'content')
      return { ...functionTerm(meant), word: { ...meant, text: word.text }, corrected };
    addWithSynonyms(meant.stem, weights.corrected);
  } else if (options.mayBeBeginning && stems.size === 0) addLonger();
  const weight =
    forms.has(word.stem) || stems.size === 0
      ? weightOf(word.stem)
      : Math.max(...[...stems.keys()].map(weightOf));
  return { word, weight, stems, corrected };
}

/** The words of the site that begin with a word, or that differ from it in a few letters. */
const similarWords = ({ words }: AnswerIndex, word: string, options: { prefix: true } | { fuzzy: number }) =>
  new Set(words.search(word, options).flatMap(({ terms }) => terms));

/**
 * The word that a mistyped one probably means: the nearest, and of those the one in most phrases. It has the same first letter, or
 * the first two letters are swapped.
 */
function correctionOf(index: AnswerIndex, word: string): string | undefined {
  if (word.length < MIN_CORRECTED || /\d/.test(word)) return undefined;
  const phrasesOf = (form: string) => index.phrases.get(index.language.wordOf(form).stem)?.length ?? 0;
  const [nearest] = [...similarWords(index, word, { fuzzy: 2 })]
    .filter((form) => form.length >= MIN_CORRECTED)
    .filter((form) => form[0] === word[0] || (form[0] === word[1] && form[1] === word[0]))
    .map((form) => ({ form, distance: editDistance(word, form), phrases: phrasesOf(form) }))
    .filter(({ distance }) => distance <= (word.length < LETTERS_FOR_TWO_ERRORS ? 1 : 2))
    .sort((a, b) => a.distance - b.distance || b.phrases - a.phrases);
  return nearest?.form;
}

/** Number of letters to change, add, remove or swap with a neighbour to turn one word into another (optimal string alignment). */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const added = at(current, column - 1) + 1;
      const removed = at(last, column) + 1;
      const changed = at(last, column - 1) + (isSame ? 0 : 1);
      const areSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = areSwapped ? at(beforeLast, column - 2) + 1 : Infinity;
      current.push(Math.min(added, removed, changed, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
