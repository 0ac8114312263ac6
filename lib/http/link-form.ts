/** Whether an address is on this site: an anchor or a path. The page need not exist. */
export const isOwnAddress = (address: string): boolean => /^(?:#|\/(?!\/))/.test(address);

/** Complete addresses: https with a domain, mailto with one mailbox, tel with digits only. */
const COMPLETE = [
  /^https?:\/\/[^\s/?#@]+\.[^\s/?#.@]+(?:[/?#]\S*)?$/i,
  /^mailto:[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+(?:\?\S*)?$/i,
  /^tel:\+?\d{3,15}$/i,
];

/**
 * Checks the form of the address of a link, as it is written in the page.
 * @returns the problem and the fix, in Italian; undefined if the address is complete
 */
export function linkFormProblem(address: string): string | undefined {
  if (isOwnAddress(address) || COMPLETE.some((form) => form.test(address))) return undefined;
  return 'non è un indirizzo intero. Scrivete /pagina per questo sito, https://www.azienda.it per un altro, mailto:nome@azienda.it per una casella, tel:+390110000000 per un telefono, senza spazi.';
}
