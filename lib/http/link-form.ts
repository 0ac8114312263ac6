/** Whether an address is one of this site; its page may still be missing. */
export const isOwnAddress = (address: string): boolean => /^(?:#|\/(?!\/))/.test(address);

/** Complete addresses of other sites, mail boxes and phones. */
const COMPLETE = [
  /^https?:\/\/[^\s/?#@]+\.[^\s/?#.@]+(?:[/?#]\S*)?$/i,
  /^mailto:[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+(?:\?\S*)?$/i,
  /^tel:\+?\d{3,15}$/i,
];

/**
 * What is wrong with the address of a link and how to write it, in Italian; undefined if nothing is.
 * @param address as the page has it
 */
export function linkFormProblem(address: string): string | undefined {
  if (isOwnAddress(address) || COMPLETE.some((form) => form.test(address))) return undefined;
  return 'non è un indirizzo intero. Scrivete /pagina per questo sito, https://www.azienda.it per un altro, mailto:nome@azienda.it per una casella, tel:+390110000000 per un telefono, senza spazi.';
}
