import type { AnswerIndex } from './answer-index';
import { confidence } from './confidence';
import { loadIndexes } from './index-files';
import { correctedQuestion, weightsOf } from './marks';
import { bestPassage, markedWords, type Passage } from './passages';
import { isOfPage, type Ranked, type RankedPage, rank } from './rank';
import { type QueryTerm, queryTerms, tradeTerms } from './terms';
import { unsaidLine, unsaidQuestion } from './unsaid';
import { wordsOf } from './words';

/** A search result. */
export type Found = {
  href: string;
  page: string;
  heading?: Passage;
  passage: Passage;
  /** How well it answers, between 0 and 1. */
  score: number;
};

export type Answer = {
  /** Best first. Empty where nothing is near enough to the question. */
  found: Found[];
  /** The corrected question, if words were mistyped. */
  meant?: string;
  /** What to say instead of results: the question is about a subject that the site does not say. */
  unsaid?: string;
  /** The trade of whose documents the question is, and not of this site. */
  trade?: string;
};

export type SearchOptions = {
  /** Somebody is typing: the last word counts as a beginning. */
  typing?: boolean;
  /** Only pages below this address. */
  below?: string;
  /** Maximum number of results. */
  limit?: number;
};

/** With less confidence nothing answers; chosen on the sets of tests/search that are not held out. */
const MIN_CONFIDENCE = 0.62;
/** A further result needs this score, or MIN_SHARE of the best one's. */
const MIN_SCORE = 0.3;
const MIN_SHARE = 0.5;
/** After this many results only the share counts. */
const MIN_RESULTS = 3;
/** Maximum number of results of one page. */
const MAX_OF_A_PAGE = 2;

/**
 * Answers a question from the pages of the site.
 * @param question the input
 * @throws if the index cannot be loaded
 */
export async function search(question: string, options: SearchOptions = {}): Promise<Answer> {
  return answer(await loadIndexes(), question, options);
}

/** Answers from these indexes. */
export function answer(
  indexes: readonly AnswerIndex[],
  question: string,
  { below = '/', limit = 8, typing = false }: SearchOptions = {},
): Answer {
  const answers = indexes.map((index) => {
    const terms = queryTerms(index, question, { typing });
    const all = rank(index, terms);
    // The confidence is that of what can be shown.
    const ranked = all.filter((each) => !isOfPage(each) || placeOf(index, each).path.startsWith(below));
    const results = ranked.filter(isOfPage).map((each) => ({ ...each, ...placeOf(index, each), terms }));
    const isSure = (parts: readonly Ranked[]) => confidence(index, question, terms, parts) >= MIN_CONFIDENCE;
    const { trade } = tradeTerms(index, question);
    // Where only pages below an address are searched, the others may still say it.
    const near = isSure(all) ? undefined : unsaidLine(terms, all);
    // Words of a trade are for the visitor's own documents, unless the question is about us.
    const unsaid = trade && !isAboutUs(index, question) ? unsaidQuestion(index, question) : near;
    return { results, sure: isSure(ranked), unsaid, trade };
  });
  // An index of older articles may answer it.
  if (!answers.some(({ sure }) => sure)) {
    const unsaid = answers.find((each) => each.unsaid)?.unsaid;
    const trade = answers.find((each) => each.trade)?.trade;
    return { found: [], ...(unsaid ? { unsaid } : trade && { trade }) };
  }
  const best = answers
    .flatMap(({ sure, results }) => (sure ? results : []))
    .sort((a, b) => b.score - a.score);
  const top = best[0]?.score ?? 0;
  const ofPage = new Map<string, number>();
  const near = best.filter(({ score, path }, place) => {
    const count = (ofPage.get(path) ?? 0) + 1;
    ofPage.set(path, count);
    return (place === 0 || score >= Math.min(MIN_SCORE, top * MIN_SHARE)) && count <= MAX_OF_A_PAGE;
  });
  const chosen = near.filter(({ score }, place) => place < MIN_RESULTS || score >= top * MIN_SHARE);
  const meant = correctedQuestion(question, chosen[0]?.terms ?? []);
  return { found: chosen.slice(0, limit).map(found), ...(meant && { meant }) };
}

const isAboutUs = ({ language }: AnswerIndex, question: string) =>
  wordsOf(question).some((word) => language.source.aboutUs.includes(word));

function placeOf({ source, language }: AnswerIndex, { part: { indexed } }: RankedPage) {
  const [page, anchor, heading, content] = indexed;
  const [path, title] = source.pages[page] ?? ['/', ''];
  return { path, title, anchor, heading, content, language };
}

type Result = RankedPage & ReturnType<typeof placeOf> & { terms: readonly QueryTerm[] };

function found({ path, title, anchor, heading, content, language, score, terms }: Result): Found {
  const weights = weightsOf(terms, language);
  const wanted = {
    amount: terms.some(({ word }) => language.source.amounts.includes(word.text)),
    firstSentence: heading.endsWith('?'),
  };
  return {
    href: anchor ? `${path}#${anchor}` : path,
    page: title,
    ...(heading && { heading: markedWords(heading, weights) }),
    passage: content ? bestPassage(content, weights, wanted) : [],
    score: Math.min(1, score),
  };
}
