import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { isPreview } from './lib/bundle-folder.mjs';
import { filesDigest } from './lib/files-digest.mjs';
import {
  apiPolicy,
  fileHeaders,
  generalHeaders,
  isolatedPages,
  isolatedPolicy,
  pageHeaders,
  sharedPictureFolders,
  speculationRules,
  workerPolicy,
} from './lib/http/security-headers.mjs';
import { pathsWithOptionalSlash } from './lib/http/trailing-slash.mjs';
import { italianDay } from './lib/italian-day.mjs';

const exceptions = pathsWithOptionalSlash.map((path) => `${path.slice(1)}/$`).join('|');

/** @type {import('next').NextConfig} */
const config = {
  // The day that decides which articles are out is the same for all processes of a build (lib/content/publication.ts).
  // Whether it is a preview is decided when it is built: for pages, scripts and server (docs/decisions.md D49).
  env: { CONTENT_DAY: italianDay(), SHOW_DRAFTS: isPreview() ? '1' : '' },
  poweredByHeader: false,
  reactStrictMode: true,
  pageExtensions: ['ts', 'tsx'],
  // `npm run check` has done so right before (lib/tools/check.mjs); every other build checks them itself.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  // Next leaves a core idle, half of a small machine; and no client router reads the data of the pages ahead (D33).
  // Addresses that have moved (D45) may differ from pages only in their capitals.
  experimental: { cpus: availableParallelism(), prefetchInlining: false, caseSensitiveRoutes: true },
  // The addon of the store. Next does not see that it loads a binary, and hosts of functions copy only the files that Next lists.
  serverExternalPackages: ['@photostructure/sqlite'],
  outputFileTracingIncludes: {
    '/api/send-email': ['node_modules/@photostructure/sqlite/prebuilds/linux-*/*'],
  },
  // Makes the pages lighter and stricter, and writes what is served to out/. Without this line, lib/adapter, lib/server,
  // app/_entries/server.ts and the worker modules beside it, `next build && next start` serves the same site. A host that
  // brings its own names it here.
  adapterPath: process.env.NEXT_ADAPTER_PATH || `${import.meta.dirname}/lib/adapter/adapter.mjs`,
  // The same sources give the same build.
  generateBuildId: async () => (await import('./lib/tools/fingerprint.mjs')).fingerprint().slice(0, 20),
  // One address answers with and without its final slash (D6), so the rule below replaces Next's general one.
  skipTrailingSlashRedirect: true,
  async redirects() {
    const slash = { source: `/:path((?!${exceptions}).+)/`, destination: '/:path', permanent: true };
    return [...(await movedAddresses()), slash];
  },
  // For `next start`. The adapter takes them from the same source, and adds a policy for each page.
  async headers() {
    const others = isolatedPages.map((path) => `${path.slice(1)}$`).join('|');
    /** @param {string} source @param {Record<string, string>} headers */
    const rule = (source, headers) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    });
    return [
      rule('/:path*', generalHeaders(process.env)),
      rule(`/((?!${others}).*)`, pageHeaders('/')),
      // In development Next's own tools connect to its server.
      ...(process.env.NODE_ENV === 'development' ? [] : isolatedPages).map((path) =>
        rule(path, { ...pageHeaders(path), 'Content-Security-Policy': isolatedPolicy }),
      ),
      rule('/assets/:file(document-worker\\..*)', {
        'Content-Security-Policy': workerPolicy,
        // It must be there when the network is off.
        'Cache-Control': 'public, max-age=31536000, immutable',
      }),
      rule('/api/:path*', apiPolicy),
      // Drawings of articles are the editors' own.
      ...sharedPictureFolders.map((folder) => rule(`${folder}:path*`, fileHeaders(folder))),
      rule(speculationRules.path, { 'Content-Type': speculationRules.type }),
    ];
  },
};

const withMDX = createMDX({
  options: {
    remarkPlugins: [
      // Loaders get names, not functions.
      [
        fileURLToPath(new URL('app/_entries/remark-text.mjs', import.meta.url)),
        // An option, because Next's cache of compiled texts does not depend on the environment.
        { showsDrafts: isPreview() },
      ],
    ],
    rehypePlugins: [
      // Next's cache of compiled texts does not depend on these files; on this option it does.
      [
        fileURLToPath(new URL('app/_entries/rehype-highlight.mjs', import.meta.url)),
        filesDigest(import.meta.dirname, ['lib/content', 'package-lock.json']),
      ],
    ],
  },
});

/** The addresses that have moved (D45), as Next's rules. They match with and without a final slash. */
async function movedAddresses() {
  const { tsImport } = await import('tsx/esm/api');
  /** @type {typeof import('./lib/content/redirects')} */
  const { readRedirects } = await tsImport('./lib/content/redirects.ts', import.meta.url);
  try {
    const { served } = readRedirects(import.meta.dirname);
    return served.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
  } catch (error) {
    if (process.env.NODE_ENV !== 'development' || !(error instanceof Error)) throw error;
    // A text that is being written must not stop the server that shows it.
    console.error(error.message);
    return [];
  }
}

/**
 * Bundles the script of every page and the worker of /prova (lib/browser).
 * @param {import('next').NextConfig} config of a build or a development server
 */
async function withBrowserScript(config) {
  const { writeBrowserBundles } = await import('./lib/tools/bundle-browser.mjs');
  const scripts = await writeBrowserBundles(isPreview() ? undefined : process.env.GA_MEASUREMENT_ID);
  return withMDX({ ...config, env: { ...config.env, ...scripts } });
}

/** Indexes the built pages for the search, where the adapter has not. */
async function withSearchIndex() {
  const { tsImport } = await import('tsx/esm/api');
  /** @type {typeof import('./lib/search/next-index')} */
  const { ensureSearchIndex } = await tsImport('./lib/search/next-index.ts', import.meta.url);
  await ensureSearchIndex(fileURLToPath(new URL('.', import.meta.url)));
  return withMDX(config);
}

/** @param {string} phase what Next is about to do */
export default (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return withSearchIndex();
  // Pages named `page.dev.tsx` are for those who write the site: no build has them.
  const development = { ...config, pageExtensions: ['dev.tsx', 'ts', 'tsx'] };
  return withBrowserScript(phase === PHASE_DEVELOPMENT_SERVER ? development : config);
};
