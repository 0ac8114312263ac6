import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, whyUnpublished } from '@/lib/content/collections';
import { type Finding, isIndexed, type SitePage } from './page';

/** The paths that the site has had (D45). */
const PATHS_FILE = 'content/paths.txt';

/**
 * Compares content/paths.txt with the built pages.
 * @param options `folder`: the served files; `project`: the folder of the project
 * @returns findings about paths that lead nowhere now, and a note that names the lines to add
 */
export function checkPaths(
  pages: readonly SitePage[],
  { folder, project }: { folder: string; project: string },
): { findings: Finding[]; note: string | undefined } {
  const list = readFileSync(join(project, PATHS_FILE), 'utf8');
  const listedPaths = new Set(pathsOf(list));
  const newPaths = publishedPaths(pages).filter((path) => !listedPaths.has(path));
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8');
  const findings = lostPaths(list, pages, redirects, project);
  if (newPaths.length === 0) return { findings, note: undefined };
  return {
    findings,
    note: `Aggiungete a ${PATHS_FILE}, una riga per indirizzo: ${newPaths.join(', ')}`,
  };
}

/** The paths that visitors may have saved: those of indexed pages, but not of lists of texts. */
const publishedPaths = (pages: readonly SitePage[]): string[] =>
  pages
    .filter((page) => isIndexed(page) && !collections.some(({ isList }) => isList(page.path)))
    .map(({ path }) => path);

/**
 * Reports the paths of the list that lead nowhere now. Those of scheduled texts, and their aliases, are not lost.
 * @param list text of content/paths.txt
 * @param redirects text of the built `_redirects`
 */
function lostPaths(list: string, pages: readonly SitePage[], redirects: string, project: string): Finding[] {
  const reachablePaths = new Set([
    ...pages.map(({ path }) => path),
    ...redirects.split('\n').map((line) => line.split(' ')[0] ?? ''),
    ...collections.flatMap((texts) => texts.paths(project)).map(([path]) => path),
    ...collections.flatMap((texts) => texts.aliases(project)).map(({ from }) => from),
  ]);
  const lines = list.split(/\r?\n/);
  return pathsOf(list)
    .filter((path) => !reachablePaths.has(path))
    .map((path) => {
      const why = whyUnpublished(path, project);
      return {
        path: `${PATHS_FILE}, riga ${lines.indexOf(path) + 1}`,
        text: `«${path}» era del sito e ora non porta a nulla${why ? `: ${why}` : ''}. Aggiungete a content/redirects.csv la riga «${path},/indirizzo-nuovo», o alla testa di un testo che ha cambiato nome «aliases: [${path}]». Se non è mai stato in linea, togliete la riga da questo elenco.`,
      };
    });
}

const pathsOf = (list: string) => list.split(/\r?\n/).filter((line) => line && !line.startsWith('#'));
