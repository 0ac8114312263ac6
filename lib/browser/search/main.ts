// What loads when somebody searches: built beside the site's script, which knows its address.

import { once } from '../once';
import { loadCopy } from './copy';
import { searchDialog } from './dialog';

export { answerPanel } from './home-panel';

/** The style sheet of the window, which no page carries; lib/tools/bundle-browser.mjs puts it here. */
declare const SEARCH_STYLES: string;

const dialog = once(async () => {
  const copy = await loadCopy();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SEARCH_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return searchDialog(copy);
});

/** Opens the search of the whole site. @throws if its words cannot be loaded */
export async function openSearch(): Promise<void> {
  (await dialog())();
}
