import type { AnswerIndex } from './answer-index';
import { type Ranked, rank } from './rank';
import { contentTerms, type Query, type QueryTerm } from './terms';

/** A subject that is less near is another one. */
const MIN_NEAREST = 0.3;

/**
 * What to say of the subject that a question is about, if the site does not say it (content/search/unsaid.md) and no page
 * answers: the nearest one, unless the questions that nothing answers are nearer.
 * @param ranked every part that holds words of the question
 */
export function unsaidLine(terms: readonly QueryTerm[], ranked: readonly Ranked[]): string | undefined {
  const count = Math.max(1, contentTerms(terms).length);
  // A word that it does not hold may be what the question is about.
  const near = ({ nearest, matched }: Ranked) => (nearest * matched) / count;
  const [nearest] = ranked.filter(({ part }) => part.kind !== 'page').sort((a, b) => near(b) - near(a));
  if (!nearest || near(nearest) < MIN_NEAREST) return undefined;
  return nearest.part.kind === 'unsaid' ? nearest.part.line : undefined;
}

/** The line of the subject of which a question is one, word by word, words of the trades included. */
export function unsaidQuestion(index: AnswerIndex, { words }: Query): string | undefined {
  const asked = rank(index, words).find(({ part, isQuestion }) => isQuestion && part.kind === 'unsaid')?.part;
  return asked?.kind === 'unsaid' ? asked.line : undefined;
}
