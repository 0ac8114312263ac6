// `npm run test:engines`: runs the tests of e2e/engines in Firefox and WebKit. `npm test` uses Chromium.
import { pathToFileURL } from 'node:url';
import { ensureInstalled, fail, npx, run, say } from './bootstrap.mjs';
import { findProgram, installPackage } from './programs.mjs';

/** @returns the path of a Firefox; undefined if there is none */
export const findFirefox = () => findProgram(['firefox-esr', 'firefox']);

/** Debian keeps this browser out of the PATH. */
const miniBrowserFolders = ['x86_64', 'aarch64'].flatMap((processor) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}`),
);

/** @returns the paths of WebKitGTK's driver and small browser, and of a virtual screen; undefined if one is missing */
export function findWebKit() {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  const browser = findProgram(['MiniBrowser'], miniBrowserFolders);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** The engines and their Debian packages. */
const engines = [
  { name: 'firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'webkit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/**
 * Runs the tests in the engines that are installed or can be installed (Debian, as root). A missing engine is reported; in CI it
 * is a failure.
 */
export function testEngines() {
  const installedEngines = engines.filter(({ name, find, packages }) => {
    if (!find()) for (const packageName of packages) installPackage(packageName);
    if (find()) return true;
    say(`Skipped: ${name} is not installed and could not be (Debian: apt-get install ${packages.join(' ')})`);
    return false;
  });
  if (installedEngines.length > 0) {
    const projects = installedEngines.map(({ name }) => `--project=${name}`);
    say('Browser tests in other engines (playwright, e2e/engines)');
    run(
      npx('playwright', 'test', '--config=e2e/engines/playwright.config.ts', ...projects),
      'Tests in other engines failed: the lines above say which.',
    );
  }
  if (installedEngines.length < engines.length && process.env.CI)
    fail('An engine was skipped: the lines above say which.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
  testEngines();
}
