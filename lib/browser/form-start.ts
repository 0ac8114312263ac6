/**
 * A link may say what the form behind it starts with: `data-fill="subject=quote"`. Its address gets that only when the
 * link is used, so that without a script it is the plain one, and the form reads it there.
 */
export function startForms(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-fill]');
    if (link) link.search = link.dataset.fill as string;
  });
  const values = new URLSearchParams(location.search);
  for (const field of document.querySelectorAll<HTMLSelectElement | HTMLTextAreaElement>('select,textarea')) {
    const value = values.get(field.name);
    // What the visitor has chosen or written stays.
    if (!value || ('selectedIndex' in field ? field.selectedIndex : field.value)) continue;
    // Not by React's own setter: React would ignore the event of a value that it knows.
    Reflect.set(field.constructor.prototype, 'value', value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
