import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { LogEntry } from '@/lib/log';
import type { SiteServerOptions } from '@/lib/server/http-server';
import { createPages } from '@/lib/server/pages';
import { openSiteFolder } from '@/lib/server/site-folder';
import { openServer } from './server-fixture';

/** A small site: a page, one with both spellings, a group, a script, the two error pages. */
export const SITE = {
  'index.html': '<h1>Home</h1>',
  'soluzioni.html': '<h1>Soluzioni</h1>',
  'soluzioni/legale.html': '<h1>Legale</h1>',
  'tecnologia/ai.html': '<h1>AI</h1>',
  'tecnologia/ai/index.html': '<h1>AI</h1>',
  'novita/perché no.html': '<h1>Perché no</h1>',
  'assets/site.abc123.js': 'console.log("site")',
  'images/quadro.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'metadata-schema.json': '{}',
  'site.webmanifest': '{}',
  'font.woff2': 'not really a font',
  'data.pf_meta': 'bytes',
  '404.html': '<h1>Pagina non trovata</h1>',
  '500.html': '<h1>Errore</h1>',
  _headers: `# General
/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY

/
  Content-Security-Policy: default-src 'none'; style-src 'sha256-home='
  Cache-Control: public, max-age=0, must-revalidate

/soluzioni/legale
  Content-Security-Policy: default-src 'none'; style-src 'sha256-legale='

/novita/:slug
  X-Group: novita

/404.html
  Content-Security-Policy: default-src 'none'

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  _redirects: `/vecchia /soluzioni 301
/articoli/:slug /novita/:slug 308
/open/* /:splat 308
`,
} as const;

/** Files that a build precompresses. */
const COMPRESSED = /\.(?:html|js|svg|json)$/;

/** Writes the site, or another one, into a temporary folder. */
export async function makeSite(files: Readonly<Record<string, string | Buffer>> = SITE) {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (!COMPRESSED.test(name)) continue;
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** The handler of a folder's pages. */
export function pagesOf(
  root: string,
  { siteUrl, ...options }: { cacheBytes?: number; siteUrl?: string } = {},
  log: (entry: LogEntry) => unknown = () => {},
) {
  const { rules, files } = openSiteFolder(root, options);
  return createPages(rules, files, { siteUrl, log }).handle;
}

/**
 * The small site on disk for the tests of a file.
 * @returns `open`, which serves it or another folder until the test ends; `ends`, what runs then; `root`, its folder
 */
export function servedSite() {
  let site: Awaited<ReturnType<typeof makeSite>>;
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    site = await makeSite();
  });
  afterAll(() => site.remove());
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  return {
    ends,
    get root() {
      return site.root;
    },
    async open(
      root = site.root,
      options: Parameters<typeof pagesOf>[1] = {},
      settings: Partial<SiteServerOptions> = {},
    ) {
      const failures: LogEntry[] = [];
      const pages = pagesOf(root, options, (entry) => failures.push(entry));
      const opened = { ...(await openServer({ pages, ...settings })), failures };
      ends.push(() => {
        opened.server.closeAllConnections();
        opened.server.close();
      });
      return opened;
    },
  };
}
