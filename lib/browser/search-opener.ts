/** Address of the search module. lib/tools/bundle-browser.mjs inserts it. */
declare const SEARCH_MODULE: string;

type SearchModule = typeof import('./search/main');

/** Not written into `import()` itself: the bundler would look for it. */
const importFrom = (path: string): Promise<SearchModule> => import(path);
/** A browser loads a module once. */
const load = () => importFrom(SEARCH_MODULE);

/**
 * Opens the search: by its link in the header, by Ctrl+K or Cmd+K, and by a form that has a question. If it cannot load,
 * the link is followed and the form is sent to its target.
 * @param link in the header
 */
export function watchSearch(document: Document, link: HTMLAnchorElement): void {
  const open = () =>
    load()
      .then((search) => search.openSearch())
      .catch(() => location.assign(link.href));
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (!link.contains(target as Element) || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || event.repeat || event.altKey || event.shiftKey) return;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey) return;
    event.preventDefault();
    open();
  });
  const form = document.querySelector<HTMLFormElement>('[data-ask]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    load()
      .then((search) => search.openSearch(form.querySelector('input')?.value, form.dataset.ask))
      .catch(() => form.submit());
  });
}
