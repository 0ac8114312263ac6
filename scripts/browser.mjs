// Finds or installs the browser for tests and screenshots: an installed Chromium or Chrome, else Playwright's own (D32).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { fail, npx, root, say } from './bootstrap.mjs';
import { installPackage } from './programs.mjs';

/** The paths where systems install a full browser. */
const browserPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's headless build: twice as fast, but without a back/forward cache. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** @returns the path of a full browser; undefined if there is none */
function findBrowser() {
  return [...browserPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Returns launch options for Playwright, without background requests.
 * @param {{ full?: boolean }} [options] `full`: not the headless build
 */
export function browserLaunch({ full = false } = {}) {
  const usesShell = !full && existsSync(headlessShell);
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: usesShell ? headlessShell : (findBrowser() ?? chromium.executablePath()),
    args: [
      // The sandbox does not start for root.
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** Installs a browser if there is none: Playwright's download, else Debian's packages (as root). Exits if neither works. */
export function ensureBrowser() {
  if (!findBrowser()) {
    say('No Chromium or Chrome found: trying Playwright’s download');
    spawnSync(...npx('playwright', 'install', 'chromium'), { cwd: root, stdio: 'inherit', timeout: 180_000 });
  }
  if (!findBrowser()) installPackage('chromium');
  if (!findBrowser()) {
    fail(
      'The browser tests need Chromium or Chrome and none could be installed. Install one, then run `npm test` again.',
    );
  }
  if (!existsSync(headlessShell)) installPackage('chromium-headless-shell');
}
