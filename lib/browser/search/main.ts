// Entry of the search module. lib/browser/search-opener.ts loads it when somebody searches.

import { once } from '@/lib/browser/once';
import type { SearchIndex } from '@/lib/schema/search-index';
import type { SiteSearchCopy } from '@/lib/schema/site-search';
import { readIndex } from './answer-index';
import { searchDialog } from './dialog';
import { languageOf } from './words';

/** Styles of the window, as text. scripts/bundle-browser.mjs inserts them. */
declare const SEARCH_STYLES: string;

async function fetchJson(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** The copy of the search (content/search.ts). */
const loadCopy = once(async (): Promise<SiteSearchCopy> => fetchJson('/ricerca.json'));

/** The index of the site. Rejects without a connection, or if the site is not built. */
const loadIndex = once(async () => {
  const [index, copy] = await Promise.all([fetchJson('/assets/search/answers.json'), loadCopy()]);
  return readIndex(index as SearchIndex, languageOf(copy.language));
});

const loadDialog = once(async () => {
  const copy = await loadCopy();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SEARCH_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return searchDialog(copy, loadIndex);
});

/**
 * Opens the search window.
 * @param question asked at once
 * @param below only pages below this path, if the window offers it (`scope.below` of content/search.ts); otherwise all
 * @throws if the copy of the window cannot be loaded
 */
export async function openSearch(question = '', below = ''): Promise<void> {
  // Loads while the window opens. If it fails, the first search shows the error.
  loadIndex().catch(() => {});
  const openDialog = await loadDialog();
  openDialog(question, below);
}
