import { expect, test } from '@playwright/test';
import { browserLaunch } from '../lib/tools/browser.mjs';

// Playwright disables the back/forward cache, and headless builds have none.
test.use({
  launchOptions: {
    ...browserLaunch({ full: true }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('late web fonts cause no layout shift', async ({ page }) => {
  let late = 0;
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    late += 1;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      (window as unknown as { moved: number }).moved += list.getEntries().length;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/documentazione/gestione-documenti');
  await expect.poll(() => late).toBe(2);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
});

test('a page is prefetched on hover of its link, and not before', async ({ page }) => {
  const ahead: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Preload.enable');
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => ahead.push(new URL(prefetchUrl).pathname));
  const rules = new Promise<string | undefined>((resolve) => {
    browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => resolve(ruleSet.errorMessage));
  });
  await page.goto('/prezzi');
  expect(await rules, 'what is wrong with the rules').toBeUndefined();
  expect(ahead).toEqual([]);
  const link = page.locator('main a[href^="/"]:visible').first();
  await link.hover();
  await expect.poll(() => ahead[0]).toBe(await link.getAttribute('href'));
});

for (const path of ['/tecnologia', '/richiedi-demo']) {
  test(`${path} returns from the back/forward cache`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => Object.assign(window, { left: true }));
    await page.goto('/prezzi');
    await page.evaluate(() => history.back());
    // A page from the back/forward cache has no load event.
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    expect(await page.evaluate(() => 'left' in window)).toBe(true);
  });
}
