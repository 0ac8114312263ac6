import type { QueryTerm } from './terms';
import type { Language } from './words';

/** A piece of a text; `term` is the position in the question of the term that it matches. */
export type Piece = { text: string; term?: number | undefined };

/** A text in pieces, with its matched words. */
export type Passage = Piece[];

type Match = { term: number; weight: number };

/** For each stem of a question: its weight, and the position of its term. */
export type Weights = { byStem: ReadonlyMap<string, Match>; language: Language };

/** What a passage should show besides the words of the question. */
type Wanted = {
  /** The question asks how much or how many: numbers answer it. */
  amount: boolean;
  /** The heading of the text is a question: its first sentence is the answer. */
  firstSentence: boolean;
};

/** Number of words in a passage. */
const LENGTH = 30;
/** Words shown before the first match; up to MAX_BEFORE if a sentence begins there. */
const BEFORE = 6;
const MAX_BEFORE = 10;
/** Bonus for a passage at the beginning of a sentence, as a share of the highest weight. */
const SENTENCE_BONUS = 0.25;
/** The `term` of a number in answer to "how much". It is next to no other term. */
const AMOUNT = -2;
/** A first sentence with up to this number of words leaves room for another passage. */
const SHORT_ANSWER = 18;

/** The stems that match the content words of a question. */
export function weightsOf(terms: readonly QueryTerm[], language: Language): Weights {
  const byStem = new Map<string, Match>();
  for (const [term, { word, weight, stems }] of terms.entries()) {
    if (word.kind !== 'content') continue;
    for (const [stem, strength] of stems) {
      const value = weight * strength;
      if ((byStem.get(stem)?.weight ?? 0) < value) byStem.set(stem, { weight: value, term });
    }
  }
  return { byStem, language };
}

/** The content words as the question writes them, to mark the question itself. */
export const weightsOfQuestion = (terms: readonly QueryTerm[], language: Language): Weights => ({
  byStem: new Map(
    terms.flatMap(({ word }, term) =>
      word.kind === 'content' ? [[word.stem, { weight: 1, term }] as const] : [],
    ),
  ),
  language,
});

/** The passage of a text that answers most of a question. */
export function bestPassage(text: string, weights: Weights, { amount, firstSentence }: Wanted): Passage {
  const words = text.split(' ');
  const highest = Math.max(0, ...[...weights.byStem.values()].map(({ weight }) => weight));
  const worth = words.map(
    (word) =>
      matchOf(word, weights) ??
      (amount && /^[^\p{L}]*\d/u.test(word) ? { term: AMOUNT, weight: highest } : undefined),
  );
  const sentence = firstSentence ? words.findIndex((word) => /[.!?]$/.test(word)) + 1 : 0;
  const first = sentence > SHORT_ANSWER ? 0 : sentence;
  const length = LENGTH - first;
  let begin = first;
  let most = 0;
  for (const [index, match] of worth.entries()) {
    if (!match || index < first) continue;
    const begins = /[.!?]$/.test(words[index - 1] ?? '.') ? highest * SENTENCE_BONUS : 0;
    const value = begins + worthOf(worth.slice(index, index + length - BEFORE));
    if (value > most) [most, begin] = [value, index];
  }
  const near = begin - first <= MAX_BEFORE;
  const start = near ? first : sentenceStart(words, begin);
  const gap = first > 0 && start > first ? ['…'] : [];
  const passage = [...words.slice(0, first), ...gap, ...words.slice(start, start + length)];
  return markedWords(passage.join(' '), weights);
}

function matchOf(word: string, { byStem, language }: Weights): Match | undefined {
  for (const stem of language.stemsOf(word)) {
    const weight = byStem.get(stem);
    if (weight) return weight;
  }
  return undefined;
}

/** The value of a passage: the weight of each term, a little for repetitions, and once more where it follows its neighbour. */
function worthOf(matches: readonly (Match | undefined)[]): number {
  const seen = new Set<number>();
  let value = 0;
  let before: Match | undefined;
  for (const match of matches) {
    if (match) {
      if (!seen.has(match.term)) value += match.weight;
      else if (match.term !== AMOUNT) value += match.weight / 50;
      if (before && match.term === before.term + 1) value += match.weight;
      seen.add(match.term);
    }
    before = match;
  }
  return value;
}

/** The beginning of the sentence, if it is near. */
function sentenceStart(words: readonly string[], index: number): number {
  for (let start = index; start > index - MAX_BEFORE; start -= 1)
    if (/[.:;!?·]$/.test(words[start - 1] ?? '.')) return start;
  return index - BEFORE;
}

/**
 * A text with the words of the question marked, without the punctuation around them. Neighbouring matches are one piece.
 * @param apart each term has pieces of its own
 */
export function markedWords(text: string, weights: Weights, apart = false): Passage {
  const pieces: Passage = [];
  const add = (text: string, term?: number) => {
    const last = pieces.at(-1);
    if (text === '') return;
    const isSame = apart ? last?.term === term : (last?.term === undefined) === (term === undefined);
    if (last && isSame) last.text += text;
    else pieces.push({ text, term });
  };
  let before: number | undefined;
  for (const [index, word] of text.split(' ').entries()) {
    const term = matchOf(word, weights)?.term;
    const joins = term !== undefined && (apart ? before === term : before !== undefined);
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
