import { type IndexedResult, loadIndex, loadTitles, loadWords } from './index-files';
import { bestParts, type Hit, type Passage, wordsOf } from './passages';
import { anyWord, contentWords, fold, nearestWord } from './words';

/** A place of the site where the words stand. */
export type Found = { href: string; page: string; heading?: Passage; passage: Passage };

/** What a search has found. */
export type Answer = {
  /** The best first. */
  found: Found[];
  /** Words that stand nowhere. */
  missing: string[];
  /** The question that was answered, where some words were mistyped. */
  meant?: string;
};

export type SearchOptions = {
  /** Only pages below this first part of an address. */
  section?: string;
  /** How many places at most. */
  limit?: number;
  /** Words that the site uses for words that visitors use, both folded. */
  synonyms?: Readonly<Record<string, readonly string[]>>;
};

/** Words of a question that are looked for. */
const MOST_WORDS = 12;
/** Pages whose text is loaded for one answer. */
const MOST_PAGES = 8;
/** Pages are left out that are worth less than this part of the best one. */
const LEAST_WORTH = 0.2;
/** How much a word counts that only means the same. */
const SYNONYM = 0.9;

/**
 * Searches the text of the site's pages with Italian stemming, as people ask: words that say nothing are left out, pages
 * that hold most of the others come first, and words that stand nowhere are mended where another one is near.
 * @param question what was typed
 * @throws if the index cannot be loaded
 */
export async function search(question: string, options: SearchOptions = {}): Promise<Answer> {
  const asked = await searchWords(question, options);
  const meant = await mended(question, asked.doubtful);
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

/** Pages that hold a word, and those that hold one of the same meaning. */
type WordResults = { own: IndexedResult[]; same: IndexedResult[] };

const isEmpty = (list: WordResults | undefined) => !list || list.own.length + list.same.length === 0;

/** Whether a word of the site may be what was typed, with another ending: the index takes whatever begins alike. */
const resembles = (found: string, typed: string) =>
  fold(found).includes(typed.slice(0, Math.max(3, Math.min(typed.length - 2, 6))));

async function standsIn(result: IndexedResult | undefined, word: string): Promise<boolean> {
  if (!result) return false;
  const words = wordsOf(await result.data());
  return result.words.some((place) => resembles(words[place] ?? '', word));
}

type Candidate = { worth: number; matches: { word: number; score: number; result: IndexedResult }[] };

/** Pages by the sum of what each word is worth there, and by how many of the words they hold. */
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

/** The parts of these pages that answer, at most two of each. */
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

/** The question with mistyped words mended; nothing where there are none. */
async function mended(question: string, doubtful: readonly string[]): Promise<string | undefined> {
  if (doubtful.length === 0) return undefined;
  // Without the list there is no help, but there is an answer.
  const vocabulary = await loadWords().catch(() => []);
  const nearest = new Map(doubtful.map((word) => [word, nearestWord(word, vocabulary)]));
  const meant = question.trim().replace(anyWord, (word) => nearest.get(fold(word)) ?? word);
  return fold(meant) === fold(question.trim()) ? undefined : meant;
}

/**
 * Pages whose title holds the words: what is left where the index cannot be loaded.
 * @throws if their list cannot be loaded either
 */
export async function searchTitles(question: string, limit = 8): Promise<Found[]> {
  const words = contentWords(question);
  return (await loadTitles())
    .filter(([, title]) => words.every((word) => fold(title).includes(word)))
    .slice(0, limit)
    .map(([href, page]) => ({ href, page, passage: [] }));
}
