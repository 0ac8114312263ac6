import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong, of all its rules, with the page as it stands: rule and places. No page has frames, so the page
 * itself is all there is to look at.
 * @param part selector of the only part to look at
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    // Only what is wrong is described in full; there are no media to load first, and the styles are in the page.
    const { violations } = await inPage.run(selector ?? document, {
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, part);
}

/** The same at both widths that the site is looked at, whatever the window was. */
export async function violationsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await violations(page)).map((text) => `${width} px: ${text}`));
  }
  return found;
}
