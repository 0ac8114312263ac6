import type { AnswerIndex } from './answer-index';
import { type Ranked, unansweredPart } from './rank';
import { contentTerms, type QueryTerm } from './terms';

/** A subject that is less near is another one. */
const MIN_NEAREST = 0.3;

/**
 * What to say of the subject that a question is about, if the site does not say it (content/search/unsaid.md) and no page
 * answers: the nearest one, unless the questions that nothing answers are nearer.
 * @param ranked every part that holds words of the question
 */
export function unsaidLine(
  index: AnswerIndex,
  terms: readonly QueryTerm[],
  ranked: readonly Ranked[],
): string | undefined {
  const count = Math.max(1, contentTerms(terms).length);
  // A word that it does not hold may be what the question is about.
  const near = ({ nearest, matched }: Ranked) => (nearest * matched) / count;
  const [nearest] = ranked
    .filter(({ part }) => part >= unansweredPart(index))
    .sort((a, b) => near(b) - near(a));
  if (!nearest || near(nearest) < MIN_NEAREST) return undefined;
  return index.source.unsaid?.[nearest.part - unansweredPart(index) - 1]?.[0];
}
