import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Violations of all axe rules on the current page: rule and elements. No page has frames, so
 * running axe in the page itself is enough.
 * @param part selector of the part to analyse
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    // Full results only for violations. There are no media to preload, and the styles are in the page.
    const { violations } = await inPage.run(selector ?? document, {
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, part);
}

/** The violations at 360 and at 1280 px. */
export async function violationsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await violations(page)).map((text) => `${width} px: ${text}`));
  }
  return found;
}
