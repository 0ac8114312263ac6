// `npm test`: on a fresh clone too, brings what is missing (a browser, Redis and Caddy as well) and runs all that must pass (D32).
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, npx, root, run, say } from './bootstrap.mjs';

const began = Date.now();
ensureInstalled();
// The tests state the settings they need: those of a developer's .env or shell must not reach them.
for (const name of settingNames()) process.env[name] = '';
const { checkEnvironment } = await import('./environment.mjs');
checkEnvironment();
rmSync(join(root, 'test-results'), { recursive: true, force: true });
mkdirSync(join(root, 'test-results'), { recursive: true });

const { check } = await import('./check.mjs');
await check();
const { ensureBrowser } = await import('./browser.mjs');
ensureBrowser();
const { ensureCaddy } = await import('./programs.mjs');
ensureCaddy();

say('Browser tests (playwright, against the production build)');
run(npx('playwright', 'test'), 'Browser tests failed: the lines above say which.');

const unit = JSON.parse(readFileSync(join(root, 'test-results/unit.json'), 'utf8'));
const browser = JSON.parse(readFileSync(join(root, 'test-results/browser.json'), 'utf8')).stats;
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
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
