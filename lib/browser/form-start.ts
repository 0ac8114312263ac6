import { takeOver } from './question';

/**
 * What a form starts with. An address chooses, and writes nothing (docs/decisions.md D44): anybody can make one. A link says
 * what it chooses by `data-fill="subject=quote"`, and its address gets that only when it is used, so that without a
 * script it is the plain one. The islands must be watched already.
 */
export function startForms(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-fill]');
    if (link) link.search = link.dataset.fill as string;
  });
  const values = new URLSearchParams(location.search);
  for (const select of document.querySelectorAll('select')) {
    const option = [...select.options].find(({ value }) => value === values.get(select.name));
    // What the visitor has chosen stays.
    if (!option || select.selectedIndex) continue;
    option.selected = true;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const form = document.querySelector<HTMLElement>('[data-choices]');
  // It wakes: only a script can show what no control does.
  if (form?.dataset.choices?.split(' ').some((name) => values.has(name))) {
    // The style sheet keeps the line's place free, so that nothing moves when it comes.
    form.dataset.chosen = '';
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
  takeOver();
}
