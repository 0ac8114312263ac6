import { once } from '../once';
import type { IndexedPage } from './passages';

/** A page with a word, as the index returns it. */
export type IndexedResult = {
  id: string;
  score: number;
  /** Positions of the word in its text. */
  words: number[];
  data: () => Promise<IndexedPage>;
};

type Index = {
  init: () => Promise<void>;
  search: (
    words: string,
    options: { filters: Record<string, string> },
  ) => Promise<{ results: IndexedResult[] }>;
};

/** Pagefind creates this file after the build, so no bundler can resolve it. */
const folder = '/assets/search/';

/**
 * Loads the index. It is WebAssembly in a worker, under the worker's own policy; that of the page forbids it.
 * If a worker cannot start, the first search fails.
 * @throws without a connection, or if the site is not built
 */
export const loadIndex = once(async () => {
  const address = `${folder}pagefind.js`;
  const index = (await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address)) as Index;
  await index.init();
  return index;
});

/** Starts to load the index early. Errors appear at the first search. */
export const preloadIndex = (): void => void loadIndex().catch(() => {});

async function read(name: string): Promise<Response> {
  const response = await fetch(folder + name);
  if (!response.ok) throw new Error(`${folder + name}: ${response.status}`);
  return response;
}

/** The words of the site, the most frequent first. */
export const loadWords = once(async () => (await (await read('words.txt')).text()).split('\n'));

/** Address and title of every page. */
export const loadTitles = once(async () => (await (await read('pages.json')).json()) as [string, string][]);
