import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRedirects } from '@/lib/content/redirects';
import { whyUnpublished } from '@/lib/content/text-folders';
import type { HeaderSettings } from '@/lib/http/security-headers.mjs';
import { readSearchContent, type SearchContent } from '@/lib/search/content';
import { checkAddresses, writeSearchIndex } from '@/lib/search/write-index';
import { headersFile, redirectsFile, textFolderPaths } from './cdn-files';
import { bundleIslands } from './islands';
import { checkLinks } from './link-check';
import { partsOf } from './link-target';
import { type NextBuild, type SiteOutputs, siteOutputs } from './outputs';
import { writeBundleFile } from './precompress';
import { movedRedirects, routeList, slashRedirects } from './route-list';
import { writeFiles } from './write-files';
import { writePages } from './write-pages';

type SiteBuild = Pick<NextBuild, 'outputs' | 'projectDir'> & { siteFolder: string };

/**
 * Writes the bundle: every page (page.ts lists the steps), the search index, all other files, and the files of headers and
 * redirects. The same build gives the same bytes.
 * @param build what Next passes to its adapter, and the folder to write, which is emptied first
 * @param settings the environment; with GA_MEASUREMENT_ID the policies allow what analytics need (D24)
 * @param only addresses of the pages to write besides the error pages; links are not checked then
 * @returns the number of pages, without the two error pages
 * @throws naming the page or file
 */
export async function writeBundle(
  { outputs, projectDir, siteFolder: folder }: SiteBuild,
  settings: HeaderSettings,
  only?: readonly string[],
): Promise<{ pages: number }> {
  await rm(folder, { recursive: true, force: true });
  const write = (name: string, content: Buffer | string) => writeBundleFile(folder, [name], content);
  const publicFolder = join(projectDir, 'public');
  const contentRedirects = readRedirects(projectDir);
  const wholeSite = await siteOutputs(outputs);
  const site = only
    ? { ...wholeSite, pages: wholeSite.pages.filter(({ path }) => only.includes(path)) }
    : wholeSite;
  const islands = await bundleIslands();

  const pages = await writePages(site, { bundleFolder: folder, publicFolder }, islands, settings);
  const links = new Map(pages.flatMap(({ path, content }) => (content ? [[path, content.links]] : [])));
  const searchTexts = pages.flatMap(({ content }) => content?.searchText ?? []);
  const searchContent = readSearchContent(projectDir);
  await writeSearchIndex(searchTexts, searchContent, join(publicFolder, 'assets/search'));
  if (!only) checkAddresses(searchTexts, publishedQuestions(searchContent, site.pages, projectDir));
  const filePaths = [
    ...(await writeFiles(site, pages, islands.files, publicFolder, write)),
    ...new Set(pages.flatMap(({ styles }) => styles ?? [])),
  ];
  if (!only) checkLinks(links, filePaths, contentRedirects, projectDir);
  const routes = site.pages.map(({ route }) => route);
  const redirects = { ...movedRedirects(contentRedirects.served), ...slashRedirects(routes) };
  const contentTypes = new Map(site.files.map(({ path, contentType }) => [path, contentType]));
  const files = filePaths.map((path) => ({ path, contentType: contentTypes.get(path) }));
  const list = await routeList(folder, { pages, files, redirects }, settings);
  await writeFile(join(folder, '..', 'routes.json'), JSON.stringify(list));
  await write('_headers', headersFile(list, textFolderPaths(routes)));
  await write('_redirects', redirectsFile(list));
  // Cloudflare compresses by itself, and counts files.
  await write('.assetsignore', '*.br\n*.gz\n');
  return { pages: site.pages.length };
}

/** All questions except those for texts that are not published, so that an expired text does not stop a build (D45). */
function publishedQuestions({ questions }: SearchContent, pages: SiteOutputs['pages'], projectDir: string) {
  const builtPaths = new Set(pages.map(({ path }) => path));
  return questions.filter(({ address }) => {
    const { page } = partsOf(address);
    return builtPaths.has(page) || !whyUnpublished(page, projectDir);
  });
}
