import { expect, type Locator, type Page, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { partnerForm } from '@/content/forms/partner';
import { bundleIslands, type IslandBundle } from '@/lib/adapter/islands';
import { contact, fill, formOf, partner } from './forms/fill';
import { dialogOf, openAndSearch } from './search-window';

/** Console messages of a page: errors, warnings, React's complaints, policy violations. */
async function complaintsOf(page: Page): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`blocked: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return said;
}

const label = `"Cambia" & 'riporta' </script>`;
const attribute = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const slot = (name: string, content: string) => `<div data-slot="${name}" class="contents">${content}</div>`;

/** Serves a page with islands of the fixtures. Returns what writes their marks. */
async function servePage(page: Page, fixtures: readonly string[], body: (mark: Mark) => string) {
  const modules = Object.fromEntries(fixtures.map((name) => [name, `e2e/fixtures/${name}.tsx`]));
  const bundle = await bundleIslands({ modules, development: true });
  await serveModules(page, bundle);
  const mark: Mark = (name, props, content) =>
    `<div data-island="${name}" data-props="${props}" data-modules="${bundle.modules.get(name)?.join(' ')}">${content}</div>`;
  const script = /<script src="\/assets\/site[^>]*><\/script>/.exec(
    await (await page.request.get('/prezzi')).text(),
  )?.[0];
  const html = `<!doctype html><html lang="it"><title>Isole</title>${script}<body>${body(mark)}`;
  await page.route('**/isole', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('/isole');
}

type Mark = (name: string, props: string, content: string) => string;

const serveModules = (page: Page, { files }: IslandBundle) =>
  page.route('**/assets/islands/*.js', (route) => {
    const file = files.find(({ path }) => route.request().url().endsWith(path));
    return file ? route.fulfill({ contentType: 'text/javascript', body: file.text }) : route.fallback();
  });

const button = (text: unknown) => `<button type="button">${text}</button>`;

test('an island hydrates in place when it is used, and keeps its server-rendered slots', async ({ page }) => {
  const said = await complaintsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await servePage(page, ['counter', 'swap'], (mark) => {
    const counter = (start: number) => mark('counter', attribute({ start }), button(start));
    const inner = slot('inner', `<p>Testo <b>del server</b></p>${counter(5)}<input value="scritto">`);
    const escaped = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const swap = `<section>${button(escaped)}${slot('other', 'Altro')}<article>${inner}</article></section>`;
    return mark('swap', attribute({ label }), swap) + counter(40);
  });
  expect(asked.filter((url) => url.includes('/islands/'))).toEqual([]);

  const swap = page.getByRole('button', { name: label });
  const nested = page.locator('article').getByRole('button');
  await page.locator('article input').fill('altro');
  await expect(page.locator('[data-island="swap"]')).not.toHaveAttribute('data-modules');
  await expect(page.locator('article [data-island]')).toHaveAttribute('data-modules', /counter/);
  await nested.hover();
  await expect(page.locator('article [data-island]')).not.toHaveAttribute('data-modules');
  await nested.click();
  await expect(nested).toHaveText('6');
  await swap.click();
  await expect(page.locator('article')).toBeHidden();
  await swap.click();
  await expect(page.locator('article b')).toHaveText('del server');
  await expect(page.locator('article input')).toHaveValue('altro');
  await nested.click();
  await expect(nested).toHaveText('7');
  await expect(page.getByRole('button', { name: '40' })).toBeVisible();
  expect(said).toEqual([]);
});

test('an island that fails keeps its server-rendered HTML, and the others hydrate', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await servePage(page, ['broken', 'counter'], (mark) => {
    const link = '<a href="/prezzi">Prezzi</a>';
    const counter = mark('counter', attribute({ start: 40 }), button(40));
    return mark('broken', '{}', link) + mark('counter', '{', button('Rotto')) + counter;
  });
  const link = page.getByRole('link', { name: 'Prezzi' });
  await link.hover();
  await expect.poll(() => errors).toContain('non parte');
  await page.getByRole('button', { name: 'Rotto' }).hover();
  await page.getByRole('button', { name: '40' }).hover();
  await expect(page.locator('[data-modules]')).toHaveCount(0);
  await page.getByRole('button', { name: '40' }).click();
  await expect(page.getByRole('button', { name: '41' })).toBeVisible();
  await expect(link).toBeVisible();
});

/** Replaces the islands of a page with React's development build, which reports hydration mismatches. */
async function withDevelopmentBuild(page: Page, path: string): Promise<void> {
  const bundle = await bundleIslands({ development: true });
  await serveModules(page, bundle);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const marks = /(data-island="([^"]+)"[^>]*data-modules=")[^"]+/g;
    const body = html.replace(
      marks,
      (_, before: string, name: string) => before + bundle.modules.get(name)?.join(' '),
    );
    await route.fulfill({ response, body });
  });
}

/** Opens the contact page and wakes its form by a sign of use. Returns what the page complained of. */
async function wakeContactForm(page: Page, give: (form: Locator) => Promise<unknown>) {
  const said = await complaintsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contatti', { waitUntil: 'networkidle' });
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/site\./)]);
  const island = page.locator('[data-island="site-form"]');
  await expect(island).toHaveAttribute('data-modules');
  await give(formOf(page, 'contact'));
  await expect(island).not.toHaveAttribute('data-modules');
  expect(asked.filter((path) => path.startsWith('/assets/islands/site-form.'))).toHaveLength(1);
  return said;
}

/** Reports what moves from now on: on a slow machine typefaces arrive after the first paint. */
const reportMoves = (page: Page) =>
  page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) console.error(`moved: ${JSON.stringify(entry)}`);
    }).observe({ type: 'layout-shift' });
  });

const signs: Record<string, (page: Page, form: Locator) => Promise<unknown>> = {
  'the pointer over it': (_, form) => form.hover(),
  'a focused field': (_, form) => form.locator('textarea').focus(),
  'a typed character': (_, form) => form.locator('textarea').dispatchEvent('input'),
  'an address that names a part of it': (page) => page.evaluate(() => location.assign('#contact-message')),
};

for (const [sign, give] of Object.entries(signs)) {
  test(`${sign} wakes a form, and nothing before; nothing moves`, async ({ page }) => {
    const said = await wakeContactForm(page, async (form) => {
      await reportMoves(page);
      await give(page, form);
    });
    // Moves are reported with the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    expect(said).toEqual([]);
  });
}

/** Waits until the click that woke the form has been repeated: else it could send what is filled in meanwhile. */
const refused = (form: Locator) => expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();

const uses: Record<string, (page: Page) => Promise<void>> = {
  '/contatti': async (page) => {
    const form = formOf(page, 'contact');
    await page.getByRole('button', { name: contactForm.submit }).click();
    await refused(form);
    await fill(form, contact('parola'));
    await page.getByRole('button', { name: contactForm.submit }).click();
    await expect(form.getByRole('alert')).toHaveText(contactForm.sent);
  },
  '/partner': async (page) => {
    await page.getByRole('tab').last().click();
    const form = formOf(page, 'partner');
    await page.getByRole('button', { name: partnerForm.submit }).click();
    await refused(form);
    await fill(form, partner('parola'));
    await page.getByRole('button', { name: partnerForm.submit }).click();
    await page.getByRole('button', { name: partnerForm.toastClose }).click();
    await expect(page.getByRole('heading', { name: partnerForm.confirmation.title })).toBeVisible();
  },
  '/supporto': async (page) => {
    await page.getByRole('tab', { name: 'FAQ' }).click();
    await page.getByRole('tabpanel').locator('summary').first().click();
    await page.getByRole('searchbox').fill('hardware');
  },
  '/documentazione': async (page) => {
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  },
  '/prodotto': async (page) => {
    await openAndSearch(page, 'requisiti hardware');
    await expect(dialogOf(page).locator('mark').first()).toBeVisible();
  },
  '/cookie': async (page) => {
    await page.locator('button[popovertarget=preferenze-cookie]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const [path, use] of Object.entries(uses)) {
  for (const build of ['served', 'development'] as const) {
    const tag = build === 'development' ? '@full' : [];
    test(`${path}: using it causes no policy violation and no hydration mismatch (${build} script)`, {
      tag,
    }, async ({ page }) => {
      const said = await complaintsOf(page);
      await page.route('**/api/send-email', (route) => route.fulfill({ json: { success: true, id: 'x' } }));
      if (build === 'development') await withDevelopmentBuild(page, path);
      await page.goto(path);
      await use(page);
      expect(said).toEqual([]);
    });
  }
}
