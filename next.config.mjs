import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
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
import { isPreview } from './lib/preview.mjs';

// A preview measures nobody and signs nobody up (docs/decisions.md D49). The processes of the build inherit it.
if (isPreview()) process.env.GA_MEASUREMENT_ID = process.env.NEWSLETTER_URL = '';

/** @type {import('next').NextConfig} */
const config = {
  // The day decides which articles are published, and must be the same in all processes of a build (lib/content/publication.ts).
  // Pages and scripts of a preview are built as such.
  env: { CONTENT_DAY: italianDay(), SHOW_DRAFTS: isPreview() ? '1' : '' },
  poweredByHeader: false,
  reactStrictMode: true,
  pageExtensions: ['ts', 'tsx'],
  // `npm run check` checks types before it builds (scripts/check.mjs).
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  experimental: {
    // By default Next does not use one of the cores: half of a small machine.
    cpus: availableParallelism(),
    // There is no client router to read the data of other pages (D33).
    prefetchInlining: false,
    // Paths that have moved (D45) may differ from pages only in their capitals.
    caseSensitiveRoutes: true,
  },
  // The addon of the store. Next does not detect its binary, and serverless hosts copy only the files that Next lists.
  serverExternalPackages: ['@photostructure/sqlite'],
  outputFileTracingIncludes: {
    '/api/send-email': ['node_modules/@photostructure/sqlite/prebuilds/linux-*/*'],
  },
  // Makes the pages lighter and stricter, and writes the bundle that is served. Without this line, lib/adapter, lib/server,
  // app/_entries/server.ts and the worker modules beside it, `next build && next start` serves the same site. A host with its
  // own adapter sets NEXT_ADAPTER_PATH.
  adapterPath: process.env.NEXT_ADAPTER_PATH || `${import.meta.dirname}/lib/adapter/adapter.mjs`,
  // The same sources give the same build.
  generateBuildId: async () => (await import('./scripts/fingerprint.mjs')).fingerprint().slice(0, 20),
  // One page is served with and without a trailing slash (D6), so the rule below replaces Next's general one.
  skipTrailingSlashRedirect: true,
  async redirects() {
    const exceptions = pathsWithOptionalSlash.map((path) => `${path.slice(1)}/$`).join('|');
    const slash = { source: `/:path((?!${exceptions}).+)/`, destination: '/:path', permanent: true };
    return [...(await movedPaths()), slash];
  },
  // For `next start`. The adapter uses the same source, and adds a policy for each page.
  async headers() {
    const isolated = isolatedPages.map((path) => `${path.slice(1)}$`).join('|');
    /**
     * @param {string} source
     * @param {Record<string, string>} headers
     */
    const rule = (source, headers) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    });
    return [
      rule('/:path*', generalHeaders(process.env)),
      rule(`/((?!${isolated}).*)`, pageHeaders('/')),
      // Not in development, where Next's tools connect to its server.
      ...(process.env.NODE_ENV === 'development' ? [] : isolatedPages).map((path) =>
        rule(path, { ...pageHeaders(path), 'Content-Security-Policy': isolatedPolicy }),
      ),
      rule('/assets/:file(document-worker\\..*)', {
        'Content-Security-Policy': workerPolicy,
        // The page must work without a network.
        'Cache-Control': 'public, max-age=31536000, immutable',
      }),
      rule('/api/:path*', apiPolicy),
      ...sharedPictureFolders.map((folder) => rule(`${folder}:path*`, fileHeaders(folder))),
      rule(speculationRules.path, { 'Content-Type': speculationRules.type }),
    ];
  },
};

// Turbopack accepts plugins only as paths.
const remarkText = fileURLToPath(new URL('app/_entries/remark-text.mjs', import.meta.url));
const rehypeHighlight = fileURLToPath(new URL('app/_entries/rehype-highlight.mjs', import.meta.url));
/** Next's cache of compiled texts does not depend on these files or the environment: options of the plugins contain both. */
const digest = filesDigest(import.meta.dirname, ['lib/content', 'package-lock.json']);

const withMDX = createMDX({
  options: {
    remarkPlugins: [[remarkText, { showsDrafts: isPreview() }]],
    rehypePlugins: [[rehypeHighlight, digest]],
  },
});

/** The redirects of paths that have moved (D45), as rules for Next, which match with and without a trailing slash. */
async function movedPaths() {
  const { tsImport } = await import('tsx/esm/api');
  /** @type {typeof import('./lib/content/redirects')} */
  const { readRedirects } = await tsImport('./lib/content/redirects.ts', import.meta.url);
  try {
    return readRedirects(import.meta.dirname).map(({ from, to }) => {
      return { source: from, destination: to, permanent: true };
    });
  } catch (error) {
    if (process.env.NODE_ENV !== 'development' || !(error instanceof Error)) throw error;
    // A mistake in a text must not stop the development server, which shows it.
    console.error(error.message);
    return [];
  }
}

/**
 * Bundles the script of every page and the web worker of /prova (lib/browser), and adds their paths to a configuration.
 * @param {import('next').NextConfig} config of a build or a development server
 */
async function withBrowserScript(config) {
  const { writeBrowserBundles } = await import('./scripts/bundle-browser.mjs');
  const scripts = await writeBrowserBundles(process.env.GA_MEASUREMENT_ID);
  return withMDX({ ...config, env: { ...config.env, ...scripts } });
}

/** The configuration of `next start`, which first indexes the pages for the search unless the adapter has done so. */
async function withSearchIndex() {
  const { tsImport } = await import('tsx/esm/api');
  /** @type {typeof import('./lib/search/next-index')} */
  const { ensureSearchIndex } = await tsImport('./lib/search/next-index.ts', import.meta.url);
  /** @type {typeof import('./lib/content/collections')} */
  const { news } = await tsImport('./lib/content/collections.ts', import.meta.url);
  const project = fileURLToPath(new URL('.', import.meta.url));
  await ensureSearchIndex(project, news.questions(project));
  return withMDX(config);
}

/** @param {string} phase of Next: a build, a development server or a production server */
export default (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return withSearchIndex();
  // `app/error.dev.tsx` is in no build.
  const development = { ...config, pageExtensions: ['dev.tsx', 'ts', 'tsx'] };
  return withBrowserScript(phase === PHASE_DEVELOPMENT_SERVER ? development : config);
};
