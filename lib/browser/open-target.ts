import { anchorName } from './anchor';

/**
 * Opens the `<details>` that the anchor of the URL names or is in, or the only folded one of its section, or checks the
 * radio button that it names: now, when the anchor changes, and when a link to the same anchor is clicked.
 */
export function openTarget(): void {
  const open = () => {
    const target = document.getElementById(anchorName());
    if (target instanceof HTMLInputElement && target.type === 'radio') target.checked = true;
    const details = target?.closest('details') ?? onlyFoldedOf(target?.closest('section, article'));
    if (!target || !details || details.open) return;
    details.open = true;
    // Another one may have closed, which moves the page.
    target.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link?.hash === location.hash) open();
  });
}

function onlyFoldedOf(section: Element | null | undefined): HTMLDetailsElement | undefined {
  const [folded, ...others] = section?.querySelectorAll<HTMLDetailsElement>('details.folded') ?? [];
  return others.length === 0 ? folded : undefined;
}
