import { defineConfig } from '@playwright/test';
import common, { server } from '@/playwright.config';

/** Firefox and WebKit: Playwright runs the tests, and other packages drive the browsers. */
export default defineConfig({
  ...common,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A browser uses a whole core.
  workers: 2,
  webServer: server,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
