import { brotliCompressSync, gzipSync } from 'node:zlib';
import { movedRedirects, routeList } from '@/lib/adapter/route-list';
import type { LogEntry } from '@/lib/log';
import type { SiteServerOptions } from '@/lib/server/http-server';
import { serveStaticFiles } from '@/lib/server/static-files';
import { addressOf } from '@/lib/tools/site-check/page';
import { folderOfTest, put } from '@/tests/temporary';
import { ask, openServer } from './server-fixture';

/** A small site: pages, one of them with both spellings, files, and the two error pages. */
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

/** Files that a build precompresses. */
const COMPRESSED = /\.(?:html|svg)$/;

/** Writes the site, or another one, into a folder, with the list of routes that the adapter makes of it. */
export async function makeSite(
  files: Readonly<Record<string, string | Buffer>> = SITE,
  root = folderOfTest(),
) {
  const all = { '404.html': '', '500.html': '', ...files };
  for (const [name, content] of Object.entries(all)) {
    put(root, name, content);
    if (!COMPRESSED.test(name)) continue;
    put(root, `${name}.br`, brotliCompressSync(content));
    put(root, `${name}.gz`, gzipSync(content));
  }
  const names = Object.keys(all);
  const pages = names
    .filter((name) => name.endsWith('.html') && !name.endsWith('/index.html'))
    .map((name) => {
      const path = addressOf(name);
      const files = names.filter((each) => each === name || each === `${path.slice(1)}/index.html`);
      return { path, files, policy: policyOf(path) };
    });
  const others = names.filter((name) => !name.endsWith('.html'));
  const listed = others.map((name) => ({ path: `/${name}`, contentType: undefined }));
  const list = await routeList(root, { pages, files: listed, redirects }, {});
  return { root, list };
}

export const policyOf = (path: string) => `default-src 'none'; style-src 'sha256-${path}='`;

type Site = Awaited<ReturnType<typeof makeSite>>;

type FilesOptions = { siteUrl?: string | undefined; log?: (entry: LogEntry) => unknown };

/** The handler of a site's files. */
export const filesOf = ({ root, list }: Site, { siteUrl, log = () => {} }: FilesOptions = {}) =>
  serveStaticFiles(root, list, { siteUrl, log });

/** Serves a site until the test ends. */
export async function serveSite(
  site: Site,
  { siteUrl, ...options }: Partial<SiteServerOptions> & { siteUrl?: string } = {},
) {
  const failures: LogEntry[] = [];
  const pages = filesOf(site, { siteUrl, log: (entry) => failures.push(entry) });
  return { ...(await openServer({ pages, ...options })), failures };
}

/** A function that asks a site, each time on a new server. */
export const askOf =
  (site: Site) => async (target: string, headers?: Record<string, string>, method?: string) =>
    ask((await serveSite(site)).port, target, headers, method);
