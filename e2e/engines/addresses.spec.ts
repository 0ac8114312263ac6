import { everyAddress } from '../addresses';
import { expect, test } from './tab';

for (const path of everyAddress) {
  test(`${path} does not scroll sideways, and shows both typefaces`, async ({ tab }) => {
    for (const width of [390, 1280]) {
      await tab.driver.resize(width, 900);
      await tab.goto(path);
      // A window takes its width a moment later.
      const found = () =>
        tab.evaluate(() => ({
          width: innerWidth,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          heading: document.querySelector('h1')?.checkVisibility(),
        }));
      await expect.poll(found).toEqual({ width, overflow: 0, heading: true });
    }
    // The first view of a page may show the fallback (font-display: optional), later ones have the file.
    await expect(async () => {
      await tab.goto(path);
      const shown = await tab.evaluate(() => {
        const widthIn = (fonts: string) => {
          const span = document.body.appendChild(document.createElement('span'));
          span.textContent = 'Regesto';
          span.style.fontFamily = fonts;
          const { width } = span.getBoundingClientRect();
          span.remove();
          return width;
        };
        // What stands behind a typeface makes no difference while it is used.
        return ['display', 'text'].filter(
          (face) => widthIn(`${face}, serif`) === widthIn(`${face}, monospace`),
        );
      });
      expect(shown).toEqual(['display', 'text']);
    }).toPass({ timeout: 60_000 });
  });
}
