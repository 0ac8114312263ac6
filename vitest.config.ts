import { fileURLToPath } from 'node:url';
import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { textSyntax } from './lib/content/text-tree';

/** Compiles the texts of content/, as next.config.mjs does for Next. */
const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  async transform(text, id) {
    if (!id.endsWith('.mdx')) return;
    const options = { remarkPlugins: [textSyntax], providerImportSource: '@/mdx-components' };
    return String(await compile(text, options));
  },
};

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // Next replaces this package, which throws when it is imported.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  plugins: [texts],
  test: {
    // Halves the time. Test files share modules, so each file calls a function that adds the hooks of its fixture,
    // and every run has another order: its seed is printed.
    isolate: false,
    sequence: { shuffle: { files: true, tests: false } },
    include: ['tests/**/*.test.{ts,tsx}'],
    // Tests of minutes run only in `npm run test:full`.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_FULL === '1' ? [] : ['tests/bench/{mail,worker}.test.ts', 'tests/guides/**']),
    ],
    // Long, because CI has two slow cores that also build the site: limits only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // More than CI has cores, because many tests wait for sockets, disks and clocks.
    maxWorkers: 3,
    coverage: { reporter: ['text-summary'], include: ['lib/**/*.ts'] },
  },
});
