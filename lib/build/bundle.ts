import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bothSpellings } from './addresses.mjs';
import { parseStylesheet, type Stylesheet, styledPage } from './critical-css';
import { headerRules } from './header-rules';
import { headersFile } from './headers-file';
import { integrityOf } from './integrity';
import { bundleIslands } from './islands';
import { type BuildContext, type PageOutput, pageFile, type SiteOutputs, siteOutputs } from './outputs';
import { finishPage, type PageSurroundings, withMetaPolicy } from './page';
import { redirectsFile, slashRedirects } from './redirects-file';
import { writeSearchIndex } from './search-index';
import { contentSecurityPolicy, type HeaderSettings } from './security-headers.mjs';
import { filesBelow, mapSome, SiteFolder } from './site-folder';

/** The served files of the bundle, relative to the project. */
export const siteFolder = 'out/site';

/** In public/ for the build alone: which script pages load. */
const notServed = ['assets/manifest.json'];
/** The pages that the documentation's search reads. */
const searched = '/documentazione/';

/**
 * Writes the bundle: every page without what it can do without, under a policy of its own, and beside it whatever a
 * static host needs. Deterministic: the same build gives the same bytes.
 * @param context what Next tells its adapter
 * @param settings the environment
 * @throws with the page or file at fault; then there is no bundle
 */
export async function writeBundle(
  { outputs, projectDir }: Pick<BuildContext, 'outputs' | 'projectDir'>,
  settings: HeaderSettings,
): Promise<void> {
  const site = await SiteFolder.begin(join(projectDir, siteFolder));
  const built = await siteOutputs(outputs);
  const publicFolder = join(projectDir, 'public');
  await indexDocumentation(built.pages, join(publicFolder, 'assets/search'));
  const publicFiles = (await filesBelow(publicFolder)).filter((name) => !notServed.includes(name));

  const surroundings = surroundingsOf(built, publicFolder, site.path);
  const assets = new Set<string>();
  const policies = new Map<string, string>();
  const screens = new Map([
    [built.notFound, '404.html'],
    [built.serverError, '500.html'],
  ]);
  const written = await mapSome([...built.pages, ...screens.keys()], async (page) => {
    const { needs, html, runtime } = await about(page, async () =>
      finishPage(await readFile(page.file, 'utf8'), page.modules, surroundings),
    );
    const policy = contentSecurityPolicy(needs, settings);
    const screen = screens.get(page);
    const name = screen ?? pageFile(page.path);
    const text = screen ? withMetaPolicy(html, policy) : html;
    await site.write(name, text);
    if (bothSpellings.includes(page.path)) await site.write(`${page.path.slice(1)}/index.html`, text);
    for (const asset of assetsIn(text)) assets.add(asset);
    return { path: screen ? `/${screen}` : page.path, policy, runtime };
  });
  for (const { path, policy } of written) policies.set(path, policy);
  // What these pages load later has its names in what they load first.
  const wanted = withReferences(assets, built.assets);

  const files = [
    ...publicFiles.map((name) => ({ path: `/${name}`, file: join(publicFolder, name) })),
    ...built.files,
    ...wanted.map((path) => ({ path, file: built.assets.get(path) ?? '' })),
  ];
  refuseDoubles([...policies.keys(), ...files.map(({ path }) => path)]);
  await mapSome(files, ({ path, file }) => site.copy(path.slice(1), file));
  const contentTypes = new Map(
    built.files.flatMap(({ path, contentType }) => (contentType ? [[path, contentType] as const] : [])),
  );
  const islands = (await surroundings.writtenIslands()).map(({ path }) => path);
  await mapSome(await surroundings.writtenIslands(), ({ path, text }) => site.write(path.slice(1), text));
  const rules = headerRules(
    { policies, files: [...files.map(({ path }) => path), ...islands], contentTypes },
    settings,
  );
  await site.write('_headers', headersFile(rules));
  await site.write(
    '_redirects',
    redirectsFile(
      slashRedirects(
        built.pages.map(({ route }) => route),
        bothSpellings,
      ),
    ),
  );
  await site.finish();
}

/** Runs a step for a page, and says which page it was when it fails. */
async function about<Result>(page: PageOutput, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw new Error(`${page.path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

async function indexDocumentation(pages: readonly PageOutput[], output: string): Promise<void> {
  const guides = pages.filter(({ path }) => path.startsWith(searched));
  const read = guides.map(async ({ path, file }) => ({ path, html: await readFile(file, 'utf8') }));
  await writeSearchIndex(await Promise.all(read), output);
}

type Surroundings = PageSurroundings & {
  writtenIslands: () => Promise<{ path: string; text: string }[]>;
};

/** What pages take from the site, read once for all of them. */
function surroundingsOf(built: SiteOutputs, publicFolder: string, outdir: string): Surroundings {
  const bundles = new Map<string, Promise<{ path: string; text: string }>>();
  const islandTexts = new Map<string, string>();
  const islands = async (names: readonly string[]) => {
    const key = names.join(' ');
    const bundle = bundles.get(key) ?? bundleIslands(names, outdir);
    bundles.set(key, bundle);
    const { path, text } = await bundle;
    islandTexts.set(path, text);
    return path;
  };
  const file = (path: string) =>
    islandTexts.get(path) ?? readFileSync(built.assets.get(path) ?? join(publicFolder, path), 'utf8');
  const text = remembered(file);
  const integrity = remembered((path) => integrityOf(text(path)));
  const sheet = remembered(
    (paths): Stylesheet =>
      parseStylesheet(
        paths
          .split(' ')
          .map((path) => withAbsoluteUrls(text(path), path))
          .join('\n'),
      ),
  );
  return {
    integrity,
    script: text,
    islands,
    styles: (sheets, html, scripts) => styledPage(sheet(sheets.join(' ')), html, scripts),
    writtenIslands: () => Promise.all(bundles.values()),
  };
}

function remembered<Result>(compute: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const result = known.has(key) ? (known.get(key) as Result) : compute(key);
    known.set(key, result);
    return result;
  };
}

/** A style sheet names fonts and pictures from where it stands; inside a page these names would lead elsewhere. */
export function withAbsoluteUrls(css: string, path: string): string {
  const base = new URL(path, 'http://site.invalid');
  return css.replaceAll(
    /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g,
    (_, quote: string, relative: string) => {
      const { pathname, search, hash } = new URL(relative, base);
      return `url(${quote}${pathname}${search}${hash}${quote})`;
    },
  );
}

const assetsIn = (text: string) => text.match(/\/_next\/static\/[\w./~@-]+/g) ?? [];

/** These assets and all that they name, sorted. */
function withReferences(first: ReadonlySet<string>, assets: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const open = [...first];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = assets.get(path);
    if (!file || found.has(path)) continue;
    found.add(path);
    if (!/\.(?:js|css)$/.test(path)) continue;
    const text = readFileSync(file, 'utf8');
    const named = text.match(/(?<=["'(/])static\/(?:chunks|media|css)\/[\w./~@-]+/g) ?? [];
    open.push(...named.map((name) => `/_next/${name}`), ...assetsIn(withAbsoluteUrls(text, path)));
  }
  return [...found].sort();
}

/** Two sources of one address would overwrite each other. */
function refuseDoubles(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path)) throw new Error(`${path} is both in public/ and made by a route: keep one of them.`);
    seen.add(path);
  }
}
