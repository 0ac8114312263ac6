/** Whether a URL is on this site: an anchor or a path. The page need not exist. */
export const isOwnUrl = (url: string): boolean => /^(?:#|\/(?!\/))/.test(url);

/** Complete URLs: https with a domain, mailto with one mailbox, tel with digits only. */
const COMPLETE = [
  /^https?:\/\/[^\s/?#@]+\.[^\s/?#.@]+(?:[/?#]\S*)?$/i,
  /^mailto:[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+(?:\?\S*)?$/i,
  /^tel:\+?\d{3,15}$/i,
];

/**
 * Checks the form of the URL of a link, as it is written in the page.
 * @returns the problem and the fix, in Italian; undefined if the URL is complete
 */
export function linkFormProblem(url: string): string | undefined {
  if (isOwnUrl(url) || COMPLETE.some((form) => form.test(url))) return undefined;
  return 'non è un indirizzo intero. Scrivete /pagina per questo sito, https://www.azienda.it per un altro, mailto:nome@azienda.it per una casella, tel:+390110000000 per un telefono, senza spazi.';
}
