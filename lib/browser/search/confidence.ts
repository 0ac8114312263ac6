import type { AnswerIndex } from './answer-index';
import { type Features, features } from './features';
import { isOfPage, type Ranked } from './rank';
import { contentTerms, type QueryTerm } from './terms';

/** Intercept and weights of a logistic regression, fitted on the judged sets of tests/search. */
const INTERCEPT = -13.77;
const weights: Features = {
  score: 3.09,
  matchedShare: 4.25,
  allMatched: 2.09,
  words: 4.84,
  offTopicShare: -9.3,
  unknownShare: -2.48,
  unknownName: -2.13,
  unansweredLead: -5.35,
  isUnanswered: -3.42,
  isUnsaid: -4.1,
  unsaidShare: -4.49,
  ownPaper: 0.89,
  ownPaperAdvice: -6.77,
  ownPaperFinding: 1.86,
};

/** How sure it is that the best part of a page answers, between 0 and 1. */
export function confidence(
  index: AnswerIndex,
  terms: readonly QueryTerm[],
  ranked: readonly Ranked[],
): number {
  const [best, ...others] = ranked.filter((each) => isOfPage(index, each));
  if (!best) return 0;
  if (best.isQuestion) return 1;
  if (ranked.some((each) => each.isQuestion && !isOfPage(index, each))) return 0;
  const values = features(index, terms, ranked, [best, ...others]);
  const isSaid = values.isUnsaid === 0 && values.unsaidShare === 0;
  if (isSaid && isKeyword(terms, best)) return 1;
  const sum = (Object.keys(weights) as (keyof Features)[]).reduce(
    (all, name) => all + weights[name] * values[name],
    INTERCEPT,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** One word of meaning that a page holds, and no question with it. */
function isKeyword(terms: readonly QueryTerm[], { matched }: Ranked): boolean {
  const [keyword, ...others] = contentTerms(terms);
  if (!keyword || others.length > 0 || terms.some(({ word }) => word.kind === 'interrogative')) return false;
  return matched > 0 || keyword.isTrade === true;
}
