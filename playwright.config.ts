import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './lib/tools/browser.mjs';

const port = Number(process.env.E2E_PORT || 3210);
/** `npm run test:full` runs only what takes long, also in other places; `npm test` leaves that out (lib/tools/test.mjs). */
const { TEST_FULL } = process.env;
const full = TEST_FULL === '1';
/** Names of files and tags of tests. */
const takesLong = /@full|(?:host-service|no-script|repeats|same-pages|states)\.spec/;
// Workers load this file again: they must see the folder that the first process chose.
process.env.MAIL_SPOOL_DIR ||= mkdtempSync(join(tmpdir(), 'spool-'));

/** The production server. */
export const server = {
  command: 'npm start',
  url: `http://localhost:${port}`,
  timeout: 300_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
  env: {
    PORT: String(port),
    MAIL_SPOOL_DIR: process.env.MAIL_SPOOL_DIR,
    // All tests come from one address.
    RATE_LIMIT_MAX: '100000',
    MAIL_PER_SECOND: '100',
  },
};

/** The same site without the adapter (next.config.mjs): what visitors do there must work too. */
const nextPort = port + 1;
const ordinaryNext = {
  project: {
    name: 'ordinary-next',
    testMatch: [
      '**/forms/*.spec.ts',
      '**/full/ordinary-next-redirects.ts',
      '**/prova/*.spec.ts',
      '**/{consent,every-page,frame,search}.spec.ts',
    ],
    use: { baseURL: `http://localhost:${nextPort}` },
  },
  server: {
    ...server,
    command: 'node --import tsx e2e/full/serve-ordinary-next.ts',
    url: `http://localhost:${nextPort}`,
    // It builds first.
    timeout: 600_000,
    // It removes a folder with all packages.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 } as const,
    env: { ...server.env, PORT: String(nextPort) },
  },
};

/** The site on workerd, with its leads in a Durable Object (out/worker). */
const workerPort = port + 2;
const worker = {
  project: {
    name: 'worker',
    testMatch: ['**/forms/*.spec.ts', '**/policy.spec.ts', '**/full/cloudflare-pages.ts'],
    use: { baseURL: `http://localhost:${workerPort}` },
  },
  server: {
    ...server,
    // After `npm start`, which builds.
    command: 'node --import tsx e2e/full/serve-worker.ts',
    url: `http://localhost:${workerPort}`,
    env: { ...server.env, PORT: String(workerPort) },
  },
};

export default defineConfig({
  testDir: 'e2e',
  // They have drivers and a configuration of their own: npm run test:engines.
  testIgnore: '**/engines/**',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long, as CI has two slow cores: a limit is there to end what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
  projects: full
    ? [{ name: 'bundle', grep: takesLong }, ordinaryNext.project, worker.project]
    : [{ name: 'bundle', ...(TEST_FULL === '0' && { grepInvert: takesLong }) }],
  webServer: full ? [server, ordinaryNext.server, worker.server] : [server],
});
