import type { Page } from '@playwright/test';
import { deferred } from '@/tests/deferred';

/**
 * Holds requests back until the returned function is called.
 * @param pattern which ones, by their address
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
