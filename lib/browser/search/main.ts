// Entry of the search module. lib/browser/search-opener.ts loads it when somebody searches.

import { once } from '@/lib/browser/once';
import { searchDialog } from './dialog';
import { loadCopy, loadIndex } from './load';

/** Styles of the window, as text. lib/tools/bundle-browser.mjs inserts them. */
declare const SEARCH_STYLES: string;

const loadDialog = once(async () => {
  const copy = await loadCopy();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SEARCH_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return searchDialog(copy);
});

/**
 * Opens the search window.
 * @param words a question to ask at once
 * @param scope address of the part to search, if it is the one that the window offers (`scope.below` of content/search.ts);
 *   otherwise the whole site
 * @throws if the copy of the window cannot be loaded
 */
export async function openSearch(words = '', scope = ''): Promise<void> {
  // Loads while the window opens. If it fails, the first search shows the error.
  loadIndex().catch(() => {});
  (await loadDialog())(words, scope);
}
