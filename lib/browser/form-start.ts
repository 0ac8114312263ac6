/**
 * A link may say what the form behind it starts with: `data-fill="subject=quote"`. Its address gets that only when the
 * link is used, so that without a script it is the plain one, and the form reads it there.
 */
export function startForms(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-fill]');
    if (link) link.search = link.dataset.fill as string;
  });
  const asked = new URLSearchParams(location.search);
  for (const field of document.querySelectorAll<HTMLSelectElement | HTMLTextAreaElement>('select,textarea')) {
    const value = asked.get(field.name);
    // What the visitor has chosen or written stays.
    if (!value || ('selectedIndex' in field ? field.selectedIndex : field.value)) continue;
    // Past the setter by which React would take it for its own, so that a hydrated form hears of it too.
    Reflect.set(field.constructor.prototype, 'value', value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
