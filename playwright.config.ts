import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './lib/tools/browser.mjs';

const port = Number(process.env.E2E_PORT || 3210);
// Workers load this file again: they must see the folder that the first process chose.
process.env.MAIL_SPOOL_DIR ||= mkdtempSync(join(tmpdir(), 'spool-'));

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'it-IT',
    // A trace of every test would double the time; `npx playwright test --trace on` makes one when it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch(),
  },
  webServer: {
    command: 'npm start',
    url: `http://localhost:${port}`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      MAIL_SPOOL_DIR: process.env.MAIL_SPOOL_DIR,
      // All tests come from one address.
      RATE_LIMIT_MAX: '100000',
      MAIL_PER_SECOND: '100',
    },
  },
});
