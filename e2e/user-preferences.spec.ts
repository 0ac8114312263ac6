// How pages adapt to touch, zoom, spacing, text size, colours and motion that visitors choose.
import { expect, test } from '@playwright/test';
import { browserLaunch } from '@/scripts/browser.mjs';
import { overflow } from './axe';
import { everyPath } from './paths';
import { illegibleLines, invisibleShapes, smallTargets } from './visual-faults';

/** One page each with drawings, a table, tabs, a form, code, and plain text. */
const examples = ['/', '/prezzi', '/supporto', '/contatti', '/documentazione/integrazioni', '/accessibilita'];

/** The text spacing of WCAG 1.4.12. */
const wcagSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test.describe('on a phone with touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every control outside running text is at least 44 px large', async ({ page }) => {
    for (const path of examples) {
      await page.goto(path);
      expect(await smallTargets(page), path).toEqual([]);
    }
  });
});

test('every page with WCAG spacing fits a window of 320 px', { tag: '@full' }, async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ viewport: { width: 320, height: 740 }, bypassCSP: true });
  for (const path of everyPath) {
    await page.goto(path);
    await page.addStyleTag({ content: wcagSpacing });
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test('with twice the text size of the browser pages fit the window and are legible', {
  tag: '@full',
}, async ({ playwright, baseURL }) => {
  test.setTimeout(180_000);
  const launch = browserLaunch();
  const browser = await playwright.chromium.launch({
    ...launch,
    args: [...launch.args, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ viewport: { width: 640, height: 800 }, ...(baseURL && { baseURL }) });
  for (const path of everyPath) {
    await page.setViewportSize({ width: 640, height: 800 });
    await page.goto(path);
    expect.soft(await overflow(page), `${path} at 640 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await overflow(page), `${path} at 360 px`).toBeLessThanOrEqual(0);
    expect.soft(await illegibleLines(page), path).toEqual([]);
  }
  await browser.close();
});

// every-page.spec.ts checks the width.
test('at 400% zoom the header is low', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of examples) {
    await page.goto(path);
    const head = await page.getByRole('banner').boundingBox();
    expect(head?.height, path).toBeLessThan(80);
  }
});

test.describe('with forced colours', () => {
  test.use({ viewport: { width: 1280, height: 800 }, forcedColors: 'active', colorScheme: 'dark' });

  test('drawings, bars and dots of every page are visible', { tag: '@full' }, async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of everyPath) {
      await page.goto(path);
      expect.soft(await invisibleShapes(page), path).toEqual([]);
    }
  });

  test('marked words and the selected tab stand out from the black background', async ({ page }) => {
    await page.goto('/tecnologia/ricerca');
    await expect(page.locator('main mark').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
    await page.goto('/supporto');
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).not.toHaveCSS('border-bottom-color', 'rgb(0, 0, 0)');
    await expect(tabs.last()).toHaveCSS('border-bottom-color', 'rgb(0, 0, 0)');
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing has a transition or an animation', async ({ page }) => {
    await page.goto('/');
    const animated = await page.locator('*').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return /[1-9]/.test(transitionDuration) || animationName !== 'none' ? [element.className] : [];
      }),
    );
    expect(animated).toEqual([]);
  });
});

test('in a browser without popovers the button opens the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await page.route('**/prezzi', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('popover="auto"', '') });
  });
  await page.goto('/prezzi');
  const link = page.getByRole('banner').getByRole('link', { name: 'Tecnologia' });
  await expect(link).toBeHidden();
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(link).toBeVisible();
  await button.click();
  await expect(link).toBeHidden();
});
