import type { AnswerIndex } from './answer-index';
import { loadIndexes } from './index-files';
import { bestPassage, markedWords, type Passage } from './passages';
import { confidence, type QueryTerm, queryTerms, type Ranked, rank, unansweredPart } from './rank';
import { anyWord, fold } from './words';

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
};

export type SearchOptions = {
  /** Only pages below this address. */
  below?: string;
  /** Maximum number of results. */
  limit?: number;
};

/** With less confidence nothing answers. `npm run check` holds what it lets through. */
const MIN_CONFIDENCE = 0.5;
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
  { below = '/', limit = 8 }: SearchOptions = {},
): Answer {
  const answers = indexes.map((index) => {
    const terms = queryTerms(index, question);
    const isUnanswered = ({ part }: Ranked) => part === unansweredPart(index);
    // The confidence is that of what can be shown.
    const ranked = rank(index, terms).filter(
      (each) => isUnanswered(each) || placeOf(index, each).path.startsWith(below),
    );
    const results = ranked
      .filter((each) => !isUnanswered(each))
      .map((each) => ({ ...each, ...placeOf(index, each), terms }));
    return { results, sure: confidence(index, terms, ranked) >= MIN_CONFIDENCE };
  });
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
  return {
    found: chosen.slice(0, limit).map((result) => found(result)),
    ...(meant && { meant }),
  };
}

function placeOf({ source }: AnswerIndex, { part }: Ranked) {
  const [page, anchor, heading, content] = source.parts[part] ?? [0, '', '', '', ''];
  const [path, title] = source.pages[page] ?? ['/', ''];
  return { path, title, anchor, heading, content };
}

type Result = Ranked & ReturnType<typeof placeOf> & { terms: readonly QueryTerm[] };

function found({ path, title, anchor, heading, content, score, terms }: Result): Found {
  const weights = new Map<string, number>();
  for (const { word, weight, stems } of terms) {
    if (word.kind !== 'content') continue;
    for (const [stem, strength] of stems)
      weights.set(stem, Math.max(weights.get(stem) ?? 0, weight * strength));
  }
  return {
    href: anchor ? `${path}#${anchor}` : path,
    page: title,
    ...(heading && { heading: markedWords(heading, weights) }),
    passage: content ? bestPassage(content, weights) : [],
    score: Math.min(1, score),
  };
}

/** The question with corrected words; undefined if there are none. */
function correctedQuestion(question: string, terms: readonly QueryTerm[]): string | undefined {
  const corrected = new Map(
    terms.flatMap(({ word, corrected }): [string, string][] => (corrected ? [[word.text, corrected]] : [])),
  );
  if (corrected.size === 0) return undefined;
  return question.trim().replace(anyWord, (word) => corrected.get(fold(word)) ?? word);
}
