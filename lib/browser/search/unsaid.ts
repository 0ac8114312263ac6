import type { AnswerIndex } from './answer-index';
import { isOfPage, unansweredPart } from './confidence';
import type { QueryTerm, Ranked } from './rank';

/** A subject that is less near is another one; less than MIN_BESIDE_WEAK where what a page answers is weak. */
const MIN_NEAREST = 0.5;
const MIN_BESIDE_WEAK = 0.35;
/** A score below this is a weak answer. */
const WEAK = 0.3;

/**
 * What to say of the subject that a question is about, if the site does not say it (content/search/unsaid.md): where it
 * is nearer than all pages and than the questions that nothing answers, or near where no page answers well.
 * @param ranked every part that holds words of the question
 * @param sure whether a page answers
 */
export function unsaidLine(
  index: AnswerIndex,
  terms: readonly QueryTerm[],
  ranked: readonly Ranked[],
  sure: boolean,
): string | undefined {
  const content = terms.filter(({ word }) => word.kind === 'content').length;
  if (content === 0) return undefined;
  const others = ranked.filter(({ part }) => part <= unansweredPart(index));
  // A word that it does not hold may be what the question is about.
  const near = ({ nearest, matched }: Ranked) => (nearest * matched) / content;
  const [subject] = ranked
    .filter(({ part }) => part > unansweredPart(index))
    .sort((a, b) => near(b) - near(a));
  if (!subject) return undefined;
  const best = others.find((each) => isOfPage(index, each));
  const isWeak = !sure || !best || best.score < WEAK || terms.some(({ corrected }) => corrected);
  const rival = Math.max(0, ...others.map(near));
  if (near(subject) < (isWeak ? MIN_BESIDE_WEAK : MIN_NEAREST) || near(subject) <= rival) return undefined;
  return index.source.unsaid?.[subject.part - unansweredPart(index) - 1]?.[0];
}
