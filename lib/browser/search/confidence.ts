import type { AnswerIndex } from './answer-index';
import { type Evidence, evidence, isOfPage } from './evidence';
import type { Ranked } from './rank';
import { contentTerms, type QueryTerm } from './terms';

/** How many units of confidence a question begins with, and what each piece of evidence adds: a logistic regression on judged sets. */
const CONSTANT = -13.77;
const weights: Evidence = {
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
  trade: 0.89,
  tradeAdvice: -6.77,
  tradeFind: 1.86,
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
  const pieces = evidence(index, terms, ranked, [best, ...others]);
  const isSaid = pieces.isUnsaid === 0 && pieces.unsaidShare === 0;
  if (isSaid && isKeyword(index, terms, best)) return 1;
  const sum = (Object.keys(weights) as (keyof Evidence)[]).reduce(
    (all, name) => all + weights[name] * pieces[name],
    CONSTANT,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** One word of meaning that a page holds, and no question with it; in a closed index as its texts write it, and no number. */
function isKeyword({ source }: AnswerIndex, terms: readonly QueryTerm[], { matched }: Ranked): boolean {
  const [keyword, ...others] = contentTerms(terms);
  if (!keyword || others.length > 0 || terms.some(({ word }) => word.kind === 'interrogative')) return false;
  const { word, stems, isTrade } = keyword;
  if (source.closed && (stems.get(word.stem) !== 1 || /\d/.test(word.text))) return false;
  return matched > 0 || isTrade === true;
}
