import { fileURLToPath } from 'node:url';
import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { textSyntax } from './lib/content/text-tree';

/** The texts of content/, as next.config.mjs has them made for the bundler. */
const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  async transform(text, id) {
    if (!id.endsWith('.mdx')) return;
    const remarkPlugins = [textSyntax];
    return String(await compile(text, { remarkPlugins, providerImportSource: '@/mdx-components' }));
  },
};

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // The package throws unless the bundler knows it.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  plugins: [texts],
  test: {
    // Halves the time. A fixture sets up its hooks in a function that each file calls, since its module is read once.
    isolate: false,
    include: ['tests/**/*.test.{ts,tsx}'],
    // `npm run test:full` alone: it takes minutes.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_FULL === '1'
        ? []
        : ['tests/mail/delivery/flood.test.ts', 'tests/bench/{mail,worker}.test.ts']),
    ],
    // Long, as CI has two slow cores that also build the site: a limit is there to end what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Many tests wait for sockets, disks and clocks, not for a core.
    maxWorkers: 3,
    coverage: { reporter: ['text-summary'], include: ['lib/**/*.ts'] },
  },
});
