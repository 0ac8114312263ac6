// The entry of the search module, which loads on demand. The script of the site knows its address.

import { once } from '@/lib/browser/once';
import { loadCopy } from './copy';
import { searchDialog } from './dialog';
import { loadIndex } from './load-index';

/** The style sheet of the window, which pages do not contain. lib/tools/bundle-browser.mjs inserts it. */
declare const SEARCH_STYLES: string;

const dialog = once(async () => {
  const copy = await loadCopy();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SEARCH_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return searchDialog(copy);
});

/**
 * Opens the search window, and asks a question if there is one.
 * @param below only pages below this address are searched; empty for all
 * @throws if its words cannot be loaded
 */
export async function openSearch(words = '', below = ''): Promise<void> {
  // Early; the first search says what goes wrong.
  loadIndex().catch(() => {});
  (await dialog())(words, below);
}
