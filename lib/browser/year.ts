/** The year of the footer is the visitor's; a page may have been built in an earlier one. */
export function showYear(document: Document): void {
  for (const shown of document.querySelectorAll('[data-year]'))
    shown.textContent = String(new Date().getFullYear());
}
