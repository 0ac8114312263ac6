import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { caddyfile } from '@/lib/adapter/caddy/caddyfile';
import { headersFile } from '../http/headers-file';
import { redirectsFile, slashRedirects } from '../http/redirects-file';
import type { HeaderSettings } from '../http/security-headers.mjs';
import { bothSpellings } from '../http/trailing-slash.mjs';
import { readSearchContent } from '../search/questions';
import { writeSearchIndex } from '../search/write-index';
import { BundleWriter } from './bundle-writer';
import { headerRules } from './header-rules';
import { bundleIslands } from './islands';
import { refuseBrokenLinks } from './link-check';
import { llmsText, markdownPath } from './llms-text';
import { type NextBuild, type SiteOutputs, siteOutputs } from './outputs';
import type { WrittenPage } from './page-worker';
import { keepRendered, keptPages } from './rendered-pages';
import { writeFiles } from './write-files';
import { writePages } from './write-pages';

/** The served files of the bundle, relative to the project. */
const siteFolder = 'out/site';
/** The configuration for a Caddy that serves them. */
const caddyFile = 'out/Caddyfile';

/**
 * Writes the bundle: every page (page.ts lists the steps), the search index, all other files, and what a static host and
 * Caddy need. Deterministic: the same build gives the same bytes.
 * @param build what Next tells its adapter
 * @param settings the environment; with GA_MEASUREMENT_ID the policies allow what analytics need (D24)
 * @param part addresses of the only pages wanted, besides the error pages; links between pages are not checked then
 * @returns how many pages it holds, without the two error pages
 * @throws with the page or file at fault; then there is no bundle
 */
export async function writeBundle(
  { outputs, projectDir }: Pick<NextBuild, 'outputs' | 'projectDir'>,
  settings: HeaderSettings,
  part?: readonly string[],
): Promise<{ pages: number }> {
  const bundleFolder = join(projectDir, siteFolder);
  const writer = await BundleWriter.begin(bundleFolder, join(projectDir, '.next/cache/files'));
  await rm(join(projectDir, caddyFile), { force: true });
  const publicFolder = join(projectDir, 'public');
  const site = onlyPart(await siteOutputs(outputs, await keptPages(projectDir)), part);
  const islands = await bundleIslands();

  const pages = await writePages(site, { projectDir, bundleFolder, publicFolder }, islands, settings);
  const { editions, links, searchTexts } = contentsOf(pages);
  await writer.write('llms.txt', llmsText(editions));
  const searchContent = readSearchContent(projectDir);
  // Questions are written for all pages.
  const fitting = part ? { ...searchContent, questions: new Map() } : searchContent;
  await writeSearchIndex(searchTexts, fitting, join(publicFolder, 'assets/search'));
  const files = await writeFiles(site, pages, islands.files, publicFolder, writer);
  const markdown = new Map([...editions.keys()].map((path) => [path, markdownPath(path)]));
  const served = [...files, ...new Set(pages.flatMap(({ styles }) => styles ?? []))];
  const names = [...served, ...markdown.values(), '/llms.txt'];
  if (!part) refuseBrokenLinks(links, names, projectDir);
  const policies = new Map(pages.map(({ path, policy }) => [path, policy]));
  const contentTypes = unusualTypes(site.files);
  const rules = headerRules({ policies, editions: markdown, files: served, contentTypes }, settings);
  const routes = site.pages.map(({ route }) => route);
  const redirects = slashRedirects(routes, bothSpellings);
  await writer.write('_headers', headersFile(rules));
  await writer.write('_redirects', redirectsFile(redirects));
  // Cloudflare compresses by itself, and counts files.
  await writer.write('.assetsignore', ['_headers', '_redirects', '*.br', '*.gz', ''].join('\n'));
  await writeFile(join(projectDir, caddyFile), caddyfile({ rules, redirects, files: names }, settings));
  await writer.finish();
  await keepRendered(projectDir, site.pages);
  return { pages: site.pages.length };
}

function onlyPart(site: SiteOutputs, part: readonly string[] | undefined): SiteOutputs {
  return part ? { ...site, pages: site.pages.filter(({ path }) => part.includes(path)) } : site;
}

/** What is known of the pages, by kind, each in the order of the pages. */
function contentsOf(pages: readonly WrittenPage[]) {
  const contents = pages.flatMap(({ path, content }) => (content ? [{ path, ...content }] : []));
  return {
    editions: new Map(contents.flatMap(({ path, edition }) => (edition ? [[path, edition] as const] : []))),
    links: new Map(contents.map(({ path, links }) => [path, links])),
    searchTexts: contents.flatMap(({ searchText }) => searchText ?? []),
  };
}

/** Content types that the ending of a name does not tell. The others would cost each picture a rule of its own. */
function unusualTypes(files: SiteOutputs['files']): Map<string, string> {
  return new Map(
    files.flatMap(({ path, contentType: type }) => (type && type !== lookup(path) ? [[path, type]] : [])),
  );
}
