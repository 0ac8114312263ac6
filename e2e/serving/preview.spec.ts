import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '@/tests/free-port';
import { copyProject } from '@/tests/project-copy';
import { violations } from '../axe';
import { fill, formOf, ready, sendButton, siteForms, thanks } from '../forms/fill';
import { start } from './process';

const project = fileURLToPath(new URL('../..', import.meta.url));
const refusal = 'Anteprima: i moduli non inviano';
const texts = {
  bozza: 'date: 2026-01-10\ndraft: true',
  programmato: 'date: 2999-01-10\ndraft: false',
  scaduto: 'date: 2020-01-10\nexpiresOn: 2020-02-10\ndraft: false',
};
const marks = { bozza: 'Bozza', programmato: 'Programmato', scaduto: 'Scaduto' };

let copy: ReturnType<typeof copyProject>;
const started: ReturnType<typeof start>[] = [];
let url: string;
/** The files of the ordinary build before the preview and after it, and what the second start said. */
let before: Map<string, string>;
let after: Map<string, string>;
let said: string;
/** What the first build said of a draft with a mistake. */
let warning: string;

function npm(args: readonly string[], env: Record<string, string> = {}) {
  const run = start({
    command: ['npm', 'run', '--silent', ...args],
    cwd: copy.folder,
    env: { MAIL_SPOOL_DIR: join(copy.folder, 'mail'), TYPES_CHECKED: '1', ...env },
  });
  started.push(run);
  return run;
}

/** The site has neither, and a preview ignores both. */
const ignored = { GA_MEASUREMENT_ID: 'G-PROVA12345', NEWSLETTER_URL: 'https://news.azienda.example/iscrivi' };

async function build(...args: string[]) {
  const run = npm(['build', ...args], args.length > 0 ? ignored : {});
  expect(await run.end(), run.said()).toBe(0);
  return run.said();
}

/** Names and contents of a bundle. */
function filesOf(bundle: string): Map<string, string> {
  const folder = join(copy.folder, bundle);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile() && !name.startsWith('notes'));
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return new Map(files.map((name) => [name, digest(name)]));
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  copy = copyProject('preview');
  // What the build of the other tests has kept, so that the ones here are quicker.
  cpSync(join(project, '.next/cache'), join(copy.folder, '.next/cache'), { recursive: true });
  for (const [name, fields] of Object.entries(texts)) {
    const head = `title: Un articolo di prova ${name}\nsummary: "Che cosa mostra un’anteprima, e che cosa il sito non mostra: una prova per chi lo costruisce."`;
    const rest = `category: Prodotto\nimage: scheda-e-foglio.svg\nimageAlt: Un foglio e la sua scheda, uniti da un filo rosso.\ntags: [prova]`;
    const link = name === 'bozza' ? 'scaduto' : 'bozza';
    const body = `Qui si rimanda a un testo [che non è pubblicato](/novita/prova-${link}).`;
    const file = join(copy.folder, `content/news/prova-${name}.mdx`);
    writeFileSync(file, `---\n${head}\n${rest}\n${fields}\n---\n\n${body}\n`);
  }
  const wrong = join(copy.folder, 'content/news/prova-sbagliata.mdx');
  writeFileSync(wrong, '---\ndraft: true\n---\n\n<Boh />\n');
  warning = await build();
  rmSync(wrong);
  before = filesOf('out');
  await build('--', '--drafts');
  const preview = filesOf('out-preview');
  await build();
  after = filesOf('out');
  const port = await freePort();
  const server = npm(['start'], { SHOW_DRAFTS: '1', PORT: String(port), ...ignored });
  await server.until('"listening"');
  said = server.said();
  expect(filesOf('out-preview')).toEqual(preview);
  url = `http://localhost:${port}`;
});
test.afterAll(() => {
  for (const each of started) each.kill();
  copy?.remove();
});

test('leaves the site as it is: two builds around a preview have the same bytes @full', () => {
  expect(before.size).toBeGreaterThan(300);
  expect(after).toEqual(before);
  expect([...after.keys()].filter((name) => name.includes('prova-'))).toEqual([]);
  expect(warning).toContain('content/news/prova-sbagliata.mdx, riga 5');
});

test('differs from the site only where it must @full', () => {
  const unhashed = (name: string) => name.replace(/\.[\w-]{8,10}(?=\.(?:js|css)$)/, '');
  const pagesOf = (bundle: string) => {
    const folder = join(copy.folder, bundle, 'site');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return new Map(
      names
        .filter((name) => statSync(join(folder, name)).isFile() && !/\.(?:br|gz)$/.test(name))
        .map((name) => [unhashed(name), comparable(name, readFileSync(join(folder, name), 'utf8'))]),
    );
  };
  const [site, preview] = [pagesOf('out'), pagesOf('out-preview')];
  expect(site.size).toBeGreaterThan(100);
  const added = [...preview.keys()].filter((name) => !site.has(name));
  const pages = Object.keys(texts).map((name) => `novita/prova-${name}`);
  expect(added.sort()).toEqual(pages.flatMap((page) => [`${page}.html`, `${page}.md`]).sort());
  const changed = [...site.keys()].filter((name) => preview.get(name) !== site.get(name));
  expect(changed.sort()).toEqual(
    [
      // What says of itself that it is one, and what refuses.
      ...['_headers', 'robots.txt', 'sitemap.xml'],
      ...['assets/islands/partner-form.js', 'assets/islands/site-form.js'],
      // Lists of articles.
      ...['assets/search/answers.json', 'feed.xml', 'llms.txt', 'novita.html', 'novita.md'],
      // Its neighbours.
      ...['novita/una-risposta-senza-pagina.html', 'novita/una-risposta-senza-pagina.md'],
    ].sort(),
  );
  for (const [name, text] of site) expect(text, name).not.toMatch(/Anteprima|data-preview/);
});

/** A page without what every page of a preview has besides, and without the hashes of its scripts and styles. */
function comparable(name: string, text: string): string {
  if (!name.endsWith('.html')) return text;
  return text
    .replace(/<aside [^>]*data-preview.*?<\/aside> /s, '')
    .replace(/(?<=<meta name="robots" content=")[^"]*/, '')
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/\.[\w-]{8,10}(?=\.(?:js|css))/g, '')
    .replace(/sha\d{3}-[\w+/=]+/g, '');
}

test('is served without another build, and says on every page what it is @full', async ({
  page,
  request,
}) => {
  expect(said).not.toContain('Building the pages');
  const html = readdirSync(join(copy.folder, 'out-preview/site'), { recursive: true, encoding: 'utf8' });
  for (const name of html.filter((each) => each.endsWith('.html'))) {
    const text = readFileSync(join(copy.folder, 'out-preview/site', name), 'utf8');
    expect(text, name).toContain('<strong>Anteprima</strong>');
    expect(text, name).toMatch(/<meta name="robots" content="noindex/);
    expect(text.includes('news.azienda'), name).toBe(false);
  }
  const rules = readFileSync(join(copy.folder, 'out-preview/site/_headers'), 'utf8');
  expect(rules.match(/google[\w-]*|news\.azienda/g)).toBeNull();
  expect(await (await request.get(`${url}/robots.txt`)).text()).toMatch(/^User-Agent: \*\nDisallow: \/\s*$/);
  for (const path of ['/', '/api/none', '/feed.xml'])
    expect((await request.get(`${url}${path}`)).headers()['x-robots-tag']).toBe('noindex, nofollow');
  for (const [name, mark] of Object.entries(marks)) {
    await page.goto(`${url}/novita/prova-${name}`);
    await expect(page.locator('article strong').first()).toHaveText(mark);
    // Its text too, which ordinary builds leave out of a draft.
    await expect(page.locator('article')).toContainText('Qui si rimanda');
    await page.goto(`${url}/novita`);
    await expect(page.locator('main').getByText(mark, { exact: true })).toBeVisible();
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url);
    const line = page.getByRole('complementary', { name: 'Anteprima' });
    await expect(line).toBeInViewport({ ratio: 1 });
    const [top, content] = await Promise.all([line.boundingBox(), page.locator('main').boundingBox()]);
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(content?.y ?? 0);
    expect(await violations(page)).toEqual([]);
  }
});

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

for (const { name, path, values } of siteForms) {
  for (const isOffline of [false, true]) {
    test(`refuses the form ${name}${isOffline ? ' without a connection' : ''}, and keeps nothing @full`, async ({
      page,
    }) => {
      await page.goto(`${url}${path}`);
      await ready(page);
      if (isOffline) await page.route('**/api/send-email', (route) => route.abort());
      const form = formOf(page, name);
      await fill(form, values('prova'));
      await sendButton(form).click();
      await expect(form.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
      await expect(thanks(page)).toHaveCount(0);
      expect(await kept(page)).toEqual([]);
      await page.unroute('**/api/send-email');
      const posts: string[] = [];
      page.on('request', (each) => void (each.method() === 'POST' && posts.push(each.url())));
      await page.goto(`${url}/prezzi`);
      await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))));
      expect(posts).toEqual([]);
    });
  }
}

test('refuses forms without a script too, and the newsletter @full', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const { name, path, values } of siteForms) {
    await page.goto(`${url}${path}`);
    const form = formOf(page, name);
    await fill(form, values('prova'));
    const answer = page.waitForResponse('**/api/send-email');
    await sendButton(form).click();
    expect((await answer).status()).toBe(503);
    await expect(page.getByText(refusal)).toBeVisible();
  }
  await page.goto(url);
  await expect(page.locator('footer form')).toHaveAttribute('action', '/api/send-email');
  await page.locator('footer [name=email]').fill('anna@azienda.example');
  await page.locator('footer [name=gdpr]').check();
  const opened = page.waitForEvent('popup');
  await page.locator('footer form button').click();
  await expect((await opened).getByText(refusal)).toBeVisible();
  await page.close();
  // Nothing on disk.
  expect(readdirSync(copy.folder)).not.toContain('mail');
});
