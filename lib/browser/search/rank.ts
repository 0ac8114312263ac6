import type { AnswerIndex, Part, Phrase } from './answer-index';
import type { QueryTerm } from './terms';

/** Chosen by trial on judged sets. */
const ranking = {
  /** How much worth it is that a phrase says nothing else. */
  brevity: 0.73,
  /** All phrases of a part together, and its text, beside the nearest phrase. */
  together: 0.64,
  text: 0.63,
  /** Of BM25: saturation of repeated words, and weight of the length. */
  saturation: 0.7,
  length: 0.47,
};

/** A part of the index, and how well it answers: between 0 and about 1. */
export type Ranked<Kind extends Part = Part> = {
  part: Kind;
  score: number;
  /** Of that, the nearest of its phrases alone. */
  nearest: number;
  /** Words asked for, of those that mean something, that its phrases hold. */
  matched: number;
  /** Whether the question is one of its phrases, word by word. */
  isQuestion: boolean;
};

/** A part of a page. */
export type RankedPage = Ranked<Extract<Part, { kind: 'page' }>>;

export const isOfPage = (ranked: Ranked): ranked is RankedPage => ranked.part.kind === 'page';

/**
 * The parts that hold some of these terms, best first. A part is as good as the nearest of its phrases; all its
 * phrases together and its text (BM25) count besides. Everything is a share of what the known words of the question are
 * worth.
 */
export function rank(index: AnswerIndex, terms: readonly QueryTerm[]): Ranked[] {
  const total = terms.reduce((all, { weight }) => all + weight, 0) || 1;
  // Per phrase: the share of the query that it holds, and the worth of its own words that are asked for.
  const coverage = new Map<Phrase, number>();
  const matchedWorth = new Map<Phrase, number>();
  const together = new Map<Part, number>();
  const matched = new Map<Part, number>();
  const inText = new Map<Part, number>();
  for (const each of terms) {
    const share = each.weight / total;
    const ofPart = new Map<Part, number>();
    for (const [phrase, { strength, idf }] of bestOfPhrases(index, each)) {
      add(coverage, phrase, share * strength);
      add(matchedWorth, phrase, idf * strength);
      raise(ofPart, phrase.part, strength);
    }
    if (each.word.kind !== 'content') continue;
    for (const [part, strength] of ofPart) {
      add(together, part, share * strength);
      add(matched, part, 1);
    }
    for (const [part, value] of bestOfTexts(index, each)) add(inText, part, share * value);
  }
  const nearest = new Map<Part, number>();
  const questions = new Set<Part>();
  for (const [phrase, worth] of coverage) {
    const whole = Math.min(1, (matchedWorth.get(phrase) ?? 0) / (phrase.total || 1));
    raise(nearest, phrase.part, worth * (1 - ranking.brevity + ranking.brevity * whole));
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

const add = <Key>(map: Map<Key, number>, key: Key, value: number) =>
  map.set(key, (map.get(key) ?? 0) + value);
const raise = <Key>(map: Map<Key, number>, key: Key, value: number) =>
  map.set(key, Math.max(map.get(key) ?? 0, value));

/** For each phrase with a stem of a word: the stem that stands for it best. */
function bestOfPhrases({ entries }: AnswerIndex, { stems }: QueryTerm) {
  const best = new Map<Phrase, { strength: number; idf: number }>();
  for (const [stem, strength] of stems) {
    const entry = entries.get(stem);
    for (const phrase of entry?.phrases ?? [])
      if ((best.get(phrase)?.strength ?? 0) < strength) best.set(phrase, { strength, idf: entry?.idf ?? 0 });
  }
  return best;
}

/** For each text with a stem of a word: how much it says of it. */
function bestOfTexts({ entries }: AnswerIndex, { stems }: QueryTerm) {
  const best = new Map<Part, number>();
  for (const [stem, strength] of stems) {
    for (const { part, count } of entries.get(stem)?.texts ?? []) {
      const norm = ranking.saturation * (1 - ranking.length + ranking.length * part.length);
      raise(best, part, (strength * count) / (count + norm));
    }
  }
  return best;
}
