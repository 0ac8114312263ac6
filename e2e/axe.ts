import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Rules whose result depends on the width, even for elements that are visible at both widths. */
const widthRules = ['target-size', 'scrollable-region-focusable'];

/**
 * The violations of axe rules on the current page, each with its rule and elements.
 * @param part selector of the part to analyse; by default the whole page
 * @param rules the rules to apply; by default all
 */
export async function violations(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, only]) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      // `preload` is for media and linked styles, which no page has.
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
 * The violations of all rules at 360 px, and at 1280 px what differs there: `widthRules` for the whole page, all rules for
 * the elements that are hidden at 360 px.
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
