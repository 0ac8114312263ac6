import type { AnswerIndex } from './answer-index';
import { bestPassage, markedWords, type Passage, weightsOf } from './passages';
import { priceQuestion } from './price-question';
import { type Ranked, rank } from './rank';
import { type QueryTerm, readTerms } from './terms';
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
  /** Best first. Empty if no content word of the question is on the site. */
  found: Found[];
  /** The first result answers the question; otherwise the results are only the nearest parts. */
  isAnswer: boolean;
  /** The question with the words that were searched in place of mistyped ones. */
  corrected?: string | undefined;
  /** The line of the subject of the question, if the site does not cover it. */
  gapLine?: string | undefined;
};

export type SearchOptions = {
  /** The visitor is typing: the last word may be incomplete. */
  typing?: boolean;
  /** Only pages below this path, if one of them has a word of the question. */
  below?: string;
};

/** From this certainty on the best part answers. Tried out on tests/search/tuned.tsv. */
const MIN_CERTAINTY = 1.2;
/** The results of an answer have this share of the best score. */
const MIN_SHARE = 0.5;
const MAX_RESULTS = 10;
const NEAREST_PARTS = 3;
/** Maximum number of results of one page. */
const MAX_OF_A_PAGE = 2;

/** Answers a question from the pages of the site, or finds the nearest ones. */
export function answer(
  index: AnswerIndex,
  question: string,
  { below = '/', typing = false }: SearchOptions = {},
): Answer {
  const terms = readTerms(index, priceQuestion(question, index.language) ?? question, { typing });
  const ranked = rank(index, terms);
  const partsBelow = ranked.pageParts.filter(({ part }) => part.path.startsWith(below));
  const parts = partsBelow.length > 0 ? partsBelow : ranked.pageParts;
  const content = terms.filter(({ word }) => word.kind === 'content');
  const isAnswer = !ranked.gap && certaintyOf(parts[0], content.length) >= MIN_CERTAINTY;
  // The words of «come si fa?» are on every page.
  const hasSubject = isAnswer || content.some(({ stems }) => stems.size > 0);
  const results = hasSubject ? bestResults(parts, isAnswer) : [];
  return {
    found: results.map((result) => found(result, terms, index.language)),
    isAnswer,
    corrected: correctedQuestion(question, terms),
    gapLine: ranked.gap?.line,
  };
}

/**
 * How sure it is that a part answers: half by its nearest phrase, and by its coverage of the question. Of a long question a
 * smaller share is enough, as no answer repeats all of its words.
 */
const certaintyOf = (part: Ranked | undefined, contentWords: number): number =>
  part ? part.nearest / 2 + part.coverage * Math.sqrt(contentWords || 1) : 0;

/**
 * The results of an answer that are nearly as good as the first one; otherwise the first few.
 * @param parts best first
 */
function bestResults(parts: readonly Ranked[], isAnswer: boolean): Ranked[] {
  const minScore = isAnswer ? (parts[0]?.score ?? 0) * MIN_SHARE : 0;
  const chosen: Ranked[] = [];
  for (const ranked of parts) {
    const ofSamePage = chosen.filter(({ part }) => part.path === ranked.part.path);
    if (ranked.score >= minScore && ofSamePage.length < MAX_OF_A_PAGE) chosen.push(ranked);
  }
  return chosen.slice(0, isAnswer ? MAX_RESULTS : NEAREST_PARTS);
}

/** The question with corrected words; undefined if there are none. */
function correctedQuestion(question: string, terms: readonly QueryTerm[]): string | undefined {
  if (terms.every((term) => !term.corrected)) return undefined;
  const corrected = new Map(terms.map((term) => [term.word.text, term.corrected]));
  return question.trim().replace(anyWord, (word) => corrected.get(fold(word)) ?? word);
}

function found({ part, score }: Ranked, terms: readonly QueryTerm[], language: Language): Found {
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
