import { expect, type Page, test } from '@playwright/test';
import { parentsOf } from '@/app/_site/pages';
import { layoutCopy } from '@/content/navigation';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { texts } from '@/content/texts';
import type { PageMeta } from '@/lib/schema/page';
import { everyAddress } from './addresses';
import { overflow, violationsAtBothWidths } from './axe';

test.use({ reducedMotion: 'reduce' });

/** Printed texts with a contrast below 4.5 to 1: with backgrounds, or on the white of a printer that leaves them out. */
const illegibleOnPaper = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const known = new Map<string, [number, number]>();
    /** Luminance and opacity of a colour in any notation. */
    const read = (colour: string): [number, number] => {
      const before = known.get(colour);
      if (before || !canvas) return before ?? [0, 1];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      const found: [number, number] = [0.2126 * r + 0.7152 * g + 0.0722 * b, alpha / 255];
      known.set(colour, found);
      return found;
    };
    const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const under = (element: Element | null): number => {
      if (!element) return 1;
      const [luminance, opacity] = read(getComputedStyle(element).backgroundColor);
      return opacity > 0.5 ? luminance : under(element.parentElement);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text;
      const words = data.trim();
      if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const [ink] = read(getComputedStyle(element).color);
      if (Math.min(contrast(ink, under(element)), contrast(ink, 1)) < 4.5) found.add(words.slice(0, 60));
    }
    return [...found];
  });

/** What every page of the registry has around its content. */
async function checkFrame(tab: Page, page: PageMeta): Promise<void> {
  await expect(tab.getByRole('banner')).toBeVisible();
  await expect(tab.getByRole('contentinfo')).toContainText(site.legal.pec);
  await expect(tab.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
  const crumbs = tab.getByRole('navigation', { name: layoutCopy.breadcrumb });
  const parents = parentsOf(page);
  await expect(crumbs).toHaveCount(parents.length > 0 ? 1 : 0);
  if (parents.length > 0) {
    await expect(crumbs.getByRole('link')).toHaveCount(parents.length);
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(page.label);
  }
  const band = tab.getByRole('heading', {
    name: "Il futuro dell'elaborazione documentale intelligente è qui, ed è on-premise",
  });
  await expect(band).toHaveCount(page.noClosingBand ? 0 : 1);
}

/** Whether a page has six sections or more and does not list them. */
const lacksContents = (page: Page) =>
  page.evaluate(() => {
    const lists = [...document.querySelectorAll('main nav')];
    const sections = document.querySelectorAll('main section[id][aria-labelledby]').length;
    return sections > 5 && !lists.some((list) => list.querySelectorAll('a[href^="#"]').length > 1);
  });

/** The sections of a page, and what its list of contents names, if it has one. */
const contentsOf = (page: Page) =>
  page.locator(`main nav[aria-label="${texts.contents}"]`).evaluateAll((lists) => ({
    listed: lists.flatMap((list) => [...list.querySelectorAll('a')].map(({ hash }) => hash)),
    sections: [...document.querySelectorAll('main section[id][aria-labelledby]')].map(({ id }) => `#${id}`),
  }));

const registered: Record<string, PageMeta> = pages;

for (const path of [...everyAddress, '/non-esiste']) {
  test(`${path} has its frame, passes axe at 360 and 1280 px, can be read on paper, does not scroll sideways from 320 to 2560 px, and has no policy violation`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize({ width: 360, height: 800 });
    const status = (await page.goto(path))?.status();
    // Before axe, which adds its own messages. The console of an unknown path contains its log (D8).
    if (status === 200) expect(errors).toEqual([]);
    else expect(errors.filter((text) => /content security policy/i.test(text))).toEqual([]);
    expect(status).toBe(everyAddress.includes(path) ? 200 : 404);
    const meta = registered[path];
    if (meta) await checkFrame(page, meta);
    expect(await lacksContents(page), 'six sections: give its SiteLayout `contents`').toBe(false);
    const { listed, sections } = await contentsOf(page);
    if (listed.length > 0) expect(listed.filter((hash) => sections.includes(hash))).toEqual(sections);
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await illegibleOnPaper(page), 'on paper').toEqual([]);
    await page.emulateMedia({ media: null });
    for (const width of [320, 768, 1024, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
