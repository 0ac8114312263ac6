import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { everyAddress } from './addresses';

test.use({ reducedMotion: 'reduce' });

/** How far a page reaches beyond a window of this width, in pixels. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What axe finds wrong, of all its rules; no page has frames, so the page itself is all there is to look at. */
const violationsIn = (page: Page) =>
  page.evaluate(async () => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    // Only what is wrong is described in full.
    return (await inPage.run(document, { resultTypes: ['violations'] })).violations;
  });

for (const path of [...everyAddress, '/non-esiste']) {
  test(`axe: ${path} at 360 and 1280 px; nothing scrolls sideways from 320 to 2560 px; its policy blocks nothing of its own`, async ({
    page,
  }) => {
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) blocked.push(message.text());
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    // Before axe adds what is not the page's own.
    expect(blocked).toEqual([]);
    await page.evaluate(axe.source);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const violations = await violationsIn(page);
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id} at ${width} px: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
        ),
      ).toEqual([]);
    }
    const overflow: Record<number, number> = {};
    for (const width of [320, 768, 1024, 1280, 2560]) overflow[width] = await overflowAt(page, width);
    expect(Object.entries(overflow).filter(([, pixels]) => pixels > 0)).toEqual([]);
  });
}
