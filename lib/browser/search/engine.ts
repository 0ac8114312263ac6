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

/** Below this confidence nothing answers. Chosen on the sets of tests/search that are not held out. */
const MIN_CONFIDENCE = 0.62;
/** A further result needs this score, or MIN_SHARE of the best one's. */
const MIN_SCORE = 0.3;
const MIN_SHARE = 0.5;
/** After this many results only the share counts. */
const MIN_RESULTS = 3;
const MAX_RESULTS = 10;
/** Maximum number of results of one page. */
const MAX_OF_A_PAGE = 2;
/** A subject that the site does not cover must be at least this near. */
const MIN_NEAREST_GAP = 0.3;

/** Answers a question from the pages of the site. */
export function answer(
  index: AnswerIndex,
  question: string,
  { below = '/', typing = false }: SearchOptions = {},
): Answer {
  const query = readQuery(index, question, typing);
  const { terms, profession } = query;
  const all = rank(index, terms);
  const ranked = all.filter(({ part }) => part.kind !== 'page' || part.path.startsWith(below));
  const isSure = (parts: readonly Ranked[]) => confidence(index, query, parts) >= MIN_CONFIDENCE;
  if (!isSure(ranked)) {
    // A question about the company is not one for the visitor's own documents.
    const isOwn = profession && !isAboutUs(index, query);
    // A page that is not below the address may cover the subject.
    const near = () => (isSure(all) ? undefined : nearestGapLine(terms, all));
    const gapLine = isOwn ? exactGapLine(index, query) : near();
    return gapLine ? { found: [], gapLine } : { found: [], profession };
  }
  const results = ranked.filter(isOfPage);
  const top = results[0]?.score ?? 0;
  const ofPage = new Map<string, number>();
  const near = results.filter(({ score, part: { path } }, position) => {
    const count = (ofPage.get(path) ?? 0) + 1;
    ofPage.set(path, count);
    return (position === 0 || score >= Math.min(MIN_SCORE, top * MIN_SHARE)) && count <= MAX_OF_A_PAGE;
  });
  const chosen = near.filter(({ score }, position) => position < MIN_RESULTS || score >= top * MIN_SHARE);
  return {
    found: chosen.slice(0, MAX_RESULTS).map((result) => found(result, terms, index.language)),
    corrected: correctedQuestion(question, terms),
  };
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
  const near = ({ nearest, matched }: Ranked) => (nearest * matched) / count;
  const [nearest] = ranked.filter((each) => !isOfPage(each)).sort((a, b) => near(b) - near(a));
  if (!nearest || near(nearest) < MIN_NEAREST_GAP) return undefined;
  return nearest.part.kind === 'gap' ? nearest.part.line : undefined;
}

/** The line of such a subject if one of its questions is asked word by word, with the words of the professions. */
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
  const wanted = {
    amount: terms.some(({ word }) => language.source.amounts.includes(word.text)),
    firstSentence: heading.endsWith('?'),
  };
  return {
    href,
    page: title,
    heading: markedWords(heading, weights),
    passage: bestPassage(text, weights, wanted),
    score: Math.min(1, score),
  };
}
