import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { everyAddress } from './addresses';

test.use({ reducedMotion: 'reduce' });

for (const path of [...everyAddress, '/non-esiste']) {
  test(`axe: ${path} at 360 and 1280 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page })
        // No page has frames: nothing is lost, and axe need not open a page of its own for every run.
        .setLegacyMode(true)
        // Only what is wrong is described in full.
        .options({ resultTypes: ['violations'] })
        .analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id} at ${width} px: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
        ),
      ).toEqual([]);
    }
  });
}
