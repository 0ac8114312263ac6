import type { HeaderSettings } from '@/lib/http/security-headers.mjs';
import { pathsWithOptionalSlash } from '@/lib/http/trailing-slash.mjs';
import { textFolderPaths } from './cdn-files';
import type { IslandBundle } from './islands';
import type { SiteOutputs } from './outputs';
import type { PageTask, PageWorkerOptions, WrittenPage } from './page-worker';
import { inThreads } from './threads';

/**
 * The pages of a route with more pages than this are compressed quickly and share style sheets: thousands of articles would
 * need minutes and gigabytes.
 */
const MANY_PAGES = 20;

/**
 * Builds and writes all pages and both error pages in threads.
 * @returns the pages in their order, the error pages last
 */
export function writePages(
  { pages, notFound, serverError, assets }: SiteOutputs,
  folders: Pick<PageWorkerOptions, 'siteFolder' | 'publicFolder'>,
  islands: IslandBundle,
  settings: HeaderSettings,
): Promise<WrittenPage[]> {
  const errorPages = new Map([
    [notFound, '404.html'],
    [serverError, '500.html'],
  ]);
  const pagesOfRoute = new Map<string, number>();
  for (const { route } of pages) pagesOfRoute.set(route, (pagesOfRoute.get(route) ?? 0) + 1);
  const textFolders = textFolderPaths(pages.map(({ route }) => route));
  const tasks = [...pages, ...errorPages.keys()].map((page): PageTask => {
    const errorPage = errorPages.get(page);
    const { path, route, file, modules } = page;
    return {
      page: {
        path,
        modules,
        isErrorPage: errorPage !== undefined,
        isOneOfMany: (pagesOfRoute.get(route) ?? 0) > MANY_PAGES,
        hasMetaPolicy: errorPage !== undefined || textFolders.some((folder) => path.startsWith(folder)),
      },
      htmlFile: file,
      files: errorPage ? [errorPage] : fileNames(path),
    };
  });
  const workerData: PageWorkerOptions = { ...folders, assets, islands, settings: { ...settings } };
  return inThreads(new URL('./page-worker.mjs', import.meta.url), workerData, tasks);
}

/** The files of a page: two if its address answers with and without a trailing slash. */
function fileNames(path: string): string[] {
  if (path === '/') return ['index.html'];
  const name = path.slice(1);
  return [`${name}.html`, ...(pathsWithOptionalSlash.includes(path) ? [`${name}/index.html`] : [])];
}
