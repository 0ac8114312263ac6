import { wordOf, wordsOf } from './words';

/** A passage that answers, with its matched words. */
export type Passage = { text: string; matched: boolean }[];

/** What each stem of the question is worth. */
export type Weights = ReadonlyMap<string, number>;

/** Number of words in a passage. */
const LENGTH = 30;
/** Words shown before the first match. */
const BEFORE = 6;

/**
 * The passage of a text that holds most of a question.
 * @param text of a part of a page
 * @param weights the stems asked for
 */
export function bestPassage(text: string, weights: Weights): Passage {
  const words = text.split(' ');
  const worth = words.map((word) => matchOf(word, weights));
  let begin = 0;
  let most = 0;
  for (const [place, match] of worth.entries()) {
    if (!match) continue;
    const value = worthOf(worth.slice(place, place + LENGTH - BEFORE));
    if (value > most) [most, begin] = [value, place];
  }
  const start = begin <= BEFORE ? 0 : sentenceStart(words, begin);
  return marked(words.slice(start, start + LENGTH), weights);
}

/** The text with the words of the question marked. */
export const markedWords = (text: string, weights: Weights): Passage => marked(text.split(' '), weights);

type Match = { stem: string; weight: number };

/** The stems of a word as written; the same words come again and again. */
const stems = new Map<string, string[]>();

function stemsOf(word: string): string[] {
  let own = stems.get(word);
  if (!own) {
    own = wordsOf(word).map((each) => wordOf(each).stem);
    stems.set(word, own);
  }
  return own;
}

function matchOf(word: string, weights: Weights): Match | undefined {
  for (const stem of stemsOf(word)) {
    const weight = weights.get(stem);
    if (weight) return { stem, weight };
  }
  return undefined;
}

/** Every stem counts once in full, and a little for each repetition. */
function worthOf(matches: readonly (Match | undefined)[]): number {
  const seen = new Set<string>();
  let value = 0;
  for (const match of matches) {
    if (!match) continue;
    value += seen.has(match.stem) ? match.weight / 50 : match.weight;
    seen.add(match.stem);
  }
  return value;
}

/** The beginning of the sentence, if it is near. */
function sentenceStart(words: readonly string[], place: number): number {
  for (let start = place; start > place - BEFORE; start -= 1)
    if (/[.:;!?·]$/.test(words[start - 1] ?? '.')) return start;
  return place - BEFORE;
}

/** Punctuation around a match is not marked, and neighbouring matches are joined. */
function marked(words: readonly string[], weights: Weights): Passage {
  const pieces: Passage = [];
  const add = (text: string, matched: boolean) => {
    const last = pieces.at(-1);
    if (text === '') return;
    if (last?.matched === matched) last.text += text;
    else pieces.push({ text, matched });
  };
  let wasMatch = false;
  for (const [place, word] of words.entries()) {
    const isMatch = matchOf(word, weights) !== undefined;
    if (place > 0) add(' ', isMatch && wasMatch && pieces.at(-1)?.matched === true);
    const [, before = '', core = '', after = ''] =
      /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(word) ?? [];
    add(before, false);
    add(core, isMatch);
    add(after, false);
    wasMatch = isMatch;
  }
  return pieces;
}
