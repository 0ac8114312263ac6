import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { memoizeByKey } from '@/lib/memoize';
import { clientModules } from './client-modules';

/** The description of a finished build that Next passes to its adapter. */
export type NextBuild = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
type Prerender = NextBuild['outputs']['prerenders'][number];

/** A prerendered page. */
type PageOutput = {
  /** Its path, e.g. `/novita/primo`. */
  path: string;
  /** The route it belongs to, e.g. `/novita/[slug]`. */
  route: string;
  /** The file with its HTML. */
  file: string;
  /** The client modules of its route, as `clientModules` names them. */
  modules: readonly string[];
};

/** A prerendered response that is not a page: a feed, a sitemap, an icon. */
type FileOutput = { path: string; file: string; contentType?: string };

export type SiteOutputs = {
  /** Sorted by path. */
  pages: PageOutput[];
  notFound: PageOutput;
  serverError: PageOutput;
  files: FileOutput[];
  /** The files of Next's assets by their paths. Only those that pages use go into the bundle. */
  assets: ReadonlyMap<string, string>;
};

/** Next lists its error pages among the static files, under these two paths. */
const notFoundPage = '/404';
const frameworkErrorPages = [notFoundPage, '/500'];
/** Our own route, because Next's error page is in English and needs styles that the policy forbids. */
const serverErrorPage = '/errore';
const frameworkAssets = '/_next/static/';

/**
 * Divides the outputs of a build into pages, error pages, other files and Next's assets.
 * @throws if a page is not prerendered, or an error page is missing
 */
export async function siteOutputs(outputs: NextBuild['outputs']): Promise<SiteOutputs> {
  const modulesOf = clientModulesReader(outputs.appPages);
  const staticFiles = new Map(outputs.staticFiles.map(({ pathname, filePath }) => [pathname, filePath]));
  const pages: PageOutput[] = [];
  const files: FileOutput[] = [];
  for (const prerender of outputs.prerenders.filter(isServed)) {
    const { pathname: path, route, routeType, parentOutputId, fallback } = prerender;
    const file = prerenderedFile(prerender);
    if (routeType === 'page') pages.push({ path, route, file, modules: await modulesOf(parentOutputId) });
    else {
      const type = fallback?.initialHeaders?.['content-type'];
      files.push({ path, file, ...(typeof type === 'string' && { contentType: type }) });
    }
  }
  for (const [path, file] of staticFiles) {
    if (!path.startsWith(frameworkAssets) && !frameworkErrorPages.includes(path)) files.push({ path, file });
  }
  const notFound = staticFiles.get(notFoundPage);
  const serverError = pages.find(({ path }) => path === serverErrorPage);
  if (!notFound || !serverError) {
    throw new Error(
      `app/ must hold both error pages: not-found.tsx and ${serverErrorPage.slice(1)}/page.tsx.`,
    );
  }
  const modules = await modulesOf('/_not-found');
  return {
    pages: pages.filter((page) => page !== serverError).sort(byPath),
    files: files.sort(byPath),
    notFound: { path: notFoundPage, route: notFoundPage, file: notFound, modules },
    serverError,
    assets: new Map([...staticFiles].filter(([path]) => path.startsWith(frameworkAssets))),
  };
}

/** Reads the client modules of a route, by its id in Next's list. */
function clientModulesReader(appPages: NextBuild['outputs']['appPages']) {
  const filesById = new Map(appPages.map(({ id, filePath }) => [id, filePath]));
  return memoizeByKey(async (id) => {
    const file = filesById.get(id);
    if (!file) throw new Error(`${id}: a page of the build that no route has made.`);
    return clientModules(await readFile(join(file, '..', 'page_client-reference-manifest.js'), 'utf8'));
  });
}

/** Excludes flight data and segments (no type), error pages (they come as static files), and routes with parameters. */
const isServed = ({ pathname, routeType }: Prerender) =>
  routeType && !pathname.startsWith('/_') && !pathname.includes('[');

function prerenderedFile({ pathname, response, compute, fallback }: Prerender): string {
  if (response !== 'complete' || compute !== 'static' || !fallback?.filePath) {
    throw new Error(`${pathname} is not wholly prerendered: a static site cannot serve it.`);
  }
  return fallback.filePath;
}

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
