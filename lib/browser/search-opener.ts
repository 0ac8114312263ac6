/**
 * Opens the search: by its link in the header, by Ctrl+K or Cmd+K, and by a form that has a question. If the module
 * cannot load, the browser follows the link or sends the form.
 * @param link to the search, in the header
 * @param module URL of the search module
 */
export function watchSearch(link: HTMLAnchorElement, module: string): void {
  const load = (): Promise<typeof import('./search/main')> => import(module);
  const openSearch = (event: Event) => {
    event.preventDefault();
    load()
      .then((search) => search.openSearch())
      .catch(() => location.assign(link.href));
  };
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (link.contains(target as Element) && !ctrlKey && !metaKey && !shiftKey) openSearch(event);
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || event.repeat || event.altKey || event.shiftKey) return;
    if (key.toLowerCase() === 'k' && ctrlKey !== metaKey) openSearch(event);
  });
  const form = document.querySelector<HTMLFormElement>('[data-ask]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    load()
      .then((search) => search.openSearch(form.querySelector('input')?.value, form.dataset.ask))
      .catch(() => form.submit());
  });
}
