// `npm run test:engines`: what people do, in Firefox and in WebKit (e2e/engines). `npm test` has Chromium.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, fail, npx, run, say } from './bootstrap.mjs';
import { findProgram, installPackage } from './programs.mjs';

/** Path of a Firefox, or undefined. */
export const findFirefox = () => findProgram(['firefox-esr', 'firefox']);

/** WebKitGTK's driver and small browser, and a screen that nobody sees; or undefined. */
export function findWebKit() {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  const browser = findMiniBrowser();
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** Debian keeps it out of the PATH: /usr/lib/<system>/webkit2gtk-<version>/MiniBrowser. */
function findMiniBrowser() {
  const libraries = process.platform === 'linux' ? readdirSync('/usr/lib', { withFileTypes: true }) : [];
  for (const library of libraries.filter((entry) => entry.isDirectory())) {
    const folder = join('/usr/lib', library.name);
    const versions = readdirSync(folder).filter((name) => name.startsWith('webkit2gtk-'));
    const found = findProgram(
      ['MiniBrowser'],
      versions.map((version) => join(folder, version)),
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * Runs the tests in the engines that are there or can be installed (Debian, as root). A line says which is left out; in CI
 * that is a failure.
 */
export function testEngines() {
  if (!findFirefox()) installPackage('firefox-esr');
  if (!findWebKit()) for (const name of ['webkit2gtk-driver', 'xvfb']) installPackage(name);
  const engines = [...(findFirefox() ? ['firefox'] : []), ...(findWebKit() ? ['webkit'] : [])];
  for (const [name, packages] of /** @type {const} */ ([
    ['firefox', 'firefox-esr'],
    ['webkit', 'webkit2gtk-driver xvfb'],
  ])) {
    if (!engines.includes(name)) {
      say(`Skipped: ${name} is not installed and could not be (Debian: apt-get install ${packages})`);
    }
  }
  if (engines.length > 0) {
    say(`Browser tests in ${engines.join(' and ')} (playwright's runner, e2e/engines)`);
    run(
      npx(
        'playwright',
        'test',
        '--config=e2e/engines/playwright.config.ts',
        ...engines.map((name) => `--project=${name}`),
      ),
      'Tests in other engines failed: the lines above say which.',
    );
  }
  if (engines.length < 2 && process.env.CI) fail('An engine was skipped: the lines above say which.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
  testEngines();
}
