import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { type BuiltPage, buildPage } from '@/lib/adapter/page/page';
import type { HeaderSettings } from '../http/security-headers.mjs';
import { bothSpellings } from '../http/trailing-slash.mjs';
import type { BuildContext } from './build-context';
import { type BundleWriter, CONCURRENCY } from './bundle-writer';
import { markdownPath } from './llms-text';
import { type PageOutput, pageFile, type SiteOutputs } from './outputs';
import type { Effort } from './precompress';

/** A route with more pages than this is compressed quickly: thousands of articles would take minutes otherwise. */
const MANY_PAGES = 20;

/** A page in the bundle; screens go by the names of their files. */
export type WrittenPage = Omit<BuiltPage, 'html'> & { path: string };

/**
 * Builds and writes every page and both screens, and the Markdown editions beside them.
 * @returns them in the order of the pages, the screens last
 */
export function writePages(
  { pages, notFound, serverError }: Pick<SiteOutputs, 'pages' | 'notFound' | 'serverError'>,
  context: BuildContext,
  settings: HeaderSettings,
  writer: BundleWriter,
): Promise<WrittenPage[]> {
  const screens = new Map([
    [notFound, '404.html'],
    [serverError, '500.html'],
  ]);
  const effortOf = efforts(pages);
  return pLimit(CONCURRENCY).map([...pages, ...screens.keys()], async (page) => {
    const screen = screens.get(page);
    const source = await readFile(page.file, 'utf8');
    const built = await buildPage({ ...page, source, isScreen: screen !== undefined }, context, settings);
    const { html, ...rest } = built;
    for (const name of screen ? [screen] : fileNames(page)) await writer.write(name, html, effortOf(page));
    const edition = rest.content?.edition;
    if (edition) await writer.write(markdownPath(page.path).slice(1), edition.text, effortOf(page));
    return { path: screen ? `/${screen}` : page.path, ...rest };
  });
}

/** The files of a page: a second one where both spellings of its address answer. */
function fileNames({ path }: PageOutput): string[] {
  return [pageFile(path), ...(bothSpellings.includes(path) ? [`${path.slice(1)}/index.html`] : [])];
}

/** How well each page is compressed. */
function efforts(pages: readonly PageOutput[]): (page: PageOutput) => Effort {
  const sizes = new Map<string, number>();
  for (const { route } of pages) sizes.set(route, (sizes.get(route) ?? 0) + 1);
  return ({ route }) => ((sizes.get(route) ?? 0) > MANY_PAGES ? 'quick' : 'best');
}
