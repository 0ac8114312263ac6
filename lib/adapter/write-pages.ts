import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { type BuiltPage, buildPage } from '@/lib/adapter/page/page';
import type { HeaderSettings } from '@/lib/http/security-headers.mjs';
import { pathsWithOptionalSlash } from '@/lib/http/trailing-slash.mjs';
import { type BuildFiles, buildContext } from './build-context';
import { collectionPaths } from './cdn-files';
import type { IslandBundle } from './islands';
import type { SiteOutputs } from './outputs';
import { writeBundleFile } from './precompress';

/**
 * The pages of a route with more pages than this are compressed quickly and share style sheets: thousands of articles would
 * need minutes and gigabytes.
 */
const MANY_PAGES = 20;
/** Pages at once: zlib compresses some in its threads while another is built. */
const CONCURRENCY = 8;

/** A page in the bundle. The path of an error page is the name of its file. */
export type WrittenPage = Omit<BuiltPage, 'html' | 'styles'> & {
  path: string;
  /** Names of its files in the bundle. */
  files: readonly string[];
  /** Path of the file with its styles, which other pages may share. */
  styles?: string;
};

/**
 * Builds and writes all pages and both error pages.
 * @returns the pages in their order, the error pages last
 */
export function writePages(
  { pages, notFound, serverError, assets }: SiteOutputs,
  { siteFolder, publicFolder }: Pick<BuildFiles, 'publicFolder'> & { siteFolder: string },
  islands: IslandBundle,
  settings: HeaderSettings,
): Promise<WrittenPage[]> {
  const errorPages = new Map([
    [notFound, '404.html'],
    [serverError, '500.html'],
  ]);
  const pagesOfRoute = new Map<string, number>();
  for (const { route } of pages) pagesOfRoute.set(route, (pagesOfRoute.get(route) ?? 0) + 1);
  const collections = collectionPaths(pages.map(({ route }) => route));
  const context = buildContext({ assets, islands, publicFolder });
  const writtenStyles = new Set<string>();

  async function write(output: SiteOutputs['notFound']): Promise<WrittenPage> {
    const { path, route, file, modules } = output;
    const errorPage = errorPages.get(output);
    const sharesStylesheet = (pagesOfRoute.get(route) ?? 0) > MANY_PAGES;
    const page = {
      path,
      modules,
      source: await readFile(file, 'utf8'),
      isErrorPage: errorPage !== undefined,
      sharesStylesheet,
      hasMetaPolicy: errorPage !== undefined || collections.some((folder) => path.startsWith(folder)),
    };
    const { html, styles, ...built } = await buildPage(page, context, settings);
    const files = errorPage ? [errorPage] : fileNames(path);
    await writeBundleFile(siteFolder, files, html, sharesStylesheet ? 'quick' : 'best');
    if (styles && !writtenStyles.has(styles.path)) {
      writtenStyles.add(styles.path);
      await writeBundleFile(siteFolder, [styles.path.slice(1)], styles.text);
    }
    return {
      path: errorPage ? `/${errorPage}` : path,
      files,
      ...built,
      ...(styles && { styles: styles.path }),
    };
  }

  return pLimit(CONCURRENCY).map([...pages, ...errorPages.keys()], write);
}

/** The files of a page: two if its path answers with and without a trailing slash. */
function fileNames(path: string): string[] {
  if (path === '/') return ['index.html'];
  const name = path.slice(1);
  return [`${name}.html`, ...(pathsWithOptionalSlash.includes(path) ? [`${name}/index.html`] : [])];
}
