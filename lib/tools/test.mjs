// `npm test`: installs what is missing, including a browser and Caddy, and runs what must pass before a change is merged.
// `npm run test:full`: the tests that take long, and the coverage (D32).
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, npx, root, run, runInBackground, say } from './bootstrap.mjs';

const startedAt = Date.now();
const full = process.argv.includes('--full');
ensureInstalled();
// The tests state the settings they need. The settings of a developer's .env or shell must not reach them.
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
process.env.TEST_FULL = full ? '1' : '0';
if (full) {
  ensureNewerNode();
  ensureWrangler();
  // TEST_FULL=1 also makes some tests longer: more seeds, more hours, more kills.
  say('Unit tests, with their coverage of lib (vitest)');
  unitTests('--coverage');
  say('Browser tests that take long, and the site without its adapter (playwright)');
} else {
  await checkSources();
  say('Browser tests (playwright, against the production build), while the built site is checked');
}
const site = full ? undefined : runInBackground([process.execPath, ['lib/tools/check.mjs', '--site']]);
run(npx('playwright', 'test'), 'Browser tests failed: the lines above say which.');
await site?.('The built site has errors: fix the lines above.');
if (full) {
  const { testEngines } = await import('./engines.mjs');
  testEngines();
}

const unit = JSON.parse(readFileSync(join(root, 'test-results/unit.json'), 'utf8'));
const browser = JSON.parse(readFileSync(join(root, 'test-results/browser.json'), 'utf8')).stats;
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
say(
  `Everything passed in ${minutes} minutes: ${unit.numPassedTests} unit, ${browser.expected} browser tests`,
);
console.log(
  `${unit.numPassedTests + browser.expected} passed, ${unit.numFailedTests + browser.unexpected} failed`,
);

/** Every variable that .env.example documents. */
function settingNames() {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  return [...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
}
