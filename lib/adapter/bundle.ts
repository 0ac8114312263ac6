import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { headersFile } from '../http/headers-file';
import { redirectsFile, slashRedirects } from '../http/redirects-file';
import { contentSecurityPolicy, type HeaderSettings } from '../http/security-headers.mjs';
import { bothSpellings } from '../http/trailing-slash.mjs';
import { writeSearchIndex } from '../search/write-index';
import { namedAssets } from './assets';
import { caddyfile } from './caddyfile';
import { headerRules } from './header-rules';
import { LinkCheck } from './link-check';
import { llmsText, markdownPath } from './llms-text';
import { type MarkdownEdition, markdownEdition } from './markdown';
import { type BuildContext, type PageOutput, pageFile, siteOutputs } from './outputs';
import type { Packing } from './packed';
import { finishPage, withMetaPolicy } from './page';
import { filesBelow, mapSome, SiteFolder } from './site-folder';
import { neededAssets, siteSurroundings } from './surroundings';

/** The served files of the bundle, relative to the project. */
const siteFolder = 'out/site';
/** What serves them on a machine of one's own. */
const caddyFile = 'out/Caddyfile';

/** A route with more pages than this is packed quickly: thousands of articles would take minutes otherwise. */
const MANY_PAGES = 20;

/**
 * Writes the bundle: every page without what it can do without, under a policy of its own, and beside it whatever a
 * static host and Caddy need. Deterministic: the same build gives the same bytes.
 * @param context what Next tells its adapter
 * @param settings the environment; with GA_MEASUREMENT_ID the policies allow what analytics need (D24)
 * @param part addresses of the only pages wanted, besides the screens; links between pages are not checked then
 * @returns how many pages it holds, without the two screens
 * @throws with the page or file at fault; then there is no bundle
 */
export async function writeBundle(
  { outputs, projectDir }: Pick<BuildContext, 'outputs' | 'projectDir'>,
  settings: HeaderSettings,
  part?: readonly string[],
): Promise<{ pages: number }> {
  const site = await SiteFolder.begin(join(projectDir, siteFolder));
  await rm(join(projectDir, caddyFile), { force: true });
  const all = await siteOutputs(outputs);
  const built = part ? { ...all, pages: all.pages.filter(({ path }) => part.includes(path)) } : all;
  const publicFolder = join(projectDir, 'public');
  const surroundings = siteSurroundings(built.assets, publicFolder);

  const screens = new Map([
    [built.notFound, '404.html'],
    [built.serverError, '500.html'],
  ]);
  const packingOf = packings(built.pages);
  const linked = new Set<string>();
  const links = new LinkCheck();
  const editions = new Map<string, MarkdownEdition>();
  const pages = mapSome([...built.pages, ...screens.keys()], async (page) => {
    const source = await readFile(page.file, 'utf8');
    const { needs, html } = await about(page, () => finishPage(source, page.modules, surroundings));
    for (const asset of namedAssets(html, '/')) linked.add(asset);
    const policy = contentSecurityPolicy(needs, settings);
    const screen = screens.get(page);
    if (screen) {
      await site.write(screen, withMetaPolicy(html, policy));
      return [`/${screen}`, policy] as const;
    }
    links.read(page.path, html);
    const edition = await about(page, async () => markdownEdition(page.path, source));
    if (edition) {
      editions.set(page.path, edition);
      await site.write(markdownPath(page.path).slice(1), edition.text, packingOf(page));
    }
    const twin = bothSpellings.includes(page.path) ? [`${page.path.slice(1)}/index.html`] : [];
    for (const name of [pageFile(page.path), ...twin]) await site.write(name, html, packingOf(page));
    return [page.path, policy] as const;
  });
  const index = writeSearchIndex(built.pages, join(publicFolder, 'assets/search'));
  const [finished] = await Promise.all([pages, index]);

  // In the order of the pages, whichever was finished first.
  const ordered = built.pages.flatMap(({ path }) => {
    const edition = editions.get(path);
    return edition ? [[path, edition] as const] : [];
  });
  await site.write('llms.txt', llmsText(new Map(ordered)));

  const islands = await surroundings.islandScripts();
  await mapSome(islands, ({ path, text }) => site.write(path.slice(1), text));
  const publicFiles = await filesBelow(publicFolder);
  const files = [
    ...publicFiles.map((name) => ({ path: `/${name}`, file: join(publicFolder, name) })),
    ...built.files,
    ...neededAssets(linked, built.assets).map((path) => ({ path, file: built.assets.get(path) ?? '' })),
  ];
  refuseDoubles([...finished, ...files.map(({ path }) => [path] as const)].map(([path]) => path));
  const served = [...files, ...islands].map(({ path }) => path);
  if (!part) links.refuseBroken(served, projectDir);
  await mapSome(files, ({ path, file }) => site.copy(path.slice(1), file));

  const rules = headerRules(
    {
      policies: new Map(finished),
      editions: new Map([...editions.keys()].map((path) => [path, markdownPath(path)])),
      files: served,
      contentTypes: new Map(
        // What the ending tells already would cost each picture a rule of its own.
        built.files.flatMap(({ path, contentType: type }) =>
          type && type !== lookup(path) ? [[path, type]] : [],
        ),
      ),
    },
    settings,
  );
  await site.write('_headers', headersFile(rules));
  const routes = built.pages.map(({ route }) => route);
  const redirects = slashRedirects(routes, bothSpellings);
  await site.write('_redirects', redirectsFile(redirects));
  const names = [...served, ...[...editions.keys()].map(markdownPath), '/llms.txt'];
  await writeFile(join(projectDir, caddyFile), caddyfile({ rules, redirects, files: names }, settings));
  await site.finish();
  return { pages: built.pages.length };
}

/** Runs a step for a page, and says which page it was when it fails. */
async function about<Result>(page: PageOutput, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw new Error(`${page.path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function packings(pages: readonly PageOutput[]): (page: PageOutput) => Packing {
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
