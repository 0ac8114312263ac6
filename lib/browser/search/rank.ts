import { type AnswerIndex, type Gap, getOrAdd, type PagePart, type Part, type Phrase } from './answer-index';
import type { QueryTerm } from './terms';

/** Chosen by trial on tests/search/tuned.tsv. */
const ranking = {
  /** Share of a phrase's score that depends on how much of the phrase the question covers. */
  coverage: 0.73,
  /** Weights of all phrases of a part together and of its text; the nearest phrase has 1. */
  allPhrases: 0.64,
  text: 0.3,
};
/** A subject that the site does not cover must be at least this near. */
const MIN_GAP_NEARNESS = 0.32;

/** A part of a page, with its score: how well it answers, between 0 and about 1. */
export type Ranked = { part: PagePart; score: number };

/**
 * The parts of pages that match some of these terms, best first. The score joins the nearest phrase of a part, all its phrases
 * together, each as a share of the weight of all terms, and its text (BM25, as a share of the best one's).
 * @returns `gap`: the subject that the site does not cover, if no page has a phrase as near
 */
export function rank(
  index: AnswerIndex,
  terms: readonly QueryTerm[],
): { pages: Ranked[]; gap: Gap | undefined } {
  const totalWeight = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  /** For each phrase the share of the question that it matches, and the weight of its matched words. */
  const phrases = new Map<Phrase, { share: number; weight: number }>();
  const parts = new Map<Part, { nearest: number; allPhrases: number; text: number }>();
  const sumsOf = (part: Part) => getOrAdd(parts, part, () => ({ nearest: 0, allPhrases: 0, text: 0 }));
  for (const term of terms) {
    const termShare = term.weight / totalWeight;
    const strengths = new Map<Part, number>();
    for (const [phrase, { strength, weight }] of matchingPhrases(index, term)) {
      const sums = getOrAdd(phrases, phrase, () => ({ share: 0, weight: 0 }));
      sums.share += termShare * strength;
      sums.weight += weight * strength;
      strengths.set(phrase.part, Math.max(strength, strengths.get(phrase.part) ?? 0));
    }
    if (term.word.kind !== 'content') continue;
    for (const [part, strength] of strengths) sumsOf(part).allPhrases += termShare * strength;
  }
  for (const [part, text] of matchingTexts(index, terms)) sumsOf(part).text = text;
  for (const [phrase, { share, weight }] of phrases) {
    const sums = sumsOf(phrase.part);
    const covered = Math.min(1, weight / (phrase.total || 1));
    sums.nearest = Math.max(sums.nearest, share * (1 - ranking.coverage + ranking.coverage * covered));
  }
  const pages: Ranked[] = [];
  let gap: Gap | undefined;
  let highest = MIN_GAP_NEARNESS;
  for (const [part, { nearest, allPhrases, text }] of parts) {
    const score = nearest + ranking.allPhrases * allPhrases + ranking.text * text;
    if (part.kind === 'page') pages.push({ part, score: score / (1 + ranking.allPhrases + ranking.text) });
    // Of equally near ones the page counts.
    if (nearest > highest || (nearest === highest && part.kind === 'page')) {
      highest = nearest;
      gap = part.kind === 'gap' ? part : undefined;
    }
  }
  return { pages: pages.sort((a, b) => b.score - a.score), gap };
}

/** The phrases that match a term, each with the strength and weight of the strongest stem. */
function matchingPhrases({ phrases, weightOf }: AnswerIndex, { stems }: QueryTerm) {
  const best = new Map<Phrase, { strength: number; weight: number }>();
  for (const [stem, strength] of stems)
    for (const phrase of phrases.get(stem) ?? [])
      if ((best.get(phrase)?.strength ?? 0) < strength)
        best.set(phrase, { strength, weight: weightOf(stem) });
  return best;
}

/** The parts whose text has content words of the question, each with its BM25 score as a share of the best one. */
function matchingTexts({ parts, words, forms }: AnswerIndex, terms: readonly QueryTerm[]) {
  const strengths = new Map<string, number>();
  for (const { word, stems } of terms)
    for (const [stem, strength] of word.kind === 'content' ? stems : [])
      for (const form of forms.get(stem) ?? [])
        strengths.set(form, Math.max(strength, strengths.get(form) ?? 0));
  const found = words.search([...strengths.keys()].join(' '), {
    fields: ['text'],
    boostTerm: (form) => strengths.get(form) ?? 0,
  });
  return found.flatMap(({ id, score }) => {
    const part = parts[id as number];
    return part ? [[part, score / (found[0]?.score ?? 1)] as const] : [];
  });
}
