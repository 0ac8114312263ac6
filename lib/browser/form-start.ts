import { takeOver } from './question';

/**
 * Makes the choices that the address names (docs/decisions.md D44), and prepares the links that lead on. A link has its
 * choices in `data-fill="subject=quote"`. They join its address at the click, so that without a script the address
 * stays plain. The campaign in the address of this page (lib/forms/attribution.ts) joins links within the site in the
 * same way, because the browser stores nothing of it. Runs after `wakeIslands`, whose listeners it uses.
 */
export function startForms(): void {
  const values = new URLSearchParams(location.search);
  // The middle button fires `auxclick`. In the capture phase, because other listeners read the address.
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
    // The visitor's own choice stays.
    if (!option || select.selectedIndex) continue;
    option.selected = true;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const form = document.querySelector<HTMLElement>('[data-choices]');
  if (form?.dataset.choices?.split(' ').some((name) => values.has(name))) {
    // The style sheet keeps space for the line that shows these choices, so that nothing moves.
    form.dataset.chosen = '';
    // Wakes the island, because only its script can show the line.
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
  takeOver();
}
