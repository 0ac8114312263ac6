// `npm test`: installs what is missing, including a browser and Caddy, and runs the tests that must pass before a merge.
// `npm run test:full`: runs only the tests that `npm test` leaves out (D32).
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, npx, root, run, runInBackground, say } from './bootstrap.mjs';

const startedAt = Date.now();
const isFull = process.argv.includes('--full');
ensureInstalled();
// Tests set the settings they need; those of a developer's .env or shell must not reach them.
for (const name of settingNames()) process.env[name] = '';
const { checkEnvironment } = await import('./environment.mjs');
checkEnvironment();
rmSync(join(root, 'test-results'), { recursive: true, force: true });
mkdirSync(join(root, 'test-results'), { recursive: true });

const { ensureBrowser } = await import('./browser.mjs');
ensureBrowser();
const { ensureCaddy, ensureNewerNode, ensureWrangler } = await import('./programs.mjs');
ensureCaddy();

const { checkSources, unitTests } = await import('./check.mjs');
process.env.TEST_FULL = isFull ? '1' : '0';
if (isFull) {
  ensureNewerNode();
  ensureWrangler();
  // TEST_FULL=1 makes them longer.
  say('Long unit tests: more inputs, faults and kills, and the guides carried out (vitest)');
  unitTests('tests/mail/fuzz.test.ts', 'tests/bench', 'tests/guides');
  say('Long browser tests, and the site without its adapter (playwright)');
} else {
  await checkSources();
  say('Browser tests (playwright, against the production build), while the built site is checked');
}
const siteCheck = isFull ? undefined : runInBackground([process.execPath, ['scripts/check.mjs', '--site']]);
run(npx('playwright', 'test'), 'Browser tests failed: the lines above say which.');
await siteCheck?.('The built site has errors: fix the lines above.');
if (isFull) {
  const { testEngines } = await import('./engines.mjs');
  testEngines();
}

const unit = JSON.parse(readFileSync(join(root, 'test-results/unit.json'), 'utf8'));
const browser = JSON.parse(readFileSync(join(root, 'test-results/browser.json'), 'utf8')).stats;
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
const failed = unit.numFailedTests + browser.unexpected;
say(`Passed in ${minutes} minutes: ${unit.numPassedTests} unit and ${browser.expected} browser tests`);
console.log(`${unit.numPassedTests + browser.expected} passed, ${failed} failed`);

/** @returns the names of all variables that .env.example documents */
function settingNames() {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  return [...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
}
