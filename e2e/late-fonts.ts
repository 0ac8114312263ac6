import type { Page, Response } from '@playwright/test';
import { hold } from './delay-requests';

/**
 * Loads a page whose typefaces arrive after the first paint.
 * @returns the response, and by how much the layout has shifted until the typefaces are there
 */
export async function loadWithLateFonts(
  page: Page,
  path: string,
): Promise<{ response: Response | null; shift: number }> {
  const release = await hold(page, '**/*.woff2');
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  release();
  await page.waitForLoadState('load');
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'display' && status === 'loaded'),
  );
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported after its frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
  return { response, shift };
}
