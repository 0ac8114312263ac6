import type { Language } from './words';

/** A piece of a passage. Matched words have the number of the word of the question that they answer. */
export type Piece = { text: string; matched: boolean; term?: number };

/** A passage that answers, with its matched words. */
export type Passage = Piece[];

type Match = { term: number; weight: number };

/** What each stem of the question is worth, and the number of its word in the question. */
export type Weights = { byStem: ReadonlyMap<string, Match>; language: Language };

/** What a passage is to show besides the words of the question. */
export type Wanted = {
  /** The question asks how much or how many: numbers answer it. */
  amount: boolean;
  /** The text answers a question: its first sentence is the answer. */
  firstSentence: boolean;
};

/** Number of words in a passage. */
const LENGTH = 30;
/** Words shown before the first match, and up to so many where a sentence begins there. */
const BEFORE = 6;
const MAX_BEFORE = 10;
/** What it is worth, beside the best word, that a sentence begins there. */
const AT_A_BEGINNING = 0.25;
/** Stands for the word that an amount answers; no word of a question is its neighbour. */
const AMOUNT = -2;
/** A first sentence up to this number of words leaves room for another passage. */
const SHORT_ANSWER = 18;

/**
 * The passage of a text that holds most of a question.
 * @param text of a part of a page
 * @param weights the stems asked for
 */
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
    const begins = /[.!?]$/.test(words[index - 1] ?? '.') ? highest * AT_A_BEGINNING : 0;
    const value = begins + worthOf(worth.slice(index, index + length - BEFORE));
    if (value > most) [most, begin] = [value, index];
  }
  const near = begin - first <= MAX_BEFORE;
  const start = near ? first : sentenceStart(words, begin);
  const gap = first > 0 && start > first ? ['…'] : [];
  return marked([...words.slice(0, first), ...gap, ...words.slice(start, start + length)], weights);
}

/** The text with the words of the question marked. @param apart words of the question are marked one by one */
export const markedWords = (text: string, weights: Weights, apart = false): Passage =>
  marked(text.split(' '), weights, apart);

function matchOf(word: string, { byStem, language }: Weights): Match | undefined {
  for (const stem of language.stemsOf(word)) {
    const weight = byStem.get(stem);
    if (weight) return weight;
  }
  return undefined;
}

/**
 * Every word of the question counts once in full, and a little for each repetition. Neighbours of the question that are
 * neighbours here count twice.
 */
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

/** Punctuation around a match is not marked, and neighbouring matches are joined unless they are to stand apart. */
function marked(words: readonly string[], weights: Weights, apart = false): Passage {
  const pieces: Passage = [];
  const add = (text: string, term?: number) => {
    const last = pieces.at(-1);
    if (text === '') return;
    const isSame = apart ? last?.term === term : (last?.term === undefined) === (term === undefined);
    if (last && isSame) last.text += text;
    else pieces.push(term === undefined ? { text, matched: false } : { text, matched: true, term });
  };
  let before: number | undefined;
  for (const [index, word] of words.entries()) {
    const term = matchOf(word, weights)?.term;
    const joins = term !== undefined && (apart ? before === term : before !== undefined);
    // After a closing punctuation mark the last piece is not a match any more.
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
