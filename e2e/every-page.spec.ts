import { expect, type Page, test } from '@playwright/test';
import { parentsOf } from '@/app/_shared/pages';
import { layoutCopy } from '@/content/navigation';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { textCopy } from '@/content/text-copy';
import type { PageMeta } from '@/lib/schema/page';
import { overflow, violations, violationsAtBothWidths } from './axe';
import { loadWithLateFonts } from './late-fonts';
import { everyPath } from './paths';

test.use({ reducedMotion: 'reduce' });

/** Layout shifts up to 0.1 count as good; a fifth of that is hardly visible. */
const MAX_LAYOUT_SHIFT = 0.02;

/** Texts with too little contrast in print, with backgrounds or without: most printers leave them out. */
async function illegibleOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const withBackgrounds = await violations(page, undefined, ['color-contrast']);
  await page.evaluate(() => {
    const whitePaper = new CSSStyleSheet();
    whitePaper.replaceSync('* { background: none !important }');
    document.adoptedStyleSheets = [whitePaper];
  });
  const withoutBackgrounds = await violations(page, undefined, ['color-contrast']);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.emulateMedia({ media: null });
  return [...withBackgrounds, ...withoutBackgrounds];
}

/** Expects header, footer, breadcrumb and closing band, as the page's entry in the registry wants them. */
async function expectFrame(page: Page, meta: PageMeta): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(site.legal.pec);
  const crumbs = page.getByRole('navigation', { name: layoutCopy.breadcrumb });
  const parents = parentsOf(meta);
  await expect(crumbs).toHaveCount(parents.length > 0 ? 1 : 0);
  if (parents.length > 0) {
    await expect(crumbs.getByRole('link')).toHaveCount(parents.length);
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(meta.label);
  }
  const band = page.getByRole('heading', {
    name: "Il futuro dell'elaborazione documentale intelligente è qui, ed è on-premise",
  });
  await expect(band).toHaveCount(meta.noClosingBand ? 0 : 1);
}

/** The anchors of a page: of its sections, of the links in its lists, and of its table of contents, if any. */
const anchorsOf = (page: Page) =>
  page.evaluate((label) => {
    const linked = (selector: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(({ hash }) => hash);
    const sections = [...document.querySelectorAll('main section[id][aria-labelledby]')];
    return {
      sections: sections.map(({ id }) => `#${id}`),
      lists: linked('main nav a[href^="#"]'),
      contents: linked(`main nav[aria-label="${label}"] a`),
    };
  }, textCopy.contents);

const registered: Record<string, PageMeta> = pages;

for (const path of [...everyPath, '/non-esiste']) {
  test(`${path} has its frame, passes axe, fits screens and paper, hardly shifts, obeys its policy`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    let status: number | undefined;
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const { response, shift } = await loadWithLateFonts(page, path);
      expect(shift, `layout shift at ${width} px`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      status = response?.status();
    }
    // Before axe adds messages. The not-found page logs its path (D8).
    if (status === 200) expect(errors).toEqual([]);
    else expect(errors.filter((text) => /content security policy/i.test(text))).toEqual([]);
    expect(status).toBe(everyPath.includes(path) ? 200 : 404);
    const meta = registered[path];
    if (meta) await expectFrame(page, meta);
    const { sections, lists, contents } = await anchorsOf(page);
    if (sections.length > 5) expect(lists.length, 'give it <PageContents>').toBeGreaterThan(1);
    if (contents.length > 0) expect(contents.filter((anchor) => sections.includes(anchor))).toEqual(sections);
    expect(await violationsAtBothWidths(page)).toEqual([]);
    expect(await illegibleOnPaper(page), 'on paper').toEqual([]);
    for (const width of [320, 768, 1024, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow(page), '360 px, with text at 200%').toBeLessThanOrEqual(0);
  });
}
