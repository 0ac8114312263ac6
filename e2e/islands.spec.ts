import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { partnerForm } from '@/content/forms/partner';
import { bundleIslands } from '@/lib/adapter/islands';
import { contact, fill, formOf, partner } from './forms/fill';

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
const counter = (start: number) =>
  `<div data-island="counter" data-props="${attribute({ start })}"><button type="button">${start}</button></div>`;
const slot = (name: string, content: string) => `<div data-slot="${name}" class="contents">${content}</div>`;

test('islands hydrate in place, and keep their server-rendered slots through every change', async ({
  page,
}) => {
  const modules = { counter: 'e2e/fixtures/counter.tsx', swap: 'e2e/fixtures/swap.tsx' };
  const { text } = await bundleIslands(['swap', 'counter'], { modules, development: true });
  const said = await complaintsOf(page);
  const inner = slot('inner', `<p>Testo <b>del server</b></p>${counter(5)}<input value="scritto">`);
  const html = `<!doctype html><html lang="it"><title>Isole</title><body>
    <div data-island="swap" data-props="${attribute({ label })}"><div>${inner}${slot('other', 'Altro')}</div></div>
    ${counter(40)}<script type="module">${text.replaceAll('</script', '<\\/script')}</script>`;
  await page.route('**/isole', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('/isole');

  const swap = page.getByRole('button', { name: label });
  const nested = page.locator('article').getByRole('button');
  await expect(page.locator('section')).toHaveText(/Altro/);
  await expect(page.locator('article p')).toHaveText('Testo del server');
  await nested.click();
  await expect(nested).toHaveText('6');
  await page.locator('article input').fill('altro');
  await swap.click();
  await expect(page.locator('article')).toHaveCount(0);
  await swap.click();
  await expect(page.locator('article b')).toHaveText('del server');
  await expect(page.locator('article input')).toHaveValue('altro');
  await expect(nested).toHaveText('6');
  await nested.click();
  await expect(nested).toHaveText('7');
  await page.getByRole('button', { name: '40' }).click();
  await expect(page.getByRole('button', { name: '41' })).toBeVisible();
  expect(said).toEqual([]);
});

test('an island that fails keeps its server-rendered HTML, and the others hydrate', async ({ page }) => {
  const modules = { broken: 'e2e/fixtures/broken.tsx', counter: 'e2e/fixtures/counter.tsx' };
  const { text } = await bundleIslands(['broken', 'counter'], { modules });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const html = `<!doctype html><html lang="it"><title>Isole</title><body>
    <div data-island="broken" data-props="{}"><a href="/prezzi">Prezzi</a></div>
    <div data-island="counter" data-props="{"><button type="button">Rotto</button></div>
    ${counter(40)}<script type="module">${text.replaceAll('</script', '<\\/script')}</script>`;
  await page.route('**/isole', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('/isole');
  await page.getByRole('button', { name: '40' }).click();
  await expect(page.getByRole('button', { name: '41' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prezzi' })).toBeVisible();
  expect(errors).toContain('non parte');
  expect(errors).toHaveLength(2);
});

/** Replaces the script of a page with React's development build, which reports hydration mismatches. */
async function withDevelopmentBuild(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const names = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = '']) => name);
    const { text } = await bundleIslands(names, { development: true });
    await page.route(/\/assets\/islands\.\w+\.js$/, (script) =>
      script.fulfill({ contentType: 'text/javascript', body: text }),
    );
    await route.fulfill({
      response,
      body: html.replace(/(src="\/assets\/islands\.[^"]+") integrity="[^"]+"/, '$1'),
    });
  });
}

const uses: Record<string, (page: Page) => Promise<void>> = {
  '/contatti': async (page) => {
    const form = formOf(page, 'contact');
    await page.getByRole('button', { name: contactForm.submit }).click();
    await fill(form, contact('parola'));
    await page.getByRole('button', { name: contactForm.submit }).click();
    await expect(form.getByRole('alert')).toHaveText(contactForm.sent);
  },
  '/partner': async (page) => {
    await page.getByRole('tab').last().click();
    const form = formOf(page, 'partner');
    await page.getByRole('button', { name: partnerForm.submit }).click();
    await fill(form, partner('parola'));
    await page.getByRole('button', { name: partnerForm.submit }).click();
    await page.getByRole('button', { name: partnerForm.toastClose }).click();
    await expect(page.getByRole('heading', { name: partnerForm.confirmation.title })).toBeVisible();
  },
  '/supporto': async (page) => {
    await page.getByRole('tab', { name: 'FAQ' }).click();
    await page.getByRole('tabpanel').getByRole('button').first().click();
    await page.getByRole('searchbox').fill('hardware');
  },
  '/documentazione': async (page) => {
    await page.getByRole('searchbox').fill('revoca');
    await expect(page.locator('mark').first()).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  },
};

for (const [path, use] of Object.entries(uses)) {
  for (const build of ['served', 'development'] as const) {
    test(`${path}: using it causes no policy violation and no hydration mismatch (${build} script)`, async ({
      page,
    }) => {
      const said = await complaintsOf(page);
      await page.route('**/api/send-email', (route) => route.fulfill({ json: { success: true, id: 'x' } }));
      if (build === 'development') await withDevelopmentBuild(page, path);
      await page.goto(path);
      await use(page);
      expect(said).toEqual([]);
    });
  }
}
