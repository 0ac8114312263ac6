import type { QueryTerm } from './terms';
import type { Language } from './words';

/** A piece of a text; `term` is the position in the question of the term that it matches. */
export type Piece = { text: string; term?: number | undefined };

/** A text in pieces, with its matched words. */
export type Passage = Piece[];

type Match = { term: number; weight: number };
type PassageOptions = { asksForNumber: boolean; isAnswer: boolean };

/** For each stem of a question: its weight, and the position of its term. */
export type Weights = { byStem: ReadonlyMap<string, Match>; language: Language };

/** Number of words in a passage. */
const PASSAGE_WORDS = 30;
/** Number of words before the first match; up to MAX_WORDS_BEFORE if a sentence begins there. */
const WORDS_BEFORE = 6;
const MAX_WORDS_BEFORE = 10;
/** Bonus for a passage at the beginning of a sentence, as a share of the highest weight. */
const SENTENCE_BONUS = 0.25;
/** The `term` of a number in answer to "how much". It follows no other term. */
const NUMBER_TERM = -2;
/** A first sentence with up to this number of words leaves room for another passage. */
const MAX_FIRST_SENTENCE = 18;

/** The stems of the content words of a question, and those that match them. */
export function weightsOf(terms: readonly QueryTerm[], language: Language): Weights {
  const byStem = new Map<string, Match>();
  for (const [term, { word, weight, stems }] of terms.entries()) {
    if (word.kind !== 'content') continue;
    for (const [stem, strength] of new Map([[word.stem, 1], ...stems])) {
      const value = weight * strength;
      if ((byStem.get(stem)?.weight ?? 0) < value) byStem.set(stem, { weight: value, term });
    }
  }
  return { byStem, language };
}

/**
 * The passage of a text that answers most of a question.
 * @param options `asksForNumber`: numbers answer the question; `isAnswer`: the first sentence does, as the heading is a question
 */
export function bestPassage(text: string, weights: Weights, options: PassageOptions): Passage {
  const { asksForNumber, isAnswer } = options;
  const words = text.split(' ');
  const highestWeight = Math.max(0, ...[...weights.byStem.values()].map(({ weight }) => weight));
  const matches = words.map((word) => {
    const isNumber = asksForNumber && /^[^\p{L}]*\d/u.test(word);
    return matchOf(word, weights) ?? (isNumber ? { term: NUMBER_TERM, weight: highestWeight } : undefined);
  });
  const sentenceEnd = isAnswer ? words.findIndex((word) => /[.!?]$/.test(word)) + 1 : 0;
  /** Number of words of the first sentence, if it is shown. */
  const shownFirst = sentenceEnd > MAX_FIRST_SENTENCE ? 0 : sentenceEnd;
  const length = PASSAGE_WORDS - shownFirst;
  let bestMatch = shownFirst;
  let bestValue = 0;
  for (const [index, match] of matches.entries()) {
    if (!match || index < shownFirst) continue;
    const bonus = /[.!?]$/.test(words[index - 1] ?? '.') ? highestWeight * SENTENCE_BONUS : 0;
    const value = bonus + passageValue(matches.slice(index, index + length - WORDS_BEFORE));
    if (value > bestValue) [bestValue, bestMatch] = [value, index];
  }
  const isNear = bestMatch - shownFirst <= MAX_WORDS_BEFORE;
  const start = isNear ? shownFirst : sentenceStart(words, bestMatch);
  const ellipsis = shownFirst > 0 && start > shownFirst ? ['…'] : [];
  const passage = [...words.slice(0, shownFirst), ...ellipsis, ...words.slice(start, start + length)];
  return markedWords(passage.join(' '), weights);
}

/** The match of the first stem of a word that the question has. */
function matchOf(word: string, { byStem, language }: Weights): Match | undefined {
  for (const stem of language.stemsOf(word)) {
    const match = byStem.get(stem);
    if (match) return match;
  }
  return undefined;
}

/**
 * The value of a passage: the weight of each term, and again where a term follows the one before it in the question.
 */
function passageValue(matches: readonly (Match | undefined)[]): number {
  const seenTerms = new Set<number>();
  let value = 0;
  let before: Match | undefined;
  for (const match of matches) {
    if (match) {
      if (!seenTerms.has(match.term)) value += match.weight;
      if (before && match.term === before.term + 1) value += match.weight;
      seenTerms.add(match.term);
    }
    before = match;
  }
  return value;
}

/** The index where the sentence begins; if that is far, WORDS_BEFORE words back. */
function sentenceStart(words: readonly string[], index: number): number {
  for (let start = index; start > index - MAX_WORDS_BEFORE; start -= 1)
    if (/[.:;!?·]$/.test(words[start - 1] ?? '.')) return start;
  return index - WORDS_BEFORE;
}

/**
 * A text with the words of the question marked, without the punctuation around them. Neighbouring matches are one piece.
 * @param byTerm neighbouring matches are one piece only if they are of the same term
 */
export function markedWords(text: string, weights: Weights, { byTerm = false } = {}): Passage {
  const pieces: Passage = [];
  const isSameKind = (one?: number, other?: number) =>
    byTerm ? one === other : (one === undefined) === (other === undefined);
  const add = (text: string, term?: number) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last && isSameKind(last.term, term)) last.text += text;
    else pieces.push({ text, term });
  };
  let before: number | undefined;
  for (const [index, word] of text.split(' ').entries()) {
    const term = matchOf(word, weights)?.term;
    const joins = term !== undefined && isSameKind(before, term);
    // If the last word ended with punctuation, the last piece is not a match.
    if (index > 0) add(' ', joins ? pieces.at(-1)?.term : undefined);
    const [, opening = '', core = '', closing = ''] =
      /^([^\p{L}\p{N}]*)(.*[\p{L}\p{N}])?(.*)$/su.exec(word) ?? [];
    add(opening);
    add(core, term);
    add(closing);
    before = term;
  }
  return pieces;
}
