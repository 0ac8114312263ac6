import { brotliCompressSync, gzipSync } from 'node:zlib';
import { movedRedirects, routeList } from '@/lib/adapter/list-routes';
import type { Log, LogEntry } from '@/lib/log';
import type { SiteServerOptions } from '@/lib/server/http-server';
import { serveStaticFiles } from '@/lib/server/static-files';
import { pathOf } from '@/scripts/site-check/page';
import { folderOfTest, put } from '@/tests/temporary';
import { ask, openServer } from './server-fixture';

/** A small site: pages, of which `/tecnologia/ai` has both spellings, files, and the two error pages. */
export const SITE = {
  'index.html': '<h1>Home</h1>',
  'soluzioni.html': '<h1>Soluzioni</h1>',
  'soluzioni/legale.html': '<h1>Legale</h1>',
  'tecnologia/ai.html': '<h1>AI</h1>',
  'tecnologia/ai/index.html': '<h1>AI</h1>',
  'schede/perché no.txt': 'Perché no',
  'images/quadro.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'font.woff2': 'not really a font',
  '404.html': '<h1>Pagina non trovata</h1>',
  '500.html': '<h1>Errore</h1>',
} as const;

const redirects = movedRedirects([
  { from: '/vecchia', to: '/soluzioni#legale' },
  { from: '/ai', to: '/tecnologia/ai/' },
]);

/** The files that get compressed copies. */
const COMPRESSED = /\.(?:html|svg)$/;

/**
 * Writes a site into a folder, with error pages and compressed copies.
 * @param contents texts of its files by their names
 * @returns the folder, and the list of routes that the adapter would write for it
 */
export async function makeSite(
  contents: Readonly<Record<string, string | Buffer>> = SITE,
  root = folderOfTest(),
) {
  const allContents = { '404.html': '', '500.html': '', ...contents };
  for (const [name, content] of Object.entries(allContents)) {
    put(root, name, content);
    if (!COMPRESSED.test(name)) continue;
    put(root, `${name}.br`, brotliCompressSync(content));
    put(root, `${name}.gz`, gzipSync(content));
  }
  const names = Object.keys(allContents);
  const pageNames = names.filter((name) => name.endsWith('.html') && !name.endsWith('/index.html'));
  const pages = pageNames.map((name) => {
    const path = pathOf(name);
    const files = [name, `${path.slice(1)}/index.html`].filter((file) => names.includes(file));
    return { path, files, policy: policyOf(path) };
  });
  const otherNames = names.filter((name) => !name.endsWith('.html'));
  const files = otherNames.map((name) => ({ path: `/${name}`, contentType: undefined }));
  const list = await routeList(root, { pages, files, redirects }, {});
  return { root, list };
}

/** A recognizable policy for each page. */
export const policyOf = (path: string) => `default-src 'none'; style-src 'sha256-${path}='`;

type Site = Awaited<ReturnType<typeof makeSite>>;

/** The handler of a site's pages and files. */
export const filesOf = ({ root, list }: Site, siteUrl?: string, log: Log = () => {}) =>
  serveStaticFiles(root, list, { siteUrl, log });

/** Serves a site until the test ends, as `openServer` does. `failures`: log of the pages. */
export async function serveSite(
  site: Site,
  { siteUrl, ...options }: Partial<SiteServerOptions> & { siteUrl?: string } = {},
) {
  const failures: LogEntry[] = [];
  const pages = filesOf(site, siteUrl, (entry) => failures.push(entry));
  return { ...(await openServer({ pages, ...options })), failures };
}

/** A function that sends a request to a site, each time on a new server. */
export const askOf =
  (site: Site) => async (target: string, headers?: Record<string, string>, method?: string) =>
    ask((await serveSite(site)).port, target, headers, method);
