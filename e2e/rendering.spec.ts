import { expect, type Page, test } from '@playwright/test';
import { pageCharacters } from '@/lib/pictures/font-characters.mjs';
import { browserLaunch } from '@/scripts/browser.mjs';

// Playwright disables the back/forward cache, and headless builds have none.
test.use({
  launchOptions: {
    ...browserLaunch({ full: true }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** The typefaces with which the browser shows each element of a selector. */
async function fontsOf(page: Page, selector: string): Promise<string[][]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const families: string[][] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    families.push(fonts.map(({ familyName }) => familyName));
  }
  return families;
}

for (const [family, name] of [
  ['display', /^Newsreader/],
  ['text', /^Instrument Sans/],
] as const) {
  test(`the typeface «${family}» has every character that pages may use`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(
      async ([family, characters]) => {
        const source = [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => rule instanceof CSSFontFaceRule)
          .find(({ style }) => style.fontFamily === family)
          ?.style.getPropertyValue('src');
        // Under another name, because a text face that comes too late is not used (`font-display: optional`).
        document.fonts.add(await new FontFace('sample', source ?? '').load());
        const samples = [...characters].map((character) => {
          const sample = document.createElement('span');
          sample.style.fontFamily = 'sample, monospace';
          sample.style.whiteSpace = 'pre';
          sample.textContent = character;
          return sample;
        });
        document.body.replaceChildren(...samples);
      },
      [family, pageCharacters] as const,
    );
    const families = await fontsOf(page, 'body > span');
    const characters = [...pageCharacters];
    expect(families).toHaveLength(characters.length);
    expect(
      characters.filter((_, index) => !families[index]?.every((familyName) => name.test(familyName))),
    ).toEqual([]);
  });
}

/** The space that an anchor leaves for the header: 6rem, in pixels. */
const HEADER_PADDING = 96;

const pathsWithAnchor = [
  '/prezzi#domande',
  '/tecnologia/ai#limiti',
  '/#settori',
  '/documentazione/api-auth#custodire-il-segreto',
];

for (const width of [360, 1280]) {
  test(`an anchor scrolls exactly to its target, also after a reload (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // A smooth scroll would continue during the reload, and a reload may show typefaces that came too late the first time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of pathsWithAnchor) {
      await page.goto('about:blank');
      await page.goto(path);
      const target = page.locator(`[id="${path.split('#')[1]}"]`);
      const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top, path).toBe(HEADER_PADDING);
      await page.reload();
      await expect.poll(top, `${path} again`).toBe(HEADER_PADDING);
    }
  });
}

test('the pointer over a link prefetches its page, and nothing does before', async ({ page }) => {
  const prefetched: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Preload.enable');
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    prefetched.push(new URL(prefetchUrl).pathname),
  );
  const rules = new Promise<string | undefined>((resolve) => {
    browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => resolve(ruleSet.errorMessage));
  });
  await page.goto('/prezzi');
  expect(await rules, 'error in the speculation rules').toBeUndefined();
  expect(prefetched).toEqual([]);
  const link = page.locator('main a[href^="/"]:visible').first();
  await link.hover();
  await expect.poll(() => prefetched[0]).toBe(await link.getAttribute('href'));
});

for (const path of ['/tecnologia', '/richiedi-demo']) {
  test(`${path} returns from the back/forward cache`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => Object.assign(window, { isFirstVisit: true }));
    await page.goto('/prezzi');
    await page.evaluate(() => history.back());
    // A page from the back/forward cache has no load event.
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    expect(await page.evaluate(() => 'isFirstVisit' in window)).toBe(true);
  });
}
