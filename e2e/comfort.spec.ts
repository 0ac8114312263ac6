import { expect, type Page, test } from '@playwright/test';
import { browserLaunch } from '@/lib/tools/browser.mjs';
import { everyAddress } from './addresses';
import { overflow } from './axe';

/** One page of each kind: home, drawings, prices with a table, tabs, a form, a guide with code. */
const examples = ['/', '/prezzi', '/supporto', '/contatti', '/documentazione/integrazioni', '/accessibilita'];

/** The text spacing of WCAG 1.4.12. */
const wcagSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Lines of text that overlap, or that their box cuts off, except in drawings, boxes that scroll and folded examples. */
const illegibleLines = (page: Page) =>
  page.evaluate(() => {
    type Line = { left: number; right: number; top: number; bottom: number; node: Text };
    const lines: Line[] = [];
    const faults = new Set<string>();
    const excerpt = (node: Text) => `«${node.data.trim().slice(0, 40)}»`;
    const isSkipped = (element: Element) =>
      element.closest('svg, script, style, option, .example:not([open])') !== null ||
      !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || isSkipped(parent)) continue;
      const limits = {
        left: Number.NEGATIVE_INFINITY,
        right: Number.POSITIVE_INFINITY,
        bottom: Number.POSITIVE_INFINITY,
      };
      let scrolls = false;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        // Text only for screen readers is in a box of one pixel.
        scrolls ||= overflowX === 'auto' || overflowX === 'scroll' || box.clientWidth === 1;
        if (overflowX === 'visible') continue;
        const { left, right, bottom } = box.getBoundingClientRect();
        limits.left = Math.max(limits.left, left);
        limits.right = Math.min(limits.right, right);
        limits.bottom = Math.min(limits.bottom, bottom);
      }
      if (scrolls) continue;
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        if (left < limits.left - 2 || right > limits.right + 2 || bottom > limits.bottom + height / 2)
          faults.add(`${excerpt(node)} is cut off`);
        // The middle of a line: the boxes of large type overlap where its letters do not.
        lines.push({ left, right, top: top + height / 4, bottom: bottom - height / 4, node });
      }
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom - 2) break;
        const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        if (line.node !== other.node && shared > 2)
          faults.add(`${excerpt(line.node)} lies over ${excerpt(other.node)}`);
      }
    }
    return [...faults];
  });

/** Controls outside running text that are smaller than 44 px: names and sizes. */
const smallTargets = (page: Page) =>
  page.locator('a[href], button, summary, select, input, textarea').evaluateAll((all) =>
    all.flatMap((element) => {
      const wrapper = element.closest('label, .form-consent, .sr-only');
      const { width, height } = (wrapper ?? element).getBoundingClientRect();
      const isInText = getComputedStyle(element).display === 'inline';
      if (!element.checkVisibility() || isInText || wrapper?.matches('.sr-only')) return [];
      return width > 1 && Math.min(width, height) < 43.5
        ? [`${element.textContent || element.id}: ${Math.round(width)}x${Math.round(height)}`]
        : [];
    }),
  );

/**
 * Parts of drawings, and empty boxes with a background, with a contrast below 3 to 1 on a black page (WCAG 1.4.11).
 * Rules and textures of drawings are ornaments.
 */
const invisibleShapes = (page: Page) =>
  page.evaluate(() => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((text) => {
        const part = Number(text) / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isTooDark = (colour: string) => (luminance(colour) + 0.05) / 0.05 < 3;
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const painted = 'path, rect, circle, line, polyline, polygon, ellipse, text';
    const shapes = [...document.querySelectorAll(`svg :is(${painted})`)].filter((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      const paints = [fill, stroke].filter((paint) => paint !== 'none');
      // Sheets under a drawing have the colour of the page.
      return (
        isVisible(shape) && !paints.includes('rgb(0, 0, 0)') && paints.length > 0 && paints.every(isTooDark)
      );
    });
    const boxes = [...document.querySelectorAll('span:empty[class*="bg-"]:not(.bg-paper, .bg-sheet)')].filter(
      (box) => isVisible(box) && getComputedStyle(box).backgroundColor === 'rgb(0, 0, 0)',
    );
    return [...shapes, ...boxes].map((element) => element.outerHTML.slice(0, 200));
  });

test.describe('on a phone with touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('touch targets are 44 px', async ({ page }) => {
    for (const path of examples) {
      await page.goto(path);
      expect(await smallTargets(page), path).toEqual([]);
    }
  });
});

test('every page with WCAG spacing fits a window of 320 px', { tag: '@full' }, async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ viewport: { width: 320, height: 740 }, bypassCSP: true });
  for (const path of everyAddress) {
    await page.goto(path);
    await page.addStyleTag({ content: wcagSpacing });
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test('text twice as large, as set in the browser, fits the window and stays legible', {
  tag: '@full',
}, async ({ playwright, baseURL }) => {
  test.setTimeout(180_000);
  const launch = browserLaunch();
  const browser = await playwright.chromium.launch({
    ...launch,
    args: [...launch.args, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ viewport: { width: 640, height: 800 }, ...(baseURL && { baseURL }) });
  for (const path of everyAddress) {
    await page.setViewportSize({ width: 640, height: 800 });
    await page.goto(path);
    expect.soft(await overflow(page), `${path} at 640 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await overflow(page), `${path} at 360 px`).toBeLessThanOrEqual(0);
    expect.soft(await illegibleLines(page), path).toEqual([]);
  }
  await browser.close();
});

// every-page.spec.ts checks that pages fit the window.
test('at 400% zoom the header of a page stays low', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of examples) {
    await page.goto(path);
    const head = await page.getByRole('banner').boundingBox();
    expect(head?.height, path).toBeLessThan(80);
  }
});

test.describe('with forced colours', () => {
  test.use({ viewport: { width: 1280, height: 800 }, forcedColors: 'active', colorScheme: 'dark' });

  test('on every page drawings, bars and dots stand out', { tag: '@full' }, async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of everyAddress) {
      await page.goto(path);
      expect.soft(await invisibleShapes(page), path).toEqual([]);
    }
  });

  test('marked words are visible, and the selected tab is recognizable', async ({ page }) => {
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

  test('there are no transitions and no animations', async ({ page }) => {
    await page.goto('/');
    const moving = await page.locator('*').evaluateAll((all) =>
      all.flatMap((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return /[1-9]/.test(transitionDuration) || animationName !== 'none' ? [element.className] : [];
      }),
    );
    expect(moving).toEqual([]);
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
