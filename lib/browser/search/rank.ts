import type { AnswerIndex } from './answer-index';
import { nearestWords } from './typing-errors';
import { type Word, wordOf, wordsOfQuery } from './words';

/** Chosen by trial on judged sets: `npm run bench -- answers`. */
const ranking = {
  /** How well another word of the same meaning, a corrected word or the beginning of a word stands for the word. */
  synonym: 0.57,
  corrected: 0.88,
  prefix: 0.77,
  /** What words are worth that do not say what is asked about: "quanto", "il". */
  interrogative: 0.83,
  stop: 0.38,
  /** How much worth it is that a phrase says nothing else. */
  brevity: 0.73,
  /** All phrases of a part together, and its text, beside the nearest phrase. */
  together: 0.64,
  text: 0.63,
  /** Of BM25: saturation of repeated words, and weight of the length. */
  saturation: 0.7,
  length: 0.47,
};

/** A word of the question, and the stems that stand for it in the index. */
export type QueryTerm = {
  word: Word;
  /** What it is worth: nothing if no part can hold it. */
  weight: number;
  stems: Map<string, number>;
  /** The word that was probably meant. */
  corrected?: string;
};

/**
 * The words of a query, each with what stands for it in the index.
 * @param typing whether the last word may go on: then it stands for longer words too
 */
export function queryTerms(index: AnswerIndex, question: string, typing = false): QueryTerm[] {
  const words = wordsOfQuery(question);
  return words.map((word, place) =>
    word.kind === 'content' ? contentTerm(index, word, place === words.length - 1, typing) : wordTerm(word),
  );
}

/** A word that does not say what is asked about. */
const wordTerm = (word: Word): QueryTerm => ({
  word,
  weight: word.kind === 'interrogative' ? ranking.interrogative : ranking.stop,
  stems: new Map([[word.stem, 1]]),
});

const idfOf = ({ entries }: AnswerIndex, stem: string) => entries.get(stem)?.idf ?? 0;

function contentTerm(index: AnswerIndex, word: Word, isLast: boolean, typing: boolean): QueryTerm {
  const stems = new Map<string, number>();
  if (index.offTopic.has(word.stem)) return { word, weight: 0, stems };
  const add = (stem: string, strength: number) => {
    if (index.entries.has(stem) && (stems.get(stem) ?? 0) < strength) stems.set(stem, strength);
  };
  const addSynonyms = (stem: string, strength: number) => {
    for (const same of index.synonyms.get(stem) ?? []) add(same, ranking.synonym * strength);
  };
  const isKnown = index.entries.has(word.stem) || index.synonyms.has(word.stem);
  if (isKnown) {
    add(word.stem, 1);
    addSynonyms(word.stem, 1);
  }
  const weight = idfOf(index, word.stem) || highest(index, stems);
  // The last word may still be typed.
  if (isLast && (typing || !isKnown) && word.text.length >= 3) {
    for (const longer of (index.vocabulary.get(word.text.slice(0, 1)) ?? []).map(wordOf))
      if (longer.kind === 'content' && longer.text.startsWith(word.text)) add(longer.stem, ranking.prefix);
  }
  if (isKnown || stems.size > 0) return { word, weight: weight || highest(index, stems), stems };
  const [meant, ...others] = nearestWords(word.text, index.vocabulary).map(wordOf);
  if (!meant) return { word, weight: 0, stems };
  // A mistyped "nostri" asks for nothing either.
  if (meant.kind !== 'content')
    return { ...wordTerm(meant), word: { ...meant, text: word.text }, corrected: meant.text };
  for (const { stem, kind } of [meant, ...others]) {
    if (kind !== 'content') continue;
    add(stem, ranking.corrected);
    addSynonyms(stem, ranking.corrected);
  }
  return { word, weight: highest(index, stems), stems, corrected: meant.text };
}

const highest = (index: AnswerIndex, stems: ReadonlyMap<string, number>) =>
  Math.max(0, ...[...stems.keys()].map((stem) => idfOf(index, stem)));

/** A part of the index, and how well it answers: between 0 and about 1. */
export type Ranked = {
  part: number;
  score: number;
  /** Of that, the nearest of its phrases alone. */
  nearest: number;
  /** Words asked for, of those that mean something, that its phrases hold. */
  matched: number;
  /** Whether the question is one of its phrases, word by word. */
  isQuestion: boolean;
};

/**
 * The parts that hold some of these terms, best first. A part is as good as the nearest of its phrases; all its
 * phrases together and its text (BM25) count besides. Everything is a share of what the known words of the question are
 * worth.
 */
export function rank(index: AnswerIndex, terms: readonly QueryTerm[]): Ranked[] {
  const total = terms.reduce((all, { weight }) => all + weight, 0) || 1;
  // Per phrase: the share of the query that it holds, and the worth of its own words that are asked for.
  const coverage = new Map<number, number>();
  const matchedWorth = new Map<number, number>();
  const together = new Map<number, number>();
  const matched = new Map<number, number>();
  const inText = new Map<number, number>();
  for (const each of terms) {
    const share = each.weight / total;
    const ofPart = new Map<number, number>();
    for (const [phrase, { strength, idf }] of bestOfPhrases(index, each)) {
      add(coverage, phrase, share * strength);
      add(matchedWorth, phrase, idf * strength);
      const part = index.phrases[phrase]?.part ?? 0;
      if ((ofPart.get(part) ?? 0) < strength) ofPart.set(part, strength);
    }
    if (each.word.kind !== 'content') continue;
    for (const [part, strength] of ofPart) {
      add(together, part, share * strength);
      add(matched, part, 1);
    }
    for (const [part, value] of bestOfTexts(index, each)) add(inText, part, share * value);
  }
  const nearest = new Map<number, number>();
  const questions = new Set<number>();
  for (const [number, worth] of coverage) {
    const phrase = index.phrases[number];
    if (!phrase) continue;
    const whole = Math.min(1, (matchedWorth.get(number) ?? 0) / (phrase.total || 1));
    const value = phrase.weight * worth * (1 - ranking.brevity + ranking.brevity * whole);
    if ((nearest.get(phrase.part) ?? 0) < value) nearest.set(phrase.part, value);
    if (worth * whole > 0.99 && terms.every(({ stems }) => stems.size > 0)) questions.add(phrase.part);
  }
  return [...new Set([...nearest.keys(), ...inText.keys()])]
    .map((part) => {
      const sum =
        (nearest.get(part) ?? 0) +
        ranking.together * (together.get(part) ?? 0) +
        ranking.text * (inText.get(part) ?? 0);
      return {
        part,
        score: sum / (1 + ranking.together + ranking.text),
        nearest: nearest.get(part) ?? 0,
        matched: matched.get(part) ?? 0,
        isQuestion: questions.has(part),
      };
    })
    .sort((a, b) => b.score - a.score);
}

const add = (map: Map<number, number>, key: number, value: number) =>
  map.set(key, (map.get(key) ?? 0) + value);

/** For each phrase with a stem of a word: the stem that stands for it best. */
function bestOfPhrases({ entries }: AnswerIndex, { stems }: QueryTerm) {
  const best = new Map<number, { strength: number; idf: number }>();
  for (const [stem, strength] of stems) {
    const entry = entries.get(stem);
    for (const phrase of entry?.phrases ?? [])
      if ((best.get(phrase)?.strength ?? 0) < strength) best.set(phrase, { strength, idf: entry?.idf ?? 0 });
  }
  return best;
}

/** For each text with a stem of a word: how much it says of it. */
function bestOfTexts({ entries, lengths }: AnswerIndex, { stems }: QueryTerm) {
  const best = new Map<number, number>();
  for (const [stem, strength] of stems) {
    const texts = entries.get(stem)?.texts ?? [];
    for (let place = 0; place < texts.length; place += 2) {
      const part = texts[place] ?? 0;
      const count = texts[place + 1] ?? 0;
      const norm = ranking.saturation * (1 - ranking.length + ranking.length * (lengths[part] ?? 1));
      const value = (strength * count) / (count + norm);
      if ((best.get(part) ?? 0) < value) best.set(part, value);
    }
  }
  return best;
}
