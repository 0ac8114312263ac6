import type { AnswerIndex } from './answer-index';
import { isOfPage, type Ranked } from './rank';
import { contentTerms, type Query, type QueryTerm } from './terms';
import weights from './weights.json';

/** If all words of a question are of a profession, a page answers it from this score on. */
const MIN_SCORE_OF_PROFESSION = 0.65;
/** From this value on, a subject that the site does not cover can be the nearest. */
const MIN_GAP_NEAREST = 0.5;
/** The part that matches most words may be the second or third: "prezzo professional". */
const FIRST_PARTS = 3;
/** Weaker matches, such as synonyms, do not show the subject of a word. */
const MIN_STRENGTH = 0.8;

/** The features of the logistic regression. */
export type Features = {
  /** The share of the content words that one of the best parts matches. */
  matchedShare: number;
  /** The number of words, as a logarithm. */
  words: number;
  /** The share of words that are off topic. */
  offTopicShare: number;
  /** How much nearer the nearest question of content/search/off-topic.txt is than the nearest page. */
  unansweredMargin: number;
  /** 1 if a subject that the site does not cover is nearest. */
  isGap: number;
  /** The share of words that only such subjects contain. */
  gapShare: number;
  /** The share of words of a profession. */
  professionShare: number;
  /** 1 if the question has such words and asks for advice. */
  professionAdvice: number;
};

/**
 * The confidence that the best part of a page answers a question, between 0 and 1: a logistic regression. `npm run bench --
 * answers --fit` writes its weights.
 * @param ranked all matching parts, best first
 */
export function confidence(index: AnswerIndex, query: Query, ranked: readonly Ranked[]): number {
  const result = featuresOrConfidence(index, query, ranked);
  if (typeof result === 'number') return result;
  let sum = weights.intercept;
  for (const [name, value] of Object.entries(result)) sum += weights[name as keyof Features] * value;
  return 1 / (1 + Math.exp(-sum));
}

/** The features of a question, or its confidence if that is certain: 0 or 1. */
export function featuresOrConfidence(
  index: AnswerIndex,
  query: Query,
  ranked: readonly Ranked[],
): Features | 0 | 1 {
  const content = contentTerms(query.terms);
  const best = ranked.find(isOfPage);
  /** No word of the question is ignored. */
  const isWhole = query.ignored.size === 0;
  if (isWhole && best?.isQuestion) return 1;
  if (!best || content.length === 0) return 0;
  if (isWhole && ranked.some((result) => result.isQuestion && !isOfPage(result))) return 0;
  const isAboutProfession = content.every(
    ({ word, stems }) => query.professionWords.has(word.text) || stems.size === 0,
  );
  if (query.profession && isAboutProfession && best.score < MIN_SCORE_OF_PROFESSION) return 0;
  const values = features(index, query, ranked);
  const isCovered = values.isGap === 0 && values.gapShare === 0;
  // One content word that a page contains, without an interrogative.
  const isKeyword =
    content.length === 1 &&
    best.matched > 0 &&
    !query.terms.some(({ word }) => word.kind === 'interrogative');
  return isWhole && isCovered && isKeyword ? 1 : values;
}

function features(index: AnswerIndex, query: Query, ranked: readonly Ranked[]): Features {
  const content = contentTerms(query.terms);
  const shareOf = (condition: (term: QueryTerm) => boolean) =>
    content.filter(condition).length / content.length;
  const nearestOf = (condition: (part: Ranked) => boolean) =>
    Math.max(0, ...ranked.filter(condition).map(({ nearest }) => nearest));
  const pageNearest = nearestOf(isOfPage);
  const gap = nearestOf(({ part }) => part.kind === 'gap');
  const firstParts = ranked.filter(isOfPage).slice(0, FIRST_PARTS);
  const matched = Math.max(0, ...firstParts.map((part) => part.matched));
  return {
    matchedShare: Math.min(1, matched / content.length),
    words: Math.log(query.terms.length + 1),
    offTopicShare: shareOf(({ word }) => index.offTopic.has(word.stem)),
    unansweredMargin: nearestOf(({ part }) => part.kind === 'unanswered') - pageNearest,
    isGap: Number(gap >= MIN_GAP_NEAREST && gap > pageNearest),
    gapShare: shareOf((term) => isOfGap(index, term)),
    professionShare: query.ignored.size / (query.ignored.size + content.length),
    professionAdvice: Number(query.profession !== undefined && isAdvice(index, query)),
  };
}

/** Whether a question begins as one for advice does («entro», «chi paga»). */
function isAdvice({ language }: AnswerIndex, { words }: Query): boolean {
  const { advice } = language.source;
  const [first = '', second = ''] = words.map(({ word }) => word.text);
  return advice.includes(first) || advice.includes(`${first} ${second}`);
}

/** Whether only subjects that the site does not cover contain a word. */
function isOfGap(index: AnswerIndex, { stems }: QueryTerm): boolean {
  const phrases = [...stems].flatMap(([stem, strength]) =>
    strength > MIN_STRENGTH ? (index.entries.get(stem)?.phrases ?? []) : [],
  );
  return phrases.length > 0 && phrases.every(({ part }) => part.kind === 'gap');
}
