/** Address and integrity of what loads when somebody searches; lib/tools/bundle-browser.mjs puts them here. */
declare const SEARCH_MODULE: { path: string; integrity: string };

type SearchModule = typeof import('./search/main');

let loading: Promise<SearchModule> | undefined;

/** Loads the search, once; by a script element first, because an import cannot ask for an integrity. */
function load(): Promise<SearchModule> {
  loading ??= new Promise<SearchModule>((resolve, reject) => {
    const { path, integrity } = SEARCH_MODULE;
    const script = document.createElement('script');
    script.type = 'module';
    script.integrity = integrity;
    script.src = path;
    script.onload = () => resolve(import(path));
    script.onerror = reject;
    document.head.append(script);
  }).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Opens the search: by its button in the header, by `/` where nobody is typing, by Ctrl+K or Cmd+K everywhere. Where it
 * cannot be loaded, the documentation has a search of its own. The panel of the home page loads it too.
 */
export function watchSearch(document: Document): void {
  const open = () =>
    load()
      .then((search) => search.openSearch())
      .catch(() => location.assign('/documentazione'));
  document.querySelector('[data-search]')?.addEventListener('click', open);
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
  panel?.addEventListener('focusin', () => load().then((search) => search.answerPanel(panel)), {
    once: true,
  });
}
