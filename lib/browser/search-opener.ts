import { once } from './once';

/** Address of the search module. lib/tools/bundle-browser.mjs inserts it. */
declare const SEARCH_MODULE: string;

type SearchModule = typeof import('./search/main');

/** Not written into `import()` itself: the bundler would look for it. */
const importFrom = (path: string): Promise<SearchModule> => import(path);
const load = once(() => importFrom(SEARCH_MODULE));

/**
 * Opens the search: by its link in the header, by `/` outside of inputs, by Ctrl+K or Cmd+K everywhere. If it cannot
 * load, the link is followed. The panel of the home page uses the same loader.
 */
export function watchSearch(document: Document): void {
  const open = () =>
    load()
      .then((search) => search.openSearch())
      .catch(() => location.assign(document.querySelector<HTMLAnchorElement>('[data-search]')?.href ?? '/'));
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = (target as Element).closest('[data-search]');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
    const typing = (target as Element).matches?.('input,textarea,select,[contenteditable]');
    const slash = key === '/' && !ctrlKey && !metaKey && !typing;
    if (!slash && !(key.toLowerCase() === 'k' && ctrlKey !== metaKey && !event.shiftKey)) return;
    event.preventDefault();
    open();
  });
  const panel = document.querySelector<HTMLElement>('[data-ask]');
  const answer = () =>
    load()
      .then((search) => search.answerPanel(panel as HTMLElement))
      // Then the form is submitted to its target.
      .catch(() => {});
  panel?.addEventListener('focusin', answer, { once: true });
}
