import { expect, test } from '@playwright/test';
import { layoutCopy, navigation } from '@/content/navigation';
import { site } from '@/content/site';

const solutions = navigation.header.find((item) => item.children)?.label ?? '';

test('the skip link jumps to the content', async ({ page }) => {
  await page.goto('/prodotto');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: layoutCopy.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the dropdown of solutions opens on hover and closes after it', async ({ page }) => {
  await page.goto('/prodotto');
  const link = page.getByRole('banner').getByRole('link', { name: 'Studi legali' });
  await expect(link).toBeHidden();
  const overview = page.getByRole('banner').getByRole('link', { name: solutions, exact: true });
  await expect(overview).toHaveAttribute('href', '/soluzioni');
  await overview.hover();
  await expect(link).toBeVisible();
  await page.locator('summary', { hasText: solutions }).click();
  await expect(link, 'the click after the hover does not close it').toBeVisible();
  await page.mouse.move(640, 700);
  await expect(link).toBeHidden();
});

test('the header has the dropdown of the specification, and marks the current page', async ({ page }) => {
  await page.goto('/prodotto');
  const hrefs = await page
    .locator('[data-dropdown] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/soluzioni',
    '/soluzioni/commercialisti',
    '/soluzioni/legale',
    '/soluzioni/consulenti-lavoro',
    '/soluzioni/aziende',
    '/soluzioni/altri',
  ]);
  const current = page.getByRole('banner').getByRole('link', { name: 'Prodotto', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('by keyboard Enter opens the dropdown; Escape, or a focus elsewhere, closes it', async ({ page }) => {
  await page.goto('/prodotto');
  const summary = page.locator('summary', { hasText: solutions });
  const link = page.getByRole('banner').getByRole('link', { name: 'Studi legali' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  const links = await page.locator('[data-dropdown] a').count();
  for (let i = 0; i <= links; i++) await page.keyboard.press('Tab');
  await expect(link).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`menu on a small screen, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, javaScriptEnabled });

    test('the button opens it, a tap shows the solutions, and its links work', async ({ page }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Tecnologia' })).toBeHidden();
      await page.getByRole('button', { name: layoutCopy.menu }).tap();
      await expect(header.getByRole('link', { name: 'Tecnologia' })).toBeVisible();
      for (const { label, href } of navigation.menu)
        await expect(header.getByRole('link', { name: label })).toHaveAttribute('href', href);
      await expect(header.getByRole('link', { name: site.phone.label })).toHaveAttribute(
        'href',
        `tel:${site.phone.href}`,
      );
      await page.locator('summary', { hasText: solutions }).tap();
      await header.getByRole('link', { name: 'Commercialisti' }).tap();
      await expect(page).toHaveURL('/soluzioni/commercialisti');
      await expect(header.getByRole('link', { name: 'Tecnologia' })).toBeHidden();
    });
  });
}

for (const path of ['/non-esiste', '/novita/non-esiste', '/documentazione/non-esiste']) {
  test(`${path} answers 404 with the not-found page, and logs the path`, async ({ page }) => {
    const log = page.waitForEvent('console', (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('La pagina che stai cercando non esiste o è stata spostata.')).toBeVisible();
    await log;
    await page.getByRole('main').getByRole('link', { name: 'Alla pagina iniziale' }).click();
    await expect(page).toHaveURL('/');
  });
}
