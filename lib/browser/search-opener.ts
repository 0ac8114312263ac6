import { once } from './once';

/** Address and integrity of what loads when somebody searches; lib/tools/bundle-browser.mjs puts them here. */
declare const SEARCH_MODULE: { path: string; integrity: string };

type SearchModule = typeof import('./search/main');

/** Loads the search; by a script element first, because an import cannot ask for an integrity. */
const load = once(
  () =>
    new Promise<SearchModule>((resolve, reject) => {
      const { path, integrity } = SEARCH_MODULE;
      const script = document.createElement('script');
      script.type = 'module';
      script.integrity = integrity;
      script.src = path;
      script.onload = () => resolve(import(path));
      script.onerror = reject;
      document.head.append(script);
    }),
);

/** A lens, as components/ui/icon.tsx draws it: here it costs the pages nothing. */
const lens =
  '<svg viewBox="0 0 12 12" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="square" aria-hidden="true"><path d="M5 1.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7m2.5 6 3 3"/></svg>';

/** The button, at the end of the menu, where nothing moves for it: without a script it would do nothing. */
function addButton(place: HTMLElement): HTMLButtonElement {
  place.innerHTML = `<button type="button" class="menu-item" aria-haspopup="dialog">${lens}</button>`;
  const button = place.firstChild as HTMLButtonElement;
  button.append(place.dataset.search ?? '');
  place.hidden = false;
  return button;
}

/**
 * Opens the search: by a button in the header, by `/` where nobody is typing, by Ctrl+K or Cmd+K everywhere. Where it
 * cannot be loaded, the documentation has a search of its own. The panel of the home page loads it too.
 */
export function watchSearch(document: Document): void {
  const open = () =>
    load()
      .then((search) => search.openSearch())
      .catch(() => location.assign('/documentazione'));
  const place = document.querySelector<HTMLElement>('[data-search]');
  if (place) addButton(place).addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
    const typing =
      target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
    const slash = key === '/' && !ctrlKey && !metaKey && !typing;
    if (!slash && !(key.toLowerCase() === 'k' && ctrlKey !== metaKey && !event.shiftKey)) return;
    event.preventDefault();
    open();
  });
  const panel = document.querySelector<HTMLElement>('[data-ask]');
  const answer = () =>
    load()
      .then((search) => search.answerPanel(panel as HTMLElement))
      // Then its question goes where the form says.
      .catch(() => {});
  panel?.addEventListener('focusin', answer, { once: true });
}
