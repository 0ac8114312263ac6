/** A button that prints the page; the browser's own window also saves it as PDF. */
export function watchPrint(document: Document): void {
  document.querySelector('[data-print]')?.addEventListener('click', () => print());
}
