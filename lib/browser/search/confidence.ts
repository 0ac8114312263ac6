import type { AnswerIndex } from './answer-index';
import { type Features, features } from './features';
import { isOfPage, type Ranked } from './rank';
import { contentTerms, type QueryTerm, tradeTerms } from './terms';
import fitted from './weights.json';

/** A page that answers a question of words of a trade alone has this score at least. */
const MIN_OF_A_TRADE = 0.65;

/**
 * How sure it is that the best part of a page answers, between 0 and 1: a logistic regression, whose weights
 * `npm run bench -- answers --fit` writes.
 * @param ranked every part that holds words of the question, best first
 */
export function confidence(
  index: AnswerIndex,
  question: string,
  terms: readonly QueryTerm[],
  ranked: readonly Ranked[],
): number {
  const judged = featuresOrCertain(index, question, terms, ranked);
  if (typeof judged === 'number') return judged;
  const { intercept, ...weights } = fitted;
  const sum = (Object.keys(weights) as (keyof Features)[]).reduce(
    (all, name) => all + weights[name] * judged[name],
    intercept,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** The features of a question, or the confidence where it is certain: 0 or 1. */
export function featuresOrCertain(
  index: AnswerIndex,
  question: string,
  terms: readonly QueryTerm[],
  ranked: readonly Ranked[],
): Features | 0 | 1 {
  const best = ranked.find(isOfPage);
  const { trade, own, leftOut } = tradeTerms(index, question);
  const isWhole = leftOut.size === 0;
  if (!best || contentTerms(terms).length === 0) return best?.isQuestion && isWhole ? 1 : 0;
  if (isWhole && best.isQuestion) return 1;
  if (isWhole && ranked.some((each) => each.isQuestion && !isOfPage(each))) return 0;
  const isOfTrade = contentTerms(terms).every(({ word, stems }) => own.has(word.text) || stems.size === 0);
  if (trade && isOfTrade && best.score < MIN_OF_A_TRADE) return 0;
  const values = features(index, question, terms, ranked);
  const isSaid = values.isUnsaid === 0 && values.unsaidShare === 0;
  return isWhole && isSaid && isKeyword(terms, best) ? 1 : values;
}

/** One word of meaning that a page holds, and no question with it. */
function isKeyword(terms: readonly QueryTerm[], { matched }: Ranked): boolean {
  return (
    contentTerms(terms).length === 1 &&
    matched > 0 &&
    !terms.some(({ word }) => word.kind === 'interrogative')
  );
}
