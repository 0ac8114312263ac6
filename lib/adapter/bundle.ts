import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { news, whyUnpublished } from '@/lib/content/collections';
import { partsOf } from '@/lib/content/link-target';
import { readRedirects } from '@/lib/content/redirects';
import type { RouteList } from '@/lib/http/route-list';
import type { HeaderSettings } from '@/lib/http/security-headers.mjs';
import { readSearchContent, type SearchContent } from '@/lib/search/content';
import { checkQuestionPaths, writeSearchIndex } from '@/lib/search/write-index';
import { collectionPaths, headersFile, redirectsFile } from './cdn-files';
import { bundleIslands } from './islands';
import { checkLinks } from './link-check';
import { movedRedirects, routeList, slashRedirects } from './list-routes';
import { type NextBuild, type SiteOutputs, siteOutputs } from './outputs';
import { writeFiles } from './write-files';
import { writePages } from './write-pages';

type SiteBuild = Pick<NextBuild, 'outputs' | 'projectDir'> & { siteFolder: string };

/**
 * Writes the bundle: every page (page.ts lists the steps), the search index, all other files, and the files of headers and
 * redirects. The same build gives the same bytes.
 * @param build the outputs and the project's folder, as Next passes them to adapters, and the folder to write, emptied first
 * @param settings the environment; with GA_MEASUREMENT_ID the policies allow analytics (D24)
 * @param only paths of the pages to write besides the error pages; links and questions are not checked then
 * @returns the number of pages, without the two error pages
 * @throws naming the page or file
 */
export async function writeBundle(
  { outputs, projectDir, siteFolder }: SiteBuild,
  settings: HeaderSettings,
  only?: readonly string[],
): Promise<{ pages: number }> {
  await rm(siteFolder, { recursive: true, force: true });
  const publicFolder = join(projectDir, 'public');
  const contentRedirects = readRedirects(projectDir);
  const site = await siteOutputs(outputs);
  if (only) site.pages = site.pages.filter(({ path }) => only.includes(path));
  const islands = await bundleIslands();

  const pages = await writePages(site, { siteFolder, publicFolder }, islands, settings);
  const searchTexts = pages.flatMap(({ content }) => content?.searchText ?? []);
  const searchContent = readSearchContent(projectDir, news.questions(projectDir));
  // Into public/, from where writeFiles copies it.
  await writeSearchIndex(searchTexts, searchContent, join(publicFolder, 'assets/search'));
  if (!only) checkQuestionPaths(searchTexts, publishedQuestions(searchContent, site.pages, projectDir));
  const filePaths = [
    ...(await writeFiles(site, pages, islands.files, { publicFolder, siteFolder })),
    ...new Set(pages.flatMap(({ styles }) => styles ?? [])),
  ];
  const links = new Map(pages.flatMap(({ path, content }) => (content ? [[path, content.links]] : [])));
  if (!only) checkLinks(links, filePaths, contentRedirects, projectDir);

  const contentTypes = new Map(site.files.map(({ path, contentType }) => [path, contentType]));
  const files = filePaths.map((path) => ({ path, contentType: contentTypes.get(path) }));
  const routes = site.pages.map(({ route }) => route);
  const redirects = { ...movedRedirects(contentRedirects), ...slashRedirects(routes) };
  const list = await routeList(siteFolder, { pages, files, redirects }, settings);
  await writeRouteFiles(siteFolder, list, collectionPaths(routes));
  return { pages: site.pages.length };
}

/** Writes the list of routes for the server, and the files of headers and redirects for CDNs. */
async function writeRouteFiles(siteFolder: string, list: RouteList, collections: readonly string[]) {
  await writeFile(join(siteFolder, '..', 'routes.json'), JSON.stringify(list));
  await writeFile(join(siteFolder, '_headers'), headersFile(list, collections));
  await writeFile(join(siteFolder, '_redirects'), redirectsFile(list));
  // Cloudflare makes its own compressed copies, and limits the number of files.
  await writeFile(join(siteFolder, '.assetsignore'), '*.br\n*.gz\n');
}

/** Leaves out the questions of unpublished texts, which are written together with them. */
function publishedQuestions({ questions }: SearchContent, pages: SiteOutputs['pages'], projectDir: string) {
  const builtPaths = new Set(pages.map(({ path }) => path));
  return questions.filter(({ path }) => {
    const { page } = partsOf(path);
    return builtPaths.has(page) || !whyUnpublished(page, projectDir);
  });
}
