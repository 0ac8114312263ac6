import { expect, test } from '@playwright/test';
import { consoleOf } from './drivers/webkit';

/** WebKit does not know this directive of the policy, and says so on every page. */
const KNOWN = "Unrecognized Content-Security-Policy directive 'manifest-src'";

test('the console stays empty on pages of each kind', async ({ baseURL }) => {
  // Each is a tab with a process of its own.
  test.setTimeout(180_000);
  const paths = ['/', '/prezzi', '/supporto', '/documentazione', '/partner', '/richiedi-demo', '/novita'];
  // The error page for unknown addresses writes its path (D8).
  const urls = [...paths, '/non-esiste'].map((path) => `${baseURL}${path}`);
  const said = await consoleOf(urls, '404: /non-esiste');
  expect(said.filter((line) => !line.includes(KNOWN))).toEqual([]);
});
