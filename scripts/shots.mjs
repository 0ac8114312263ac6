// `npm run shots`: writes screenshots of every page at four widths into .shots/, and the picture of the home page in README.md.
//   npm run shots -- --base http://localhost:3000 --only /prezzi,/contatti --widths 360,1280 --fold
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { fail, root } from './bootstrap.mjs';
import { browserLaunch } from './browser.mjs';
import { PICTURE, shownDigest } from './site-check/picture';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    fold: { type: 'boolean', default: false },
  },
});

const response = await fetch(values.base).catch(() => undefined);
if (!response) fail(`No server at ${values.base}. Run \`npm start\` in another terminal, or set --base.`);

const paths = values.only ? values.only.split(',') : await sitemapPaths();
const folder = join(root, '.shots');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserLaunch());
for (const width of values.widths.split(',').map(Number)) {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 740 : 900 },
    reducedMotion: 'reduce',
  });
  for (const path of paths) {
    const response = await page.goto(new URL(path, values.base).href, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    if (!values.fold) await scrollThrough(page);
    const name = `${path === '/' ? 'home' : path.slice(1).replaceAll(/[/#?]/g, '_')}-${width}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: !values.fold });
    console.log(name);
    if (path !== '/' || width !== 1280) continue;
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height: 800 } });
    const exif = { IFD0: { ImageDescription: shownDigest((await response?.text()) ?? '') } };
    await sharp(picture).webp({ quality: 85 }).withExif(exif).toFile(join(root, PICTURE));
    console.log(PICTURE);
  }
  await page.close();
}
await browser.close();

/**
 * Scrolls through the page and back, so that lazy images load.
 * @param {import("@playwright/test").Page} page
 */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** @returns the paths in the sitemap */
async function sitemapPaths() {
  const xml = await (await fetch(new URL('/sitemap.xml', values.base))).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '/']) => new URL(loc).pathname);
}
