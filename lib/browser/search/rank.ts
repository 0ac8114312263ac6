import { type AnswerIndex, getOrAdd, type PagePart, type Part, type Phrase } from './answer-index';
import type { QueryTerm } from './terms';

/** Chosen by trial on the judged sets of tests/search. */
const ranking = {
  /** Share of a phrase's score that depends on how much of the phrase the question covers. */
  coverage: 0.73,
  /** Weights of all phrases of a part together and of its text; the nearest phrase has 1. */
  allPhrases: 0.64,
  text: 0.63,
  /** Parameters of BM25: saturation of repeated words, and weight of the length. */
  saturation: 0.7,
  length: 0.47,
};

/** A phrase that matches and is matched by this share is the question: sums of shares are not exactly 1. */
const WHOLE = 0.99;

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
  const totalWeight = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  /** For each phrase the share of the question that it matches, and the `idf` of its matched words. */
  const phrases = new Map<Phrase, { share: number; idf: number }>();
  const parts = new Map<Part, Omit<Ranked, 'part' | 'score'> & { allPhrases: number; text: number }>();
  const sumsOf = (part: Part) =>
    getOrAdd(parts, part, () => ({ nearest: 0, matched: 0, isQuestion: false, allPhrases: 0, text: 0 }));
  for (const term of terms) {
    const termShare = term.weight / totalWeight;
    const strengths = new Map<Part, number>();
    for (const [phrase, { strength, idf }] of matchingPhrases(index, term)) {
      const sums = getOrAdd(phrases, phrase, () => ({ share: 0, idf: 0 }));
      sums.share += termShare * strength;
      sums.idf += idf * strength;
      raise(strengths, phrase.part, strength);
    }
    if (term.word.kind !== 'content') continue;
    for (const [part, strength] of strengths) {
      const sums = sumsOf(part);
      sums.allPhrases += termShare * strength;
      sums.matched += 1;
    }
    for (const [part, score] of matchingTexts(index, term)) sumsOf(part).text += termShare * score;
  }
  for (const [phrase, { share, idf }] of phrases) {
    const sums = sumsOf(phrase.part);
    const covered = Math.min(1, idf / (phrase.total || 1));
    sums.nearest = Math.max(sums.nearest, share * (1 - ranking.coverage + ranking.coverage * covered));
    if (share * covered > WHOLE && terms.every(({ stems }) => stems.size > 0)) sums.isQuestion = true;
  }
  return [...parts]
    .map(([part, { allPhrases, text, ...sums }]) => {
      const score = sums.nearest + ranking.allPhrases * allPhrases + ranking.text * text;
      return { part, score: score / (1 + ranking.allPhrases + ranking.text), ...sums };
    })
    .sort((a, b) => b.score - a.score);
}

/** Sets the value of a key, unless it has a higher one. */
const raise = <Key>(map: Map<Key, number>, key: Key, value: number) =>
  map.set(key, Math.max(map.get(key) ?? 0, value));

/** The phrases that match a term, each with the strength and `idf` of the strongest stem. */
function matchingPhrases({ entries }: AnswerIndex, { stems }: QueryTerm) {
  const best = new Map<Phrase, { strength: number; idf: number }>();
  for (const [stem, strength] of stems) {
    const entry = entries.get(stem);
    for (const phrase of entry?.phrases ?? [])
      if ((best.get(phrase)?.strength ?? 0) < strength) best.set(phrase, { strength, idf: entry?.idf ?? 0 });
  }
  return best;
}

/** The parts whose text matches a term, each with the BM25 score of the best stem, without its `idf`. */
function matchingTexts({ entries }: AnswerIndex, { stems }: QueryTerm) {
  const best = new Map<Part, number>();
  for (const [stem, strength] of stems) {
    for (const { part, count } of entries.get(stem)?.texts ?? []) {
      const norm = ranking.saturation * (1 - ranking.length + ranking.length * part.length);
      raise(best, part, (strength * count) / (count + norm));
    }
  }
  return best;
}
