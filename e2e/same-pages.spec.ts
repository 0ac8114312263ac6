import { expect, type Page, test } from '@playwright/test';
import { selectAll } from 'hast-util-select';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { keepTogether } from '@/lib/adapter/page/keep-together';
import { separateBlocks } from '@/lib/adapter/page/separate-blocks';
import { parsePage, serializePage } from '@/lib/html/tree';
import { freePort } from '@/tests/free-port';
import { everyPath } from './paths';
import { start } from './serving/process';
import { temporaryFolder } from './serving/site';

/** Elements that the adapter changes: scripts, styles and their preloads. */
const ignoredElements = [
  'script',
  'style',
  'template',
  'link[rel="stylesheet"]',
  'link[rel="modulepreload"]',
  'link[rel="preload"][as="script"]',
  'link[rel="preload"][as="style"]',
  'meta[name="next-size-adjust"]',
  'meta[http-equiv="Content-Security-Policy"]',
].join(', ');

/** The elements of a page, one per line, with their attributes and text. */
function linesOf(html: string): string[] {
  const tree = parsePage(html);
  // The adapter adds invisible whitespace and keeps words together, so both pages get it here.
  separateBlocks(tree);
  keepTogether(tree);
  const ignored = new Set(selectAll(ignoredElements, tree));
  const lines: string[] = [];
  visit(tree, 'element', (element) => {
    if (ignored.has(element)) return SKIP;
    const text = element.children.map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' && !ignored.has(child) ? '<>' : '';
    });
    // Only the bundle has this attribute.
    const { dataModules: _, ...properties } = element.properties;
    lines.push(`<${element.tagName} ${JSON.stringify(properties)}> ${text.join('')}`);
    return CONTINUE;
  });
  return lines;
}

// All tests share one server.
test.describe.configure({ mode: 'default' });

let nextServer: ReturnType<typeof start>;
let origin: string;
let spool: ReturnType<typeof temporaryFolder>;

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  spool = temporaryFolder();
  nextServer = start({
    command: [process.execPath, 'node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    cwd: process.cwd(),
    env: { MAIL_SPOOL_DIR: spool.folder },
  });
  await nextServer.until('Ready');
});
test.afterAll(() => {
  nextServer.kill();
  spool.remove();
});

test('every page has the HTML of `next start`, except scripts and styles', async ({ baseURL }) => {
  for (const path of [...everyPath, '/non-esiste']) {
    const [bundle, next] = await Promise.all(
      [baseURL, origin].map(async (base) => {
        const response = await fetch(`${base}${path}`);
        return { status: response.status, lines: linesOf(await response.text()) };
      }),
    );
    expect(bundle?.status, path).toBe(next?.status);
    expect(bundle?.lines.join('\n'), path).toBe(next?.lines.join('\n'));
    expect(bundle?.lines.length, path).toBeGreaterThan(50);
  }
});

/**
 * A screenshot of the whole page after all of it has loaded. Comments are removed: React splits texts by them, the adapter
 * deletes them, and a browser places the letters of a split text differently.
 */
async function screenshotOf(page: Page, url: string): Promise<Buffer> {
  await page.goto(url);
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    const comments = document.evaluate('//comment()', document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    for (let index = 0; index < comments.snapshotLength; index += 1) {
      comments.snapshotItem(index)?.parentNode?.removeChild(comments.snapshotItem(index) as Node);
    }
    document.normalize();
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** The page with the words that the adapter keeps together (keep-together.ts). */
function withWordsKept(html: string): string {
  const tree = parsePage(html);
  keepTogether(tree);
  return serializePage(tree);
}

// The adapter rewrites styles. Scripts are blocked, so that pages do not change during the screenshot.
test('every page looks exactly as with `next start`', async ({ browser, baseURL }) => {
  test.setTimeout(120_000 + 30_000 * everyPath.length);
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  await context.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind === 'script') return route.abort();
    if (kind !== 'document' && kind !== 'stylesheet') return route.continue();
    // With `optional` a page would keep the fallback typeface if the font is late.
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    return route.fulfill({ response, body: kind === 'document' ? withWordsKept(body) : body });
  });
  // A script in the HTML of /prodotto chooses a slogan at random.
  await context.addInitScript(() => {
    Math.random = () => 0;
  });
  const page = await context.newPage();
  for (const path of [...everyPath, '/non-esiste']) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const bundle = await screenshotOf(page, `${baseURL}${path}`);
      const next = await screenshotOf(page, `${origin}${path}`);
      expect.soft(bundle.equals(next), `${path} at ${width} px`).toBe(true);
    }
  }
  await context.close();
});
