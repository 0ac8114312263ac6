import { type IndexedResult, loadIndex, loadTitles, loadWords } from './index-files';
import { bestParts, type Hit, type Passage, wordsOf } from './passages';
import { anyWord, contentWords, fold, nearestWord } from './words';

/** A search result. */
export type Found = { href: string; page: string; heading?: Passage; passage: Passage };

export type Answer = {
  /** Best first. */
  found: Found[];
  /** Words without a match. */
  missing: string[];
  /** The corrected question, if words were mistyped. */
  meant?: string;
};

export type SearchOptions = {
  /** Only pages below this first path segment. */
  section?: string;
  /** Maximum number of results. */
  limit?: number;
  /** Synonyms: words of visitors and the words of the site, both folded. */
  synonyms?: Readonly<Record<string, readonly string[]>>;
};

/** Maximum number of query words. */
const MOST_WORDS = 12;
/** Maximum number of pages whose text is loaded for one answer. */
const MOST_PAGES = 8;
/** Pages with less than this share of the best score are left out. */
const LEAST_WORTH = 0.2;
/** Weight of a synonym. */
const SYNONYM = 0.9;

/**
 * Searches the text of all pages with Italian stemming. Stop words are left out, pages with most of the words
 * come first, and words without a match are corrected to a similar one.
 * @param question the input
 * @throws if the index cannot be loaded
 */
export async function search(question: string, options: SearchOptions = {}): Promise<Answer> {
  const asked = await searchWords(question, options);
  const meant = await correctedQuery(question, asked.doubtful);
  const { found, missing } = meant ? await searchWords(meant, options) : asked;
  return { found, missing, ...(meant && { meant }) };
}

async function searchWords(question: string, { limit = 8, section, synonyms = {} }: SearchOptions) {
  const words = contentWords(question).slice(0, MOST_WORDS);
  const index = await loadIndex();
  const filters: Record<string, string> = section ? { section } : {};
  const holding = async (word: string) => (await index.search(word, { filters })).results;
  const lists = await Promise.all(
    words.map(async (word): Promise<WordResults> => {
      const same = await Promise.all((synonyms[word] ?? []).map(holding));
      return { own: await holding(word), same: same.flat() };
    }),
  );
  const missing = words.filter((_, word) => isEmpty(lists[word]));
  const places = await partsOf(rank(lists).slice(0, MOST_PAGES));
  const matched = places.flatMap((place) => place.words);
  const doubts = words.map(async (word, index) => {
    if (synonyms[word] || matched.some((each) => resembles(each, word))) return [];
    return (await standsIn(lists[index]?.own[0], word)) ? [] : [word];
  });
  return {
    found: places.slice(0, limit).map(({ words: _, ...place }): Found => place),
    missing,
    doubtful: (await Promise.all(doubts)).flat(),
  };
}

/** Pages with a word, and pages with a synonym of it. */
type WordResults = { own: IndexedResult[]; same: IndexedResult[] };

const isEmpty = (list: WordResults | undefined) => !list || list.own.length + list.same.length === 0;

/**
 * Whether a word of the site may be a form of the query word. The index matches any word with the same start.
 */
const resembles = (found: string, typed: string) =>
  fold(found).includes(typed.slice(0, Math.max(3, Math.min(typed.length - 2, 6))));

async function standsIn(result: IndexedResult | undefined, word: string): Promise<boolean> {
  if (!result) return false;
  const words = wordsOf(await result.data());
  return result.words.some((place) => resembles(words[place] ?? '', word));
}

type Candidate = { worth: number; matches: { word: number; score: number; result: IndexedResult }[] };

/** Pages sorted by the sum of their word scores and by the number of matching words. */
function rank(lists: readonly WordResults[]): Candidate[] {
  const pages = new Map<string, Candidate['matches']>();
  for (const [word, { own, same }] of lists.entries()) {
    const add = (weight: number) => (result: IndexedResult) => {
      const matches = pages.get(result.id) ?? [];
      pages.set(result.id, [...matches, { word, score: result.score * weight, result }]);
    };
    own.forEach(add(1));
    same.forEach(add(SYNONYM));
  }
  const known = lists.filter((list) => !isEmpty(list)).length;
  const ranked = [...pages.values()]
    .map((matches) => {
      const best = new Map<number, number>();
      for (const { word, score } of matches) best.set(word, Math.max(best.get(word) ?? 0, score));
      const sum = [...best.values()].reduce((all, score) => all + score, 0);
      return { held: best.size, worth: (sum * best.size) / known, matches };
    })
    .filter(({ held }) => held >= known / 2)
    .sort((a, b) => b.worth - a.worth);
  return ranked.filter(({ worth }) => worth >= LEAST_WORTH * (ranked[0]?.worth ?? 0));
}

/** The best parts of these pages, at most two per page. */
async function partsOf(pages: readonly Candidate[]) {
  const parts = await Promise.all(
    pages.map(async ({ matches }) => {
      const page = await matches[0]?.result.data();
      if (!page) return [];
      const hits = matches.flatMap(({ word, score, result }): Hit[] =>
        result.words.map((location) => ({ location, word, score })),
      );
      return bestParts(page, hits, 2).map((part) => ({ page: page.meta.title ?? page.url, ...part }));
    }),
  );
  return parts.flat();
}

/** The question with corrected words; undefined if there are none. */
async function correctedQuery(question: string, doubtful: readonly string[]): Promise<string | undefined> {
  if (doubtful.length === 0) return undefined;
  // Without the word list there is no correction, but there are results.
  const vocabulary = await loadWords().catch(() => []);
  const nearest = new Map(doubtful.map((word) => [word, nearestWord(word, vocabulary)]));
  const meant = question.trim().replace(anyWord, (word) => nearest.get(fold(word)) ?? word);
  return fold(meant) === fold(question.trim()) ? undefined : meant;
}

/**
 * Pages whose title matches: the fallback if the index cannot be loaded.
 * @throws if the list of titles cannot be loaded either
 */
export async function searchTitles(question: string, limit = 8): Promise<Found[]> {
  const words = contentWords(question);
  return (await loadTitles())
    .filter(([, title]) => words.every((word) => fold(title).includes(word)))
    .slice(0, limit)
    .map(([href, page]) => ({ href, page, passage: [] }));
}
