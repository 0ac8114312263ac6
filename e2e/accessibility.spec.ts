import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';

/** Addresses of a collection of texts, by its files. */
const addresses = (folder: string, parent: string) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${parent}/${name.slice(0, -'.mdx'.length)}`);

const everything = [
  ...Object.keys(pages),
  ...addresses('docs', '/documentazione'),
  ...addresses('news', '/novita'),
  '/non-esiste',
];

for (const width of [360, 1280]) {
  test.describe(`axe at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });

    for (const path of everything) {
      test(path, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          // No page has frames: nothing is lost, and axe need not open a page of its own for every run.
          .setLegacyMode(true)
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
          ),
        ).toEqual([]);
      });
    }
  });
}
