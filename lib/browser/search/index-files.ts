import { once } from '../once';
import type { IndexedPage } from './passages';

/** A page that holds a word, as the index answers. */
export type IndexedResult = {
  id: string;
  score: number;
  /** Where in its text the word stands. */
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

/** Made after the build, from the built pages: no bundler can know them. */
const folder = '/assets/search/';

/**
 * Loads the index. It is WebAssembly, which runs in a worker, under the worker's own policy: that of the page forbids it,
 * and where a worker cannot start the first search fails.
 * @throws if it cannot be had: no connection, or a site that was not built
 */
export const loadIndex = once(async () => {
  const address = `${folder}pagefind.js`;
  const index = (await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address)) as Index;
  await index.init();
  return index;
});

/** Begins to load the index, for somebody who is about to ask; a search tells when it fails. */
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
