import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { readRedirects } from '../content/redirects';
import { headersFile } from '../http/headers-file';
import { movedRedirects, redirectsFile, slashRedirects } from '../http/redirects-file';
import type { HeaderSettings } from '../http/security-headers.mjs';
import { pathsWithOptionalSlash } from '../http/trailing-slash.mjs';
import { type Questions, readSearchContent } from '../search/questions';
import { writeSearchIndex } from '../search/write-index';
import { writeBundleFile } from './bundle-file';
import { headerRules } from './header-rules';
import { bundleIslands } from './islands';
import { checkLinks } from './link-check';
import { partsOf, whyUnpublished } from './link-target';
import { llmsText, markdownPath } from './llms-text';
import { type NextBuild, type SiteOutputs, siteOutputs } from './outputs';
import type { WrittenPage } from './page-worker';
import { keepRendered, keptPages } from './rendered-pages';
import { writeFiles } from './write-files';
import { writePages } from './write-pages';

type SiteBuild = Pick<NextBuild, 'outputs' | 'projectDir'> & { siteFolder: string };

/**
 * Writes the bundle: every page (page.ts lists the steps), the search index, all other files, and the two files of rules
 * for headers and redirects. Deterministic: the same build gives the same bytes.
 * @param build what Next passes to its adapter, and the folder to write, which is emptied first
 * @param settings the environment; with GA_MEASUREMENT_ID the policies allow what analytics need (D24)
 * @param only addresses of the pages to write besides the error pages; links between pages are not checked then
 * @returns how many pages it holds, without the two error pages
 * @throws naming the page or file
 */
export async function writeBundle(
  { outputs, projectDir, siteFolder: folder }: SiteBuild,
  settings: HeaderSettings,
  only?: readonly string[],
): Promise<{ pages: number }> {
  await rm(folder, { recursive: true, force: true });
  const write = (name: string, content: Buffer | string) =>
    writeBundleFile(folder, name, content, join(projectDir, '.next/cache/files'));
  const publicFolder = join(projectDir, 'public');
  const redirects = readRedirects(projectDir);
  const site = onlyPages(await siteOutputs(outputs, await keptPages(projectDir)), only);
  const islands = await bundleIslands();

  const pages = await writePages(site, { projectDir, bundleFolder: folder, publicFolder }, islands, settings);
  const { editions, links, searchTexts } = contentsOf(pages);
  await write('llms.txt', llmsText(editions));
  const searchContent = readSearchContent(projectDir);
  // Questions name addresses of all pages.
  const questions = only ? new Map() : questionsOfPages(searchContent.questions, site.pages, projectDir);
  await writeSearchIndex(searchTexts, { ...searchContent, questions }, join(publicFolder, 'assets/search'));
  const files = await writeFiles(site, pages, islands.files, publicFolder, write);
  const markdown = new Map([...editions.keys()].map((path) => [path, markdownPath(path)]));
  const served = [...files, ...new Set(pages.flatMap(({ styles }) => styles ?? []))];
  const names = [...served, ...markdown.values(), '/llms.txt'];
  if (!only) checkLinks(links, names, redirects, projectDir);
  const policies = new Map(pages.map(({ path, policy }) => [path, policy]));
  const contentTypes = unusualTypes(site.files);
  const rules = headerRules({ policies, editions: markdown, files: served, contentTypes }, settings);
  const routes = site.pages.map(({ route }) => route);
  await write('_headers', headersFile(rules));
  const moves = [...movedRedirects(redirects.served), ...slashRedirects(routes, pathsWithOptionalSlash)];
  await write('_redirects', redirectsFile(moves));
  // Cloudflare compresses by itself, and counts files.
  await write('.assetsignore', ['_headers', '_redirects', '*.br', '*.gz', ''].join('\n'));
  await keepRendered(projectDir, site.pages);
  return { pages: site.pages.length };
}

function onlyPages(site: SiteOutputs, only: readonly string[] | undefined): SiteOutputs {
  return only ? { ...site, pages: site.pages.filter(({ path }) => only.includes(path)) } : site;
}

/** Without those of texts that are not out: no build stops because one has expired (D45). */
function questionsOfPages(questions: Questions, pages: SiteOutputs['pages'], projectDir: string): Questions {
  const built = new Set(pages.map(({ path }) => path));
  const isOfPage = ([address]: [string, unknown]) => {
    const { page } = partsOf(address);
    return built.has(page) || !whyUnpublished(page, projectDir);
  };
  return new Map([...questions].filter(isOfPage));
}

/** The contents of the pages by kind, each in the order of the pages. */
function contentsOf(pages: readonly WrittenPage[]) {
  const contents = pages.flatMap(({ path, content }) => (content ? [{ path, ...content }] : []));
  return {
    editions: new Map(contents.flatMap(({ path, edition }) => (edition ? [[path, edition] as const] : []))),
    links: new Map(contents.map(({ path, links }) => [path, links])),
    searchTexts: contents.flatMap(({ searchText }) => searchText ?? []),
  };
}

/** Content types that do not follow from a file's extension. The others would cost each picture a rule of its own. */
function unusualTypes(files: SiteOutputs['files']): Map<string, string> {
  return new Map(
    files.flatMap(({ path, contentType: type }) => (type && type !== lookup(path) ? [[path, type]] : [])),
  );
}
