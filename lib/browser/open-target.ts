import { anchorName } from './anchor';

/**
 * Opens the answer that the address names (`#fine-prova`), and the one around a target: on arrival and whenever the
 * anchor changes, also to the one that is there already.
 */
export function openTarget(document: Document): void {
  const open = () => {
    const name = anchorName();
    const details = name ? document.getElementById(name)?.closest('details') : null;
    if (!details || details.open) return;
    details.open = true;
    // Closing the one that was open has moved the page under the reader.
    details.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (link?.getAttribute('href') === location.hash) open();
  });
}
