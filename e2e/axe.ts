import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Rules that depend on the viewport width also for elements that are visible at both widths. */
const widthRules = ['target-size', 'scrollable-region-focusable'];

/**
 * Violations of axe rules on the current page: rule and elements. Without `preload`, which is for media and linked styles: no page has them.
 * @param part selector of the part to analyse
 * @param rules the rules to apply; by default all
 */
export async function violations(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, only]) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const options: RunOptions = { resultTypes: ['violations'], preload: false };
      if (only) options.runOnly = [...only];
      const { violations } = await inPage.run(selector ?? document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    [part, rules] as const,
  );
}

/** How many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * The violations at 360 px by all rules; and at 1280 px by all rules for the elements that are hidden at 360 px, by
 * `widthRules` for the whole page.
 */
export async function violationsAtBothWidths(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 800 });
  const narrow = await violations(page);
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*')) {
      element.toggleAttribute('data-hidden-at-360', !element.checkVisibility());
      element.removeAttribute('data-only-at-1280');
    }
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await violations(page, undefined, widthRules);
  const hasNewElements = await page.evaluate(() => {
    const hidden = [...document.querySelectorAll('[data-hidden-at-360]')];
    const shownNow = hidden.filter((element) => element.checkVisibility());
    for (const element of shownNow) element.setAttribute('data-only-at-1280', '');
    return shownNow.length > 0;
  });
  if (hasNewElements) wide.push(...(await violations(page, '[data-only-at-1280]')));
  return [...narrow.map((text) => `360 px: ${text}`), ...wide.map((text) => `1280 px: ${text}`)];
}
