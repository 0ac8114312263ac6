import type { AnswerIndex } from './answer-index';
import { confidence } from './confidence';
import { bestPassage, markedWords, type Passage, weightsOf } from './passages';
import { isOfPage, type Ranked, type RankedPage, rank } from './rank';
import { contentTerms, type Query, type QueryTerm, readQuery } from './terms';
import { anyWord, fold, type Language } from './words';

/** A search result. */
export type Found = {
  href: string;
  page: string;
  /** Empty at the beginning of a page. */
  heading: Passage;
  passage: Passage;
  /** How well it answers, between 0 and 1. */
  score: number;
};

export type Answer = {
  /** Best first. Empty if nothing answers the question. */
  found: Found[];
  /** The corrected question, if words were mistyped. */
  corrected?: string | undefined;
  /** Shown instead of results: the line of a subject that the site does not cover. */
  gapLine?: string | undefined;
  /** Shown instead of results: the profession to whose documents the question belongs. */
  profession?: string | undefined;
};

export type SearchOptions = {
  /** The visitor is typing: the last word may be incomplete. */
  typing?: boolean;
  /** Only pages below this address. */
  below?: string;
};

/** Below this confidence nothing answers. Tried out on the sets of tests/search that are not held out. */
const MIN_CONFIDENCE = 0.62;
/** A result needs this share of the best one's score, or MIN_SCORE if it is one of the first FIRST_RESULTS. */
const MIN_SHARE = 0.5;
const MIN_SCORE = 0.3;
const FIRST_RESULTS = 3;
const MAX_RESULTS = 10;
/** Maximum number of results of one page. */
const MAX_OF_A_PAGE = 2;
/** A subject that the site does not cover must be at least this near. */
const MIN_GAP_NEARNESS = 0.3;

/** Answers a question from the pages of the site. */
export function answer(
  index: AnswerIndex,
  question: string,
  { below = '/', typing = false }: SearchOptions = {},
): Answer {
  const query = readQuery(index, question, { typing });
  const all = rank(index, query.terms);
  const ranked = all.filter(({ part }) => part.kind !== 'page' || part.path.startsWith(below));
  const isSure = (results: readonly Ranked[]) => confidence(index, query, results) >= MIN_CONFIDENCE;
  if (isSure(ranked)) {
    const results = nearestPages(ranked.filter(isOfPage));
    return {
      found: results.map((result) => found(result, query.terms, index.language)),
      corrected: correctedQuestion(question, query.terms),
    };
  }
  // A question about the company is not one for the visitor's own documents.
  const isForOwnDocuments = query.profession && !isAboutUs(index, query);
  let gapLine: string | undefined;
  if (isForOwnDocuments) gapLine = exactGapLine(index, query);
  // A page that is not below the address may cover the subject.
  else if (!isSure(all)) gapLine = nearestGapLine(query.terms, all);
  return gapLine ? { found: [], gapLine } : { found: [], profession: query.profession };
}

/** The results to show. @param results best first */
function nearestPages(results: readonly RankedPage[]): RankedPage[] {
  const minScore = (results[0]?.score ?? 0) * MIN_SHARE;
  const chosen: RankedPage[] = [];
  for (const result of results) {
    const { score, part } = result;
    const isNear = score >= minScore || (score >= MIN_SCORE && chosen.length < FIRST_RESULTS);
    const ofSamePage = chosen.filter((other) => other.part.path === part.path);
    if (isNear && ofSamePage.length < MAX_OF_A_PAGE) chosen.push(result);
  }
  return chosen.slice(0, MAX_RESULTS);
}

const isAboutUs = ({ language }: AnswerIndex, { words }: Query) =>
  words.some(({ word }) => language.source.aboutUs.includes(word.text));

/**
 * The line of the nearest subject that the site does not cover (content/search/unsaid.md); undefined if a question of
 * content/search/off-topic.txt is nearer.
 * @param ranked all parts
 */
function nearestGapLine(terms: readonly QueryTerm[], ranked: readonly Ranked[]): string | undefined {
  const count = Math.max(1, contentTerms(terms).length);
  // The question may be about a word that the part does not contain.
  const nearness = ({ nearest, matched }: Ranked) => (nearest * matched) / count;
  const [best] = ranked.filter((result) => !isOfPage(result)).sort((a, b) => nearness(b) - nearness(a));
  if (!best || nearness(best) < MIN_GAP_NEARNESS) return undefined;
  return best.part.kind === 'gap' ? best.part.line : undefined;
}

/** The line of such a subject if the question is one of its questions, word by word, with the words of the professions. */
function exactGapLine(index: AnswerIndex, { words }: Query): string | undefined {
  for (const { part, isQuestion } of rank(index, words))
    if (isQuestion && part.kind === 'gap') return part.line;
  return undefined;
}

/** The question with corrected words; undefined if there are none. */
function correctedQuestion(question: string, terms: readonly QueryTerm[]): string | undefined {
  if (terms.every((term) => !term.corrected)) return undefined;
  const corrected = new Map(terms.map((term) => [term.word.text, term.corrected]));
  return question.trim().replace(anyWord, (word) => corrected.get(fold(word)) ?? word);
}

function found({ part, score }: RankedPage, terms: readonly QueryTerm[], language: Language): Found {
  const { href, title, heading, text } = part;
  const weights = weightsOf(terms, language);
  const { quantityInterrogatives } = language.source;
  const options = {
    asksForNumber: terms.some(({ word }) => quantityInterrogatives.includes(word.text)),
    isAnswer: heading.endsWith('?'),
  };
  return {
    href,
    page: title,
    heading: markedWords(heading, weights),
    passage: bestPassage(text, weights, options),
    score: Math.min(1, score),
  };
}
