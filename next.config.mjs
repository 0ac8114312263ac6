import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { italianDay } from './lib/content/italian-day.mjs';
import { apiPolicy, generalHeaders, speculationRules } from './lib/http/security-headers.mjs';
import { bothSpellings } from './lib/http/trailing-slash.mjs';

const exceptions = bothSpellings.map((path) => `${path.slice(1)}/$`).join('|');

/** @type {import('next').NextConfig} */
const config = {
  // Which articles may be read is decided once for all processes of a build (lib/content/publication.ts).
  env: { CONTENT_DAY: italianDay() },
  poweredByHeader: false,
  reactStrictMode: true,
  pageExtensions: ['ts', 'tsx'],
  // `npm run check` has done so right before (lib/tools/check.mjs); every other build checks them itself.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  // Next leaves a core idle, half of a small machine; and no client router reads the data of the pages ahead (D33).
  experimental: { cpus: availableParallelism(), prefetchInlining: false },
  // Writes the bundle that is served.
  adapterPath: fileURLToPath(new URL('lib/adapter/adapter.mjs', import.meta.url)),
  // The same sources give the same build.
  generateBuildId: async () => (await import('./lib/tools/fingerprint.mjs')).fingerprint().slice(0, 20),
  // One address answers with and without its final slash (D6), so the rule below replaces Next's general one.
  skipTrailingSlashRedirect: true,
  async redirects() {
    return [{ source: `/:path((?!${exceptions}).+)/`, destination: '/:path', permanent: true }];
  },
  // For `next start`: the bundle has its own, from the same source, and a policy a page besides.
  async headers() {
    const headers = Object.entries(generalHeaders(process.env)).map(([key, value]) => ({ key, value }));
    return [
      { source: '/:path*', headers },
      {
        source: '/api/:path*',
        headers: Object.entries(apiPolicy).map(([key, value]) => ({ key, value })),
      },
      { source: speculationRules.path, headers: [{ key: 'Content-Type', value: speculationRules.type }] },
    ];
  },
};

const withMDX = createMDX({
  options: {
    remarkPlugins: [
      'remark-frontmatter',
      'remark-gfm',
      // Loaders get names, not functions.
      fileURLToPath(new URL('app/_site/remark-text-check.mjs', import.meta.url)),
    ],
    rehypePlugins: [],
  },
});

/** Pages named `page.dev.tsx` are there while the site is being written, and in no build. */
const whileWriting = { ...config, pageExtensions: ['dev.tsx', 'ts', 'tsx'] };

/** @param {string} phase what Next is about to do */
export default (phase) => withMDX(phase === PHASE_DEVELOPMENT_SERVER ? whileWriting : config);
