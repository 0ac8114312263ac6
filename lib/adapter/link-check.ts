import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLinks } from '@/lib/adapter/page/page-links';
import { parseEntry } from '../content/frontmatter';
import { contentDay, firstDay, statusOn } from '../content/publication';
import { ContentError, type ContentProblem } from '../content-error';
import { bothSpellings } from '../http/trailing-slash.mjs';
import { articleSchema } from '../schema/article';

/** The folder with the text of a page, by the beginning of its address. */
const textFolders = [
  { base: '/novita/', folder: 'content/news' },
  { base: '/documentazione/', folder: 'content/docs' },
  { base: '/', folder: 'content/legal' },
];

/** Most pages that are named for the same wrong link. */
const MOST_PAGES = 3;

/**
 * Checks that every link of the site leads to something.
 * @param pages what each page links and what can be linked in it, by the page's address
 * @param files addresses of everything else that is served
 * @param projectDir where the texts are, to name file and line
 * @throws ContentError naming where every broken link stands
 */
export function refuseBrokenLinks(
  pages: ReadonlyMap<string, PageLinks>,
  files: readonly string[],
  projectDir: string,
): void {
  const served = new Set(files);
  const problems: ContentProblem[] = [];
  for (const [address, linking] of pagesByLink(pages)) {
    const [whole = '', anchor = ''] = address.split('#', 2);
    const path = whole.replace(/\?.*$/, '');
    const page = path === '/' ? path : path.replace(/\/$/, '');
    const ids = pages.get(page)?.ids;
    const error = ids
      ? (redirect(path, page) ?? missingAnchor(page, decoded(anchor), ids))
      : served.has(page)
        ? undefined
        : (unpublished(page, projectDir) ??
          'porta a una pagina che non c’è. Correggete l’indirizzo, o togliete il collegamento.');
    if (!error) continue;
    for (const from of linking.slice(0, MOST_PAGES)) {
      // Inside its own page a text writes the anchor alone.
      const written = page === from && anchor ? [`#${anchor}`, address] : [address];
      const message = `il collegamento «${address}» ${error}`;
      problems.push({ ...placeOf(written, from, projectDir), message });
    }
  }
  if (problems.length === 0) return;
  throw new ContentError(
    problems.sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1)),
  );
}

/** The pages that link an address. */
function pagesByLink(pages: ReadonlyMap<string, PageLinks>): Map<string, string[]> {
  const linking = new Map<string, string[]>();
  for (const [path, { links }] of pages) {
    for (const link of links) {
      const known = linking.get(link);
      if (known) known.push(path);
      else linking.set(link, [path]);
    }
  }
  return linking;
}

/** A visitor would wait for a second answer. @param path as linked @param page its address without the final slash */
const redirect = (path: string, page: string) =>
  path === page || bothSpellings.includes(page)
    ? undefined
    : `porta a un indirizzo che rinvia altrove. Scrivete «${page}».`;

const missingAnchor = (path: string, anchor: string, ids: ReadonlySet<string>) =>
  anchor === '' || ids.has(anchor)
    ? undefined
    : `porta a un punto che in ${path} non c’è. Correggete l’ancora, o toglietela.`;

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Why a written article is not among the pages. */
function unpublished(path: string, projectDir: string): string | undefined {
  const [, slug] = /^\/novita\/([a-z0-9-]+)$/.exec(path) ?? [];
  const file = `content/news/${slug}.mdx`;
  if (!slug || !existsSync(join(projectDir, file))) return undefined;
  const parsed = parseEntry(file, readFileSync(join(projectDir, file), 'utf8'), articleSchema);
  if ('problems' in parsed) return undefined;
  const { data } = parsed.entry;
  const why = {
    draft: 'è una bozza (draft: true)',
    scheduled: `si legge solo dal ${firstDay(data)}`,
    expired: `è scaduto il ${data.expiresOn}`,
    published: 'non è stato costruito',
  }[statusOn(data, contentDay())];
  return `porta a un articolo che non è pubblicato: ${file} ${why}. Togliete il collegamento, o pubblicate prima l’articolo.`;
}

/** The file and the line where a page's text writes a link; the page itself where its text does not. */
function placeOf(
  written: readonly string[],
  path: string,
  projectDir: string,
): { file: string; line?: number } {
  for (const { base, folder } of textFolders) {
    if (!path.startsWith(base)) continue;
    const file = `${folder}/${path.slice(base.length)}.mdx`;
    if (!existsSync(join(projectDir, file))) continue;
    const line = lineWith(readFileSync(join(projectDir, file), 'utf8'), written);
    if (line) return { file, line };
  }
  const copy = path === '/' ? 'content/pages/home.ts' : `content/pages${path}.ts`;
  if (existsSync(join(projectDir, copy))) {
    const line = lineWith(readFileSync(join(projectDir, copy), 'utf8'), written);
    if (line) return { file: copy, line };
  }
  return { file: `pagina ${path}` };
}

function lineWith(source: string, written: readonly string[]): number | undefined {
  // Ended by what ends an address, so that a longer one is not taken for it.
  const ends = written.flatMap((address) => [')', ' ', '"', "'"].map((end) => `${address}${end}`));
  const index = source.split('\n').findIndex((line) => ends.some((text) => line.includes(text)));
  return index < 0 ? undefined : index + 1;
}
