import { once } from '@/lib/browser/once';
import type { SearchIndex } from '@/lib/schema/search-index';
import type { SiteSearchCopy } from '@/lib/schema/site-search';
import { readIndex } from './answer-index';
import { languageOf } from './words';

async function fetchJson(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Loads the copy of the search (content/search.ts). */
export const loadCopy = once(async (): Promise<SiteSearchCopy> => fetchJson('/ricerca.json'));

/** Loads the index. @throws without a connection, or if the site is not built */
export const loadIndex = once(async () => {
  const [index, copy] = await Promise.all([fetchJson('/assets/search/answers.json'), loadCopy()]);
  return readIndex(index as SearchIndex, languageOf(copy.language));
});
