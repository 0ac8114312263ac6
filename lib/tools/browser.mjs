// Which browser the tests and the pictures use: an installed Chromium or Chrome first, else Playwright's own (D32).
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a browser that is there, or undefined. */
export function findBrowser() {
  const own = chromium.executablePath();
  return installed.find((path) => existsSync(path)) ?? (own && existsSync(own) ? own : undefined);
}

/**
 * Launch options for Playwright: the browser that is there, without its calls home, and without the sandbox where
 * the user is root (Chromium refuses to start otherwise).
 */
export function browserLaunch() {
  const root = process.getuid?.() === 0;
  return {
    executablePath: findBrowser(),
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
