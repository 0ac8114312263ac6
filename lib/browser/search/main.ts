// The entry of the search module, which loads on demand. The script of the site knows its address.

import { once } from '../once';
import { loadCopy } from './copy';
import { searchDialog } from './dialog';
import { answerPanel } from './home-panel';

/** The style sheet of the window, which pages do not contain. lib/tools/bundle-browser.mjs inserts it. */
declare const SEARCH_STYLES: string;

const dialog = once(async () => {
  const copy = await loadCopy();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SEARCH_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return searchDialog(copy);
});

/** Opens the search of the whole site, and asks a question if there is one. @throws if its words cannot be loaded */
export async function openSearch(words?: string): Promise<void> {
  (await dialog())(words);
}

let panel: ReturnType<typeof answerPanel> | undefined;

/** Gets the panel of the home page ready before a question. Other forms open the window when they are sent. */
export async function prepareForm(form: HTMLFormElement): Promise<void> {
  if (!form.closest('figure')) return;
  panel ??= answerPanel(form);
  await panel.catch((error) => {
    panel = undefined;
    throw error;
  });
}

/**
 * Answers what a form was sent with.
 * @param words as they were when it was sent; who has typed on gets the answer of the pause
 * @throws if the words of the search cannot be loaded
 */
export async function submitForm(form: HTMLFormElement, words: string): Promise<void> {
  await prepareForm(form);
  if (!panel) return openSearch(words);
  if (form.querySelector('input')?.value === words) await (await panel)(words);
}
