import type { AnswerIndex } from './answer-index';
import { confidence } from './confidence';
import { loadIndex } from './load-index';
import { correctedQuestion, weightsOf } from './marks';
import { bestPassage, markedWords, type Passage } from './passages';
import { isOfPage, type Ranked, type RankedPage, rank } from './rank';
import { type Query, type QueryTerm, readQuery } from './terms';
import { unsaidLine, unsaidQuestion } from './unsaid';
import type { Language } from './words';

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
  return answer(await loadIndex(), question, options);
}

/** Answers from this index. */
export function answer(
  index: AnswerIndex,
  question: string,
  { below = '/', limit = 8, typing = false }: SearchOptions = {},
): Answer {
  const query = readQuery(index, question, typing);
  const { terms, trade } = query;
  const all = rank(index, terms);
  // The confidence is that of what can be shown.
  const ranked = all.filter((each) => !isOfPage(each) || placeOf(index, each).path.startsWith(below));
  const isSure = (parts: readonly Ranked[]) => confidence(index, query, parts) >= MIN_CONFIDENCE;
  if (!isSure(ranked)) {
    // Words of a trade are for the visitor's own documents, unless the question is about us.
    const isOwn = trade && !isAboutUs(index, query);
    // Where only pages below an address are searched, the others may still say it.
    const near = () => (isSure(all) ? undefined : unsaidLine(terms, all));
    const unsaid = isOwn ? unsaidQuestion(index, query) : near();
    return { found: [], ...(unsaid ? { unsaid } : trade && { trade }) };
  }
  const results = ranked.filter(isOfPage).map((each) => ({ ...each, ...placeOf(index, each) }));
  const top = results[0]?.score ?? 0;
  const ofPage = new Map<string, number>();
  const near = results.filter(({ score, path }, position) => {
    const count = (ofPage.get(path) ?? 0) + 1;
    ofPage.set(path, count);
    return (position === 0 || score >= Math.min(MIN_SCORE, top * MIN_SHARE)) && count <= MAX_OF_A_PAGE;
  });
  const chosen = near.filter(({ score }, position) => position < MIN_RESULTS || score >= top * MIN_SHARE);
  const meant = correctedQuestion(question, terms);
  return {
    found: chosen.slice(0, limit).map((result) => found(result, terms, index.language)),
    ...(meant && { meant }),
  };
}

const isAboutUs = ({ language }: AnswerIndex, { words }: Query) =>
  words.some(({ word }) => language.source.aboutUs.includes(word.text));

function placeOf({ source }: AnswerIndex, { part: { indexed } }: RankedPage) {
  const [page, anchor, heading, content] = indexed;
  const [path, title] = source.pages[page] ?? ['/', ''];
  return { path, title, anchor, heading, content };
}

type Result = RankedPage & ReturnType<typeof placeOf>;

function found(
  { path, title, anchor, heading, content, score }: Result,
  terms: readonly QueryTerm[],
  language: Language,
): Found {
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
