import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, whyUnpublished } from '@/lib/content/collections';
import { type Finding, isIndexed, type SitePage } from './page';

/** The addresses that the site has had (D45). */
const ADDRESS_FILE = 'content/addresses.txt';

/**
 * Compares content/addresses.txt with the built pages.
 * @param options `folder`: the served files; `project`: the folder of the project
 * @returns findings about addresses that lead nowhere now, and a note that names the lines to add
 */
export function checkAddresses(
  pages: readonly SitePage[],
  { folder, project }: { folder: string; project: string },
): { findings: Finding[]; note: string | undefined } {
  const list = readFileSync(join(project, ADDRESS_FILE), 'utf8');
  const listedAddresses = new Set(addressesOf(list));
  const newAddresses = publishedAddresses(pages).filter((address) => !listedAddresses.has(address));
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8');
  const findings = lostAddresses(list, pages, redirects, project);
  if (newAddresses.length === 0) return { findings, note: undefined };
  return {
    findings,
    note: `Aggiungete a ${ADDRESS_FILE}, una riga per indirizzo: ${newAddresses.join(', ')}`,
  };
}

/** The addresses that visitors may have saved: those of indexed pages, but not of lists of texts. */
const publishedAddresses = (pages: readonly SitePage[]): string[] =>
  pages
    .filter((page) => isIndexed(page) && !collections.some(({ isList }) => isList(page.path)))
    .map(({ path }) => path);

/**
 * Reports the addresses of the list that lead nowhere now. Those of scheduled texts, and their aliases, are not lost.
 * @param list text of content/addresses.txt
 * @param redirects text of the built `_redirects`
 */
function lostAddresses(
  list: string,
  pages: readonly SitePage[],
  redirects: string,
  project: string,
): Finding[] {
  const reachableAddresses = new Set([
    ...pages.map(({ path }) => path),
    ...redirects.split('\n').map((line) => line.split(' ')[0] ?? ''),
    ...collections.flatMap((texts) => texts.addresses(project)).map(([path]) => path),
    ...collections.flatMap((texts) => texts.aliases(project)).map(({ from }) => from),
  ]);
  const lines = list.split(/\r?\n/);
  return addressesOf(list)
    .filter((address) => !reachableAddresses.has(address))
    .map((address) => {
      const why = whyUnpublished(address, project);
      return {
        path: `${ADDRESS_FILE}, riga ${lines.indexOf(address) + 1}`,
        text: `«${address}» era del sito e ora non porta a nulla${why ? `: ${why}` : ''}. Aggiungete a content/redirects.csv la riga «${address},/indirizzo-nuovo», o alla testa di un testo che ha cambiato nome «aliases: [${address}]». Se non è mai stato in linea, togliete la riga da questo elenco.`,
      };
    });
}

const addressesOf = (list: string) => list.split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
