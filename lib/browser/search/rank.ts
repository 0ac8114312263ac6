import { type AnswerIndex, type Gap, getOrAdd, type PagePart, type Part, type Phrase } from './answer-index';
import type { QueryTerm } from './terms';

/** Chosen by trial on tests/search/tuned.tsv. */
const ranking = {
  /** Share of a phrase's score that depends on how much of the phrase the question covers. */
  phraseCoverage: 0.65,
  /** How well a word of a text matches; one of a phrase has 1. */
  textMatch: 0.7,
  /** Weights of the coverage and of the text's score; the nearest phrase has 1. */
  coverage: 0.7,
  text: 0.15,
};
/** A subject that the site does not cover must be at least this near. */
const MIN_GAP_NEARNESS = 0.32;

/** A part of a page, with its score: how near it is to the question, between 0 and about 1. */
export type Ranked = {
  part: PagePart;
  score: number;
  /** How near the nearest of its phrases is, between 0 and 1. */
  nearest: number;
  /**
   * The share of the content words of the question that its phrases and its text have, by weight; `nearest` if the question has
   * none («chi siete?»).
   */
  coverage: number;
};

/**
 * The parts of pages that match some of these terms, best first. The score joins the nearest phrase of a part, its coverage of
 * the question, and the score of its text (BM25, as a share of the best one's).
 * @returns `gap`: the subject that the site does not cover, if no page has a phrase as near
 */
export function rank(
  index: AnswerIndex,
  terms: readonly QueryTerm[],
): { pageParts: Ranked[]; gap: Gap | undefined } {
  const totalWeight = weightOfAll(terms);
  const content = terms.filter(({ word }) => word.kind === 'content');
  /** For each phrase the share of the question that it matches, and the weight of its matched words. */
  const phrases = new Map<Phrase, { share: number; weight: number }>();
  const parts = new Map<Part, { nearest: number; text: number; matches: Map<QueryTerm, number> }>();
  const sumsOf = (part: Part) =>
    getOrAdd(parts, part, () => ({ nearest: 0, text: 0, matches: new Map<QueryTerm, number>() }));
  const addMatch = (part: Part, term: QueryTerm, strength: number) => {
    const { matches } = sumsOf(part);
    matches.set(term, Math.max(strength, matches.get(term) ?? 0));
  };
  for (const term of terms)
    for (const [phrase, { strength, weight }] of matchingPhrases(index, term)) {
      const sums = getOrAdd(phrases, phrase, () => ({ share: 0, weight: 0 }));
      sums.share += (term.weight / totalWeight) * strength;
      sums.weight += weight * strength;
      if (term.word.kind === 'content') addMatch(phrase.part, term, strength);
    }
  for (const { part, score, matches } of matchingTexts(index, terms)) {
    sumsOf(part).text = score;
    for (const [term, strength] of matches) addMatch(part, term, strength * ranking.textMatch);
  }
  for (const [phrase, { share, weight }] of phrases) {
    const sums = sumsOf(phrase.part);
    const covered = Math.min(1, weight / (phrase.total || 1));
    sums.nearest = Math.max(
      sums.nearest,
      share * (1 - ranking.phraseCoverage + ranking.phraseCoverage * covered),
    );
  }
  const pageParts: Ranked[] = [];
  let gap: Gap | undefined;
  let highest = MIN_GAP_NEARNESS;
  for (const [part, { nearest, text, matches }] of parts) {
    const matched = [...matches].reduce((sum, [{ weight }, strength]) => sum + weight * strength, 0);
    const coverage = content.length > 0 ? matched / weightOfAll(content) : nearest;
    const score = nearest + ranking.coverage * coverage + ranking.text * text;
    if (part.kind === 'page')
      pageParts.push({ part, score: score / (1 + ranking.coverage + ranking.text), nearest, coverage });
    // Of equally near ones the page counts.
    if (nearest > highest || (nearest === highest && part.kind === 'page')) {
      highest = nearest;
      gap = part.kind === 'gap' ? part : undefined;
    }
  }
  return { pageParts: pageParts.sort((a, b) => b.score - a.score), gap };
}

const weightOfAll = (terms: readonly QueryTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0) || 1;

/** The phrases that match a term, each with the strength and weight of the strongest stem. */
function matchingPhrases({ phrases, weightOf }: AnswerIndex, { stems }: QueryTerm) {
  const best = new Map<Phrase, { strength: number; weight: number }>();
  for (const [stem, strength] of stems)
    for (const phrase of phrases.get(stem) ?? [])
      if ((best.get(phrase)?.strength ?? 0) < strength)
        best.set(phrase, { strength, weight: weightOf(stem) });
  return best;
}

/**
 * The parts whose text has content words of the question: the score of each (BM25, as a share of the best one's), and the terms
 * that match, with their strength.
 */
function matchingTexts({ parts, words, forms }: AnswerIndex, terms: readonly QueryTerm[]) {
  const byForm = new Map<string, Map<QueryTerm, number>>();
  for (const term of terms)
    for (const [stem, strength] of term.word.kind === 'content' ? term.stems : [])
      for (const form of forms.get(stem) ?? [])
        getOrAdd(byForm, form, () => new Map<QueryTerm, number>()).set(term, strength);
  const found = words.search([...byForm.keys()].join(' '), {
    fields: ['text'],
    boostTerm: (form) => Math.max(0, ...(byForm.get(form)?.values() ?? [])),
  });
  return found.flatMap(({ id, score, terms: matched }) => {
    const part = parts[id as number];
    const matches = matched.flatMap((form) => [...(byForm.get(form) ?? [])]);
    return part ? [{ part, score: score / (found[0]?.score ?? 1), matches }] : [];
  });
}
