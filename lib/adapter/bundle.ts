import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import pLimit from 'p-limit';
import { bothSpellings } from './addresses.mjs';
import { neededAssets } from './assets';
import { buildContext } from './build-context';
import { BundleWriter, filesBelow } from './bundle-writer';
import { caddyfile } from './caddyfile';
import { consentOf } from './consent';
import { headerRules } from './header-rules';
import { headersFile } from './headers-file';
import { refuseBrokenLinks } from './link-check';
import { llmsText, markdownPath } from './llms-text';
import { type NextBuild, type PageOutput, pageFile, type SiteOutputs, siteOutputs } from './outputs';
import { buildPage } from './page';
import type { Effort } from './precompress';
import { redirectsFile, slashRedirects } from './redirects-file';
import { writeSearchIndex } from './search-index';
import type { HeaderSettings } from './security-headers.mjs';

/** The served files of the bundle, relative to the project. */
const siteFolder = 'out/site';
/** What serves them on a machine of one's own. */
const caddyFile = 'out/Caddyfile';

/** In public/ for the build alone: which script pages load. */
const notServed = ['assets/manifest.json'];
/** A route with more pages than this is compressed quickly: thousands of articles would take minutes otherwise. */
const MANY_PAGES = 20;
/** As many as zlib compresses at once; more would only wait in memory. */
const CONCURRENCY = 4;

/**
 * Writes the bundle: every page without what it can do without, under a policy of its own, and beside it whatever a
 * static host and Caddy need. Deterministic: the same build gives the same bytes.
 * @param build what Next tells its adapter
 * @param settings the environment; with GA_MEASUREMENT_ID pages ask for consent and may measure (D24)
 * @param part addresses of the only pages wanted, besides the screens; links between pages are not checked then
 * @returns how many pages it holds, without the two screens
 * @throws with the page or file at fault; then there is no bundle
 */
export async function writeBundle(
  { outputs, projectDir }: Pick<NextBuild, 'outputs' | 'projectDir'>,
  settings: HeaderSettings,
  part?: readonly string[],
): Promise<{ pages: number }> {
  const writer = await BundleWriter.begin(join(projectDir, siteFolder));
  await rm(join(projectDir, caddyFile), { force: true });
  const publicFolder = join(projectDir, 'public');
  const built = await siteOutputs(outputs);
  const wanted = part ? built.pages.filter(({ path }) => part.includes(path)) : built.pages;
  const consent = await consentOf(settings, publicFolder);
  const context = buildContext(built.assets, publicFolder, consent.files);
  const screens = new Map([
    [built.notFound, '404.html'],
    [built.serverError, '500.html'],
  ]);

  const effortOf = efforts(wanted);
  const limit = pLimit(CONCURRENCY);
  const pages = await limit.map([...wanted, ...screens.keys()], async (page) => {
    const source = consent.applied(await readFile(page.file, 'utf8'));
    const screen = screens.get(page);
    const isScreen = screen !== undefined;
    const { html, ...rest } = await buildPage({ ...page, source, isScreen }, context, settings);
    const edition = rest.content?.edition;
    if (edition) await writer.write(markdownPath(page.path).slice(1), edition.text, effortOf(page));
    for (const name of isScreen ? [screen] : fileNames(page)) await writer.write(name, html, effortOf(page));
    return { path: isScreen ? `/${screen}` : page.path, ...rest };
  });
  const contents = new Map(pages.flatMap(({ path, content }) => (content ? [[path, content] as const] : [])));
  const editions = new Map(
    [...contents].flatMap(([path, { edition }]) => (edition ? [[path, edition] as const] : [])),
  );

  await writeSearchIndex(
    [...contents.values()].flatMap(({ searchText }) => searchText ?? []),
    join(publicFolder, 'assets/search'),
  );
  await writer.write('llms.txt', llmsText(editions));
  const made = [...context.islandScripts(), ...consent.files];
  await limit.map(made, ({ path, text }) => writer.write(path.slice(1), text));
  const unserved = [...notServed, ...consent.replaced];
  const publicFiles = (await filesBelow(publicFolder)).filter((name) => !unserved.includes(name));
  const nextAssets = neededAssets(new Set(pages.flatMap(({ assets }) => assets)), built.assets);
  const files = [
    ...publicFiles.map((name) => ({ path: `/${name}`, file: join(publicFolder, name) })),
    ...built.files,
    ...nextAssets.map((path) => ({ path, file: built.assets.get(path) ?? '' })),
  ];
  refuseDoubles([...pages, ...files].map(({ path }) => path));
  const served = [...files, ...made].map(({ path }) => path);
  if (!part)
    refuseBrokenLinks(new Map([...contents].map(([path, { links }]) => [path, links])), served, projectDir);
  await limit.map(files, ({ path, file }) => writer.copy(path.slice(1), file));

  const rules = headerRules(
    {
      policies: new Map(pages.map(({ path, policy }) => [path, policy])),
      editions: new Map([...editions.keys()].map((path) => [path, markdownPath(path)])),
      files: served,
      contentTypes: unusualTypes(built.files),
    },
    settings,
  );
  await writer.write('_headers', headersFile(rules));
  const redirects = slashRedirects(
    wanted.map(({ route }) => route),
    bothSpellings,
  );
  await writer.write('_redirects', redirectsFile(redirects));
  const names = [...served, ...[...editions.keys()].map(markdownPath), '/llms.txt'];
  await writeFile(join(projectDir, caddyFile), caddyfile({ rules, redirects, files: names }, settings));
  await writer.finish();
  return { pages: wanted.length };
}

/** The files of a page: a second one where both spellings of its address answer. */
function fileNames({ path }: PageOutput): string[] {
  return [pageFile(path), ...(bothSpellings.includes(path) ? [`${path.slice(1)}/index.html`] : [])];
}

/** Content types that the ending of a name does not tell. The others would cost each picture a rule of its own. */
function unusualTypes(files: SiteOutputs['files']): Map<string, string> {
  return new Map(
    files.flatMap(({ path, contentType: type }) => (type && type !== lookup(path) ? [[path, type]] : [])),
  );
}

function efforts(pages: readonly PageOutput[]): (page: PageOutput) => Effort {
  const sizes = new Map<string, number>();
  for (const { route } of pages) sizes.set(route, (sizes.get(route) ?? 0) + 1);
  return ({ route }) => ((sizes.get(route) ?? 0) > MANY_PAGES ? 'quick' : 'best');
}

/** Two sources of one address would overwrite each other. */
function refuseDoubles(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path)) throw new Error(`${path} is both in public/ and made by a route: keep one of them.`);
    seen.add(path);
  }
}
