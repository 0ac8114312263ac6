import { expect, type Locator, type Page, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { partnerForm } from '@/content/forms/partner';
import { bundleIslands, type IslandBundle } from '@/lib/adapter/islands';
import { answerWith, contact, fill, formOf, partner, sendButton } from './forms/site-forms';
import { dialogOf, openAndSearch } from './search-window';

/** Errors and warnings in the console of a page, among them React's, and policy violations. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`blocked: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return complaints;
}

/** A label with every character that HTML or a script could misread. */
const label = `"Cambia" & 'riporta' </script>`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
/** Props as the adapter writes them into an attribute. */
const attribute = (props: object) => escaped(JSON.stringify(props));
const slot = (name: string, content: string) => `<div data-slot="${name}" class="contents">${content}</div>`;
const button = (text: string) => `<button type="button">${text}</button>`;

/** Answers requests for modules of islands from this bundle. */
const serveModules = (page: Page, { files }: IslandBundle) =>
  page.route('**/assets/islands/*.js', (route) => {
    const file = files.find(({ path }) => route.request().url().endsWith(path));
    return file ? route.fulfill({ contentType: 'text/javascript', body: file.text }) : route.fallback();
  });

/** Returns the markup of an island. `props` is an attribute, `content` the server-rendered HTML. */
type IslandMarkup = (name: string, props: string, content: string) => string;

/**
 * Opens a page with islands of e2e/fixtures and the script of the site.
 * @param body returns the markup of the page
 */
async function openIslands(page: Page, fixtures: readonly string[], body: (island: IslandMarkup) => string) {
  const modules = Object.fromEntries(fixtures.map((name) => [name, `e2e/fixtures/${name}.tsx`]));
  const bundle = await bundleIslands({ modules, development: true });
  await serveModules(page, bundle);
  const island: IslandMarkup = (name, props, content) =>
    `<div data-island="${name}" data-props="${props}" data-modules="${bundle.modules.get(name)?.join(' ')}">${content}</div>`;
  const prices = await (await page.request.get('/prezzi')).text();
  const [script] = /<script src="\/assets\/site[^>]*><\/script>/.exec(prices) ?? [];
  const html = `<!doctype html><html lang="it"><title>Isole</title>${script}<body>${body(island)}`;
  await page.route('**/isole', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('/isole');
}

test('an island hydrates in place when it is used, and keeps its server-rendered slots', async ({ page }) => {
  const complaints = await complaintsOf(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openIslands(page, ['counter', 'swap'], (island) => {
    const counter = (start: number) => island('counter', attribute({ start }), button(String(start)));
    const inner = slot('inner', `<p>Testo <b>del server</b></p>${counter(5)}<input value="scritto">`);
    const swap = `<section>${button(escaped(label))}${slot('other', 'Altro')}<article>${inner}</article></section>`;
    return island('swap', attribute({ label }), swap) + counter(40);
  });
  expect(requests.filter((url) => url.includes('/islands/'))).toEqual([]);

  const swap = page.getByRole('button', { name: label });
  const nested = page.locator('article').getByRole('button');
  // The outer island hydrates, the nested one waits.
  await page.locator('article input').fill('altro');
  await expect(page.locator('[data-island="swap"]')).not.toHaveAttribute('data-modules');
  await expect(page.locator('article [data-island]')).toHaveAttribute('data-modules', /counter/);
  await nested.hover();
  await expect(page.locator('article [data-island]')).not.toHaveAttribute('data-modules');
  await nested.click();
  await expect(nested).toHaveText('6');
  // Swapping twice keeps the server's HTML, the typed text and the state of the nested island.
  await swap.click();
  await expect(page.locator('article')).toBeHidden();
  await swap.click();
  await expect(page.locator('article b')).toHaveText('del server');
  await expect(page.locator('article input')).toHaveValue('altro');
  await nested.click();
  await expect(nested).toHaveText('7');
  await expect(page.getByRole('button', { name: '40' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an island that fails keeps its server-rendered HTML, and the others hydrate', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openIslands(page, ['broken', 'counter'], (island) => {
    const link = '<a href="/prezzi">Prezzi</a>';
    const counter = island('counter', attribute({ start: 40 }), button('40'));
    const brokenProps = '{';
    return island('broken', '{}', link) + island('counter', brokenProps, button('Rotto')) + counter;
  });
  const link = page.getByRole('link', { name: 'Prezzi' });
  await link.hover();
  // The message of e2e/fixtures/broken.tsx.
  await expect.poll(() => errors).toContain('non parte');
  await page.getByRole('button', { name: 'Rotto' }).hover();
  await page.getByRole('button', { name: '40' }).hover();
  await expect(page.locator('[data-modules]')).toHaveCount(0);
  await page.getByRole('button', { name: '40' }).click();
  await expect(page.getByRole('button', { name: '41' })).toBeVisible();
  await expect(link).toBeVisible();
});

/** Serves the islands of a page with the development build of React, which reports hydration mismatches. */
async function serveDevelopmentBuild(page: Page, path: string): Promise<void> {
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

/** Events that hydrate the contact form. */
const wakingEvents: Record<string, (form: Locator) => Promise<unknown>> = {
  'the pointer': (form) => form.hover(),
  'a focused field': (form) => form.locator('textarea').focus(),
  'a typed character': (form) => form.locator('textarea').dispatchEvent('input'),
  'the address of a field': (form) => form.page().evaluate(() => location.assign('#contact-message')),
};

for (const [event, wake] of Object.entries(wakingEvents)) {
  test(`${event} hydrates a form, nothing does before, and the layout does not shift`, async ({ page }) => {
    const complaints = await complaintsOf(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/contatti', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/site\./)]);
    // Only from now on: on a slow machine typefaces arrive after the first paint.
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) console.error(`layout shift: ${JSON.stringify(entry)}`);
      }).observe({ type: 'layout-shift' });
    });
    await wake(formOf(page, 'contact'));
    await expect(page.locator('[data-island="site-form"]')).not.toHaveAttribute('data-modules');
    expect(scripts.filter((path) => path.startsWith('/assets/islands/site-form.'))).toHaveLength(1);
    // Shifts are reported with the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    expect(complaints).toEqual([]);
  });
}

/** The click that hydrates a form is repeated afterwards. Waits for its errors: it would send values that are filled in earlier. */
const waitForErrors = (form: Locator) => expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();

/** A typical use of each island. */
const uses: Record<string, (page: Page) => Promise<void>> = {
  '/contatti': async (page) => {
    const form = formOf(page, 'contact');
    await sendButton(form).click();
    await waitForErrors(form);
    await fill(form, contact('parola'));
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toHaveText(contactForm.sent);
  },
  '/partner': async (page) => {
    await page.getByRole('tab').last().click();
    const form = formOf(page, 'partner');
    await sendButton(form).click();
    await waitForErrors(form);
    await fill(form, partner('parola'));
    await sendButton(form).click();
    await page.getByRole('button', { name: partnerForm.toastClose }).click();
    await expect(page.getByRole('heading', { name: partnerForm.confirmation.title })).toBeVisible();
  },
  '/supporto': async (page) => {
    await page.getByRole('tab', { name: 'FAQ' }).click();
    await page.getByRole('tabpanel').locator('summary').first().click();
    await page.getByRole('searchbox').fill('hardware');
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
  for (const build of ['production', 'development'] as const) {
    test(`${path} is used without policy violation and hydration mismatch (${build} build)`, {
      tag: build === 'development' ? '@full' : [],
    }, async ({ page }) => {
      const complaints = await complaintsOf(page);
      await answerWith(page, 200);
      if (build === 'development') await serveDevelopmentBuild(page, path);
      await page.goto(path);
      await use(page);
      expect(complaints).toEqual([]);
    });
  }
}
