import type { Page } from '@playwright/test';

/**
 * Holds requests back until the returned function is called.
 * @param pattern which ones, by their address
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
