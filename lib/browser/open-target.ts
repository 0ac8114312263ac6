import { anchorName } from './anchor';

/**
 * Opens the answer of the anchor (`#fine-prova`), or the one that contains the target, and makes the choice that it names: at
 * the start and on every change of the anchor, also to the same one.
 */
export function openTarget(document: Document): void {
  const open = () => {
    const target = document.getElementById(anchorName());
    if (target instanceof HTMLInputElement && target.type === 'radio') target.checked = true;
    const details = target?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    // Closing the open answer has moved the page, so scroll again.
    details.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link?.hash === location.hash) open();
  });
}
