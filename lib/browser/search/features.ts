import type { AnswerIndex } from './answer-index';
import { isOfPage, type Ranked } from './rank';
import { contentTerms, type QueryTerm, tradeTerms } from './terms';

/** From this value on, a subject that the site does not say can count as the nearest. */
const MIN_NEAREST = 0.5;

/** What speaks for an answer, and against it: the features of the logistic regression of `confidence`. */
export type Features = {
  /** The share of the words of meaning that the best part holds. */
  matchedShare: number;
  /** How long the question is. */
  words: number;
  /** The share of words that are off topic. */
  offTopicShare: number;
  /** How much nearer the questions that nothing answers are. */
  unansweredLead: number;
  /** A subject that the site does not say is nearest; the share of words that only those subjects hold. */
  isUnsaid: number;
  unsaidShare: number;
  /** The share of words of a trade, and whether the question begins like one for advice then. */
  tradeShare: number;
  tradeAdvice: number;
};

/**
 * The features of a question.
 * @param ranked every part that holds words of it, best first
 */
export function features(
  index: AnswerIndex,
  question: string,
  terms: readonly QueryTerm[],
  ranked: readonly Ranked[],
): Features {
  const content = contentTerms(terms);
  const count = Math.max(1, content.length);
  const { trade, leftOut } = tradeTerms(index, question);
  const nearestOf = (of: (each: Ranked) => boolean) =>
    Math.max(0, ...ranked.filter(of).map(({ nearest }) => nearest));
  const answered = nearestOf(isOfPage);
  const unsaid = nearestOf(({ part }) => part.kind === 'unsaid');
  // The part with all words may come second: "prezzo professional".
  const matched = ranked
    .filter(isOfPage)
    .slice(0, 3)
    .map((each) => each.matched);
  return {
    matchedShare: Math.min(1, Math.max(0, ...matched) / count),
    words: Math.log(terms.length + 1),
    offTopicShare: content.filter(({ word }) => index.offTopic.has(word.stem)).length / count,
    unansweredLead: nearestOf(({ part }) => part.kind === 'unanswered') - answered,
    isUnsaid: Number(unsaid >= MIN_NEAREST && unsaid > answered),
    unsaidShare: content.filter((term) => isOfUnsaid(index, term)).length / count,
    tradeShare: leftOut.size / (leftOut.size + count),
    tradeAdvice: Number(trade !== undefined && isAdvice(index, question)),
  };
}

function isAdvice({ language }: AnswerIndex, question: string): boolean {
  const { advice, ours } = language.source;
  const [first = '', second = '', ...others] = language.wordsOfQuery(question).map(({ text }) => text);
  return (
    [first, second, `${first} ${second}`].some((words) => advice.includes(words)) &&
    !others.some((word) => ours.includes(word))
  );
}

/** Whether only the subjects that the site does not say hold a word, as it is written or nearly so. */
function isOfUnsaid(index: AnswerIndex, { stems }: QueryTerm): boolean {
  const entries = [...stems].flatMap(([stem, strength]) =>
    strength > 0.8 ? (index.entries.get(stem) ?? []) : [],
  );
  return (
    entries.length > 0 &&
    entries.every(({ phrases }) => phrases.length > 0 && phrases.every(({ part }) => part.kind === 'unsaid'))
  );
}
