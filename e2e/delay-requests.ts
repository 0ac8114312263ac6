import type { Page } from '@playwright/test';
import { deferred } from '@/tests/deferred';

/** Addresses of the scripts that hydrate pages. */
export const hydrationScripts = /\/assets\/islands\//;

/**
 * Delays requests until the returned function is called.
 * @param pattern matches their addresses
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
