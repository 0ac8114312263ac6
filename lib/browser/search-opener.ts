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
