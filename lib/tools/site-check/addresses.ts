import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textFolders, whyUnpublished } from '@/lib/content/text-folders';
import { ADDRESS_FILE } from '@/lib/files-digest.mjs';
import { type Finding, isIndexed, type SitePage } from './page';

const HEAD = `# Gli indirizzi che il sito ha avuto, uno a riga. Li aggiunge «npm run check», e dice quali non portano più a nulla.
`;

/**
 * Adds the addresses of the built pages to content/addresses.txt; in CI it only reports the missing ones (D45).
 * @param options `folder`: the served files; `project`: the folder of the project
 * @returns findings about addresses that lead nowhere now, and a note to print
 */
export function checkAddresses(
  pages: readonly SitePage[],
  { folder, project, isCi }: { folder: string; project: string; isCi: boolean },
): { findings: Finding[]; note: string | undefined } {
  const file = join(project, ADDRESS_FILE);
  const list = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const listedAddresses = new Set(addressesOf(list));
  const newAddresses = publishedAddresses(pages).filter((address) => !listedAddresses.has(address));
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8');
  const findings = lostAddresses(list, pages, redirects, project);
  if (newAddresses.length === 0) return { findings, note: undefined };
  if (!isCi) writeFileSync(file, withAddresses(list, newAddresses.sort()));
  const note = isCi
    ? `${ADDRESS_FILE} non è aggiornato: manca ${newAddresses.join(', ')}. Aggiungete queste righe al file, o eseguite «npm run check».`
    : `${ADDRESS_FILE} è aggiornato: ${newAddresses.join(', ')}. Aggiungetelo al commit.`;
  return { findings, note };
}

/** The addresses that visitors may have saved: those of indexed pages, but not of lists of texts. */
const publishedAddresses = (pages: readonly SitePage[]): string[] =>
  pages
    .filter((page) => isIndexed(page) && !textFolders.some(({ isList }) => isList(page.path)))
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
    ...textFolders.flatMap((texts) => texts.addresses(project)).map(([path]) => path),
    ...textFolders.flatMap((texts) => texts.aliases(project)).map(({ from }) => from),
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

/** Inserts addresses into the list, each before the first greater one. @param list text of content/addresses.txt; empty without it */
function withAddresses(list: string, added: readonly string[]): string {
  const lines = (list || HEAD).trimEnd().split(/\r?\n/);
  for (const address of added) {
    const next = lines.findIndex((line) => isAddress(line) && line > address);
    lines.splice(next < 0 ? lines.length : next, 0, address);
  }
  return `${lines.join('\n')}\n`;
}

const isAddress = (line: string) => line.trim() !== '' && !line.startsWith('#');
const addressesOf = (list: string) => list.split(/\r?\n/).filter(isAddress);
