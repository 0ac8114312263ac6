import type { AnswerIndex } from './answer-index';
import type { QueryTerm, Ranked } from './rank';

/** Weights of the confidence, from a logistic regression on judged sets. */
const confidenceWeights = {
  constant: -11.48,
  score: 1.29,
  matchedShare: 3.72,
  words: 4.12,
  offTopicShare: -7.84,
  unansweredLead: -5.27,
  allMatched: 2.16,
  isUnanswered: -1.84,
};

/** From this value on, a question that nothing answers can count as the nearest. */
const MIN_UNANSWERED = 0.5;

/** How much a word that a closed index lacks counts, beside one that is off topic. */
const CLOSED = 2;

/** A part that holds all words of meaning of a question with at most this many probably answers it. */
const MAX_SHORT_QUESTION = 3;

/** One word as the texts write it, that is no number, and no question with it. */
const isKeyword = (terms: readonly QueryTerm[]): boolean =>
  terms.every(({ word, stems }) =>
    word.kind === 'content' ? stems.get(word.stem) === 1 && !/\d/.test(word.text) : word.kind === 'stop',
  );

/** The part of the questions that nothing answers, after all others. */
export const unansweredPart = ({ source }: AnswerIndex): number => source.parts.length;

/** Whether a part stands on a page: after those come what nothing answers and what the site does not say. */
export const isOfPage = ({ source }: AnswerIndex, { part }: Ranked): boolean => part < source.parts.length;

/**
 * How sure it is that the best part answers, between 0 and 1: a logistic regression on judged sets. What counts is how much
 * of the question is there, whether it has words that are off topic, and whether one of the questions that nothing answers (content/search/off-topic.txt) is nearer
 * than all others.
 */
export function confidence(
  index: AnswerIndex,
  terms: readonly QueryTerm[],
  ranked: readonly Ranked[],
): number {
  const answers = ranked.filter((each) => isOfPage(index, each));
  const [best] = answers;
  if (!best) return 0;
  if (best.isQuestion) return 1;
  const content = terms.filter(({ word }) => word.kind === 'content');
  const lacking = content.filter(({ stems }) => stems.size === 0);
  const count = Math.max(1, content.length);
  const offTopic = index.source.closed
    ? Math.min(count, CLOSED * lacking.length)
    : lacking.filter(({ word }) => index.offTopic.has(word.stem)).length;
  const answered = Math.max(...answers.map(({ nearest }) => nearest));
  const unanswered = ranked.find(({ part }) => part === unansweredPart(index))?.nearest ?? 0;
  const allMatched =
    content.length > 0 && content.length <= MAX_SHORT_QUESTION && best.matched >= content.length;
  if (allMatched && content.length === 1 && (!index.source.closed || isKeyword(terms))) return 1;
  const isUnanswered = unanswered >= MIN_UNANSWERED && unanswered > answered;
  const sum =
    confidenceWeights.constant +
    confidenceWeights.score * best.score +
    confidenceWeights.matchedShare * (best.matched / count) +
    confidenceWeights.words * Math.log(terms.length + 1) +
    confidenceWeights.offTopicShare * (offTopic / count) +
    confidenceWeights.unansweredLead * (unanswered - answered) +
    confidenceWeights.allMatched * Number(allMatched) +
    confidenceWeights.isUnanswered * Number(isUnanswered);
  return 1 / (1 + Math.exp(-sum));
}
