import { fillInQuestion } from './question-handover';

/** Fills forms from the URL (docs/decisions.md D44). Runs after `wakeIslands`, whose listeners it uses. */
export function startForms(): void {
  const values = new URLSearchParams(location.search);
  // The middle button fires `auxclick`. In the capture phase, because other listeners read the URL.
  for (const type of ['click', 'auxclick'])
    document.addEventListener(type, (event) => completeLink(event, values), true);
  chooseOptions(values);
  const form = document.querySelector<HTMLElement>('[data-choices]');
  if (form?.dataset.choices?.split(' ').some((name) => values.has(name))) {
    // The style sheet keeps space for the line that shows these choices, so that nothing moves.
    form.dataset.chosen = '';
    // Wakes the island, because only its script can show the line.
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
  fillInQuestion();
}

/**
 * Completes the URL of a clicked link within the site with
 * - its choices (`data-fill="subject=quote"`), which are not in the HTML so that URLs are plain without a script,
 * - the campaign of this page (lib/forms/attribution.ts), which the browser does not store.
 */
function completeLink({ target }: Event, values: URLSearchParams): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link) return;
  if (link.dataset.fill) link.search = link.dataset.fill;
  for (const [name, value] of values) {
    const query = new URLSearchParams(link.search);
    if (!/^utm_(source|medium|campaign)$/.test(name) || query.has(name)) continue;
    query.set(name, value);
    link.search = `${query}`;
  }
}

/** Selects the options that the URL names, unless the visitor has chosen one. */
function chooseOptions(values: URLSearchParams): void {
  for (const select of document.querySelectorAll('select')) {
    const option = [...select.options].find(({ value }) => value === values.get(select.name));
    if (!option || select.selectedIndex) continue;
    option.selected = true;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
