/** Whether an address is one of this site; its page may still be missing. */
export const isOwnAddress = (address: string): boolean => /^(?:#|\/(?!\/))/.test(address);

/** Complete addresses of other sites, mail boxes and phones. */
const COMPLETE = [
  /^https?:\/\/[^\s/?#@]+\.[^\s/?#.@]+(?:[/?#]\S*)?$/i,
  /^mailto:[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+(?:\?\S*)?$/i,
  /^tel:\+?\d{3,15}$/i,
];

/**
 * What is wrong with the address of a link and what to write instead, in Italian; undefined if nothing is.
 * @param address as the page has it
 */
export function linkFormProblem(address: string): string | undefined {
  if (isOwnAddress(address) || COMPLETE.some((form) => form.test(address))) return undefined;
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+-]*):(.*)$/is.exec(address) ?? [];
  switch (scheme?.toLowerCase()) {
    case undefined:
      return withoutScheme(address);
    case 'http':
    case 'https':
      return 'non è intero. Scrivetelo come https://www.azienda.it/pagina, senza spazi.';
    case 'mailto':
      return 'non ha una casella. Scrivetela dopo i due punti: mailto:nome@azienda.it.';
    case 'tel':
      return `non è un numero. Scrivetelo con il prefisso e senza spazi: tel:${digits(rest) || '+390110000000'}.`;
    case 'javascript':
      return 'è un programma, non un indirizzo. Toglietelo.';
    default:
      return `comincia con «${scheme}:», che non porta da nessuna parte. Un altro sito comincia con https://, una casella con mailto:, un telefono con tel:.`;
  }
}

/** What looks like a host, but ends as a file does. */
const FILE_NAME = /^[^:/?#]*\.(?:html?|pdf|mdx?|jpe?g|png|svg|webp)(?=$|[:/?#])/i;
/** Endings that addresses of this site do not have. */
const PAGE_ENDING = /^([^?#]*)\.(?:html?|mdx?)(?=$|[?#])/i;

const digits = (phone: string) => phone.replaceAll(/(?!^\+)\D/g, '');

function withoutScheme(address: string): string {
  if (address.trim() === '') return 'è vuoto. Scrivetelo, o togliete il collegamento.';
  if (address.startsWith('//')) return `non dice come si arriva. Scrivete https:${address}.`;
  if (/^[^\s/]+@[^\s/]+$/.test(address)) return `è una casella. Scrivete mailto:${address}.`;
  const [, host] = /^(?:\w+:?\/\/?)?((?:[\w-]+\.)+[a-z]{2,}(?:[:/?#].*)?)$/is.exec(address) ?? [];
  if (host && !FILE_NAME.test(address)) return `non comincia con https://. Scrivete https://${host}.`;
  const own = address.replace(/^[./]+/, '').replace(PAGE_ENDING, '$1');
  return `non comincia con una barra. Scrivete /${own} per una pagina di questo sito, https://… per un altro.`;
}
