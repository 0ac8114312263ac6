import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.mjs';

const port = Number(process.env.E2E_PORT || 3210);
const ordinaryNextPort = port + 1;
const workerPort = port + 2;
/** `1`: only slow tests, also without the adapter and on workerd; `0`: all but those (scripts/test.mjs); unset: all. */
const { TEST_FULL } = process.env;
const isFull = TEST_FULL === '1';
/** Names of files and tags of slow tests. */
const slowTests = /@full|(?:host-service|no-script|repeats|same-pages|states)\.spec/;
const leadsFolder = process.env.MAIL_SPOOL_DIR || mkdtempSync(join(tmpdir(), 'spool-'));
// Workers load this file again, and must use the same folder.
process.env.MAIL_SPOOL_DIR = leadsFolder;

const serverOn = (serverPort: number, command: string) => ({
  command,
  url: `http://localhost:${serverPort}`,
  timeout: 300_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
  env: {
    PORT: String(serverPort),
    MAIL_SPOOL_DIR: leadsFolder,
    // All tests come from one address.
    RATE_LIMIT_MAX: '100000',
    MAIL_PER_SECOND: '100',
  },
});

/** The production server. */
export const server = serverOn(port, 'npm start');

/** The same site without the adapter (next.config.mjs), on which visitors must be able to do the same. */
const ordinaryNext = {
  project: {
    name: 'ordinary-next',
    // same-pages.spec.ts compares its pages with those of the bundle.
    testMatch: [
      '**/forms/{contact,demo,every-form,no-script,partner,start}.spec.ts',
      '**/full/ordinary-next-redirects.ts',
      '**/prova/*.spec.ts',
      '**/{layout,search}.spec.ts',
    ],
    use: { baseURL: `http://localhost:${ordinaryNextPort}` },
  },
  server: {
    ...serverOn(ordinaryNextPort, 'node --import tsx e2e/full/serve-ordinary-next.ts'),
    // It builds first.
    timeout: 600_000,
    // It removes a folder with all packages.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 } as const,
  },
};

/** The site on workerd, with its leads in a Durable Object (out/worker). Its server starts after `npm start`, which builds. */
const worker = {
  project: {
    name: 'worker',
    // The pages and their scripts are those of the bundle: only what reaches the endpoint differs.
    testMatch: [
      '**/forms/{every-form,no-script,repeats}.spec.ts',
      '**/policy.spec.ts',
      '**/full/cloudflare-pages.ts',
    ],
    use: { baseURL: `http://localhost:${workerPort}` },
  },
  server: serverOn(workerPort, 'node --import tsx e2e/full/serve-worker.ts'),
};

export default defineConfig({
  testDir: 'e2e',
  // `npm run test:engines` has other browsers and a separate configuration.
  testIgnore: '**/engines/**',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long, because CI has two slow cores: limits only end what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'it-IT',
    // A trace of every test would double the time; `npx playwright test --trace on` makes them.
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch(),
  },
  projects: isFull
    ? [{ name: 'bundle', grep: slowTests }, ordinaryNext.project, worker.project]
    : [{ name: 'bundle', ...(TEST_FULL === '0' && { grepInvert: slowTests }) }],
  webServer: isFull ? [server, ordinaryNext.server, worker.server] : [server],
});
