import { takeOver } from './question';

/**
 * What a form starts with. An address chooses, and writes nothing (docs/decisions.md D44): anybody can make one. A link says
 * what it chooses by `data-fill="subject=quote"`, and its address gets that only when it is used, so that without a
 * script it is the plain one. Links within the site get the campaign of this page's address likewise
 * (lib/forms/attribution.ts), as nothing is kept in the browser. The islands must be watched already.
 */
export function startForms(document: Document): void {
  const values = new URLSearchParams(location.search);
  // The middle button fires no click. Before the listeners of links, which read the address.
  for (const type of ['click', 'auxclick'])
    document.addEventListener(
      type,
      (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
        if (!link) return;
        if (link.dataset.fill) link.search = link.dataset.fill;
        for (const [name, value] of values) {
          const query = new URLSearchParams(link.search);
          if (!/^utm_(source|medium|campaign)$/.test(name) || query.has(name)) continue;
          query.set(name, value);
          link.search = `${query}`;
        }
      },
      true,
    );
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
