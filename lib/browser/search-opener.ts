/** Address of the search module. lib/tools/bundle-browser.mjs inserts it. */
declare const SEARCH_MODULE: string;

type SearchModule = typeof import('./search/main');

/** Not written into `import()` itself: the bundler would look for it. */
const importFrom = (path: string): Promise<SearchModule> => import(path);
/** A browser loads a module once. */
const load = () => importFrom(SEARCH_MODULE);

/**
 * Opens the search: by its link in the header, by Ctrl+K or Cmd+K. If it cannot load, the link is followed. The forms
 * that ask it, on the home page and on the not-found screen, use the same loader; if it cannot load they are sent to
 * their target.
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
  // Every time: the first may have failed.
  form?.addEventListener('focusin', () =>
    load()
      .then((search) => search.prepareForm(form))
      .catch(() => {}),
  );
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const input = form.querySelector('input') as HTMLInputElement;
    // The box says at once what a button asks.
    input.value = (event.submitter as HTMLButtonElement | null)?.value || input.value;
    const { value } = input;
    load()
      .then((search) => search.submitForm(form, value))
      .catch(() => form.submit());
  });
}
