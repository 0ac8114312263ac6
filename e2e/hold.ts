import type { Page } from '@playwright/test';
import { gate } from '@/tests/gate';

/**
 * Holds requests back until the returned function is called.
 * @param pattern which ones, by their address
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(pattern, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
