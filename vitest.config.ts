import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // Marks modules for the bundler only; outside of it there is nothing to guard.
      'server-only': fileURLToPath(new URL('tests/empty.ts', import.meta.url)),
    },
  },
  // The texts of content/ are for the bundler; a test that imports their pages gets their address.
  assetsInclude: ['**/*.mdx'],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    // Many tests wait for sockets, disks and clocks, not for a core.
    maxWorkers: 3,
  },
});
