import type { AnswerIndex, PagePart, Part, Phrase } from './answer-index';
import type { QueryTerm } from './terms';

/** Chosen by trial on the judged sets of tests/search. */
const ranking = {
  /** Bonus for a phrase that has no other words. */
  brevity: 0.73,
  /** Weights of all phrases of a part together and of its text; the nearest phrase has 1. */
  together: 0.64,
  text: 0.63,
  /** Of BM25: saturation of repeated words, and weight of the length. */
  saturation: 0.7,
  length: 0.47,
};

export type Ranked<Kind extends Part = Part> = {
  part: Kind;
  /** How well it answers, between 0 and about 1. */
  score: number;
  /** The score of its nearest phrase. */
  nearest: number;
  /** Number of content words of the question that its phrases contain. */
  matched: number;
  /** Whether the question is one of its phrases, word by word. */
  isQuestion: boolean;
};

export type RankedPage = Ranked<PagePart>;

export const isOfPage = (ranked: Ranked): ranked is RankedPage => ranked.part.kind === 'page';

/**
 * The parts that match some of these terms, best first. The score joins the nearest phrase of a part, all its phrases
 * together and its text (BM25), each as a share of the weight of all terms.
 */
export function rank(index: AnswerIndex, terms: readonly QueryTerm[]): Ranked[] {
  const total = terms.reduce((all, { weight }) => all + weight, 0) || 1;
  // Per phrase: the share of the question that it matches, and the `idf` of its words that the question matches.
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

/** For each phrase that matches a term: the strongest of the matching stems. */
function bestOfPhrases({ entries }: AnswerIndex, { stems }: QueryTerm) {
  const best = new Map<Phrase, { strength: number; idf: number }>();
  for (const [stem, strength] of stems) {
    const entry = entries.get(stem);
    for (const phrase of entry?.phrases ?? [])
      if ((best.get(phrase)?.strength ?? 0) < strength) best.set(phrase, { strength, idf: entry?.idf ?? 0 });
  }
  return best;
}

/** For each text that matches a term: the BM25 score of the best stem, without its `idf`. */
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
