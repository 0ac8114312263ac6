import { once } from './once';

/** Address and integrity of the search module. lib/tools/bundle-browser.mjs inserts them. */
declare const SEARCH_MODULE: { path: string; integrity: string };

type SearchModule = typeof import('./search/main');

/** Loads the search. A script element comes first, because `import()` cannot check the integrity. */
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

/** The search icon of components/ui/icon.tsx. It is not in the HTML, because only the script shows it. */
const lens =
  '<svg viewBox="0 0 12 12" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="square" aria-hidden="true"><path d="M5 1.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7m2.5 6 3 3"/></svg>';

/**
 * The search button at the end of the menu, where it moves nothing. It is not in the HTML, because it needs
 * the script.
 */
function addButton(place: HTMLElement): HTMLButtonElement {
  place.innerHTML = `<button type="button" class="menu-item" aria-haspopup="dialog">${lens}</button>`;
  const button = place.firstChild as HTMLButtonElement;
  button.append(place.dataset.search ?? '');
  place.hidden = false;
  return button;
}

/**
 * Opens the search: by a button in the header, by `/` outside of inputs, by Ctrl+K or Cmd+K everywhere. If it
 * cannot load, the documentation page opens, which has its own search. The panel of the home page uses the
 * same loader.
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
      // Then the form is submitted to its target.
      .catch(() => {});
  panel?.addEventListener('focusin', answer, { once: true });
}
