// `npm test`: on a fresh clone too, brings what is missing (a browser as well) and runs all that must pass (D32).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, npx, root, run, say } from './bootstrap.mjs';

const began = Date.now();
ensureInstalled();
// The tests state the settings they need: those of a developer's .env or shell must not reach them.
for (const name of settingNames()) process.env[name] = '';
const { checkEnvironment } = await import('./environment.mjs');
checkEnvironment();
rmSync(join(root, 'test-results'), { recursive: true, force: true });
mkdirSync(join(root, 'test-results'), { recursive: true });

const { check } = await import('./check.mjs');
const { build } = await import('./build.mjs');
const { isBuilt } = await import('./fingerprint.mjs');
check();
if (!isBuilt()) await build();
await ensureBrowser();

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

/** An installed Chromium or Chrome, else Playwright's download, else Debian's package (as root). */
async function ensureBrowser() {
  const { findBrowser } = await import('./browser.mjs');
  if (findBrowser()) return;
  say('No Chromium or Chrome found: trying Playwright’s download');
  spawnSync(...npx('playwright', 'install', 'chromium'), { cwd: root, stdio: 'inherit', timeout: 180_000 });
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Trying Debian’s package (apt-get install chromium)');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!findBrowser()) {
    fail(
      'The browser tests need Chromium or Chrome and none could be installed. Install one, then run `npm test` again.',
    );
  }
}
