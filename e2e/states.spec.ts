import { expect, type Page, test } from '@playwright/test';
import { supportFaq } from '@/content/faq/supporto';
import { layoutCopy, navigation } from '@/content/navigation';
import { siteSearch } from '@/content/search';
import { violations, violationsAtBothWidths } from './axe';
import { fill, formOf, ready, sendButton, siteForms, thanks } from './forms/fill';
import { boxOf, dialogOf, openAndSearch } from './search-window';

/** Axe on pages after user actions. every-page.spec.ts checks them as they load. */
// Axe runs up to ten times on a page.
test.describe.configure({ timeout: 120_000 });
test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

async function passes(page: Page, state: string): Promise<void> {
  expect(await violationsAtBothWidths(page), state).toEqual([]);
}

const answerWith = (page: Page, status: number) =>
  page.route('**/api/send-email', (route) =>
    route.fulfill({ status, json: status === 200 ? { success: true, id: 'x' } : { success: false } }),
  );

test('menu, dropdown and search', async ({ page }) => {
  await page.goto('/chi-siamo');
  const solutions = page.locator('summary', {
    hasText: navigation.header.find((item) => item.children)?.label ?? '',
  });
  await solutions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Studi legali' })).toBeVisible();
  expect(await violations(page), 'dropdown').toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: layoutCopy.menu }).click();
  await solutions.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Studi legali' })).toBeVisible();
  expect(await violations(page), 'menu, with its list open').toEqual([]);
  await page.keyboard.press('Escape');
  await openAndSearch(page, '');
  await passes(page, 'search');
  await boxOf(page).fill('sicurezza');
  await expect(dialogOf(page).locator('mark').first()).toBeVisible();
  await passes(page, 'search with results');
  await boxOf(page).fill('xyzzyq');
  await expect(
    dialogOf(page).getByRole('link', { name: siteSearch.relatedLinks[0]?.label ?? '' }),
  ).toBeVisible();
  await passes(page, 'search without results');
});

for (const path of ['/supporto', '/documentazione', '/partner']) {
  test(`${path}: every tab`, async ({ page }) => {
    await page.goto(path);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await passes(page, `tab ${await tab.textContent()}`);
    }
  });
}

test('/supporto: a question, the filter', async ({ page }) => {
  await page.goto('/supporto#faq');
  await page.locator('summary', { hasText: supportFaq[0]?.question ?? '' }).click();
  await passes(page, 'a question open');
  await page.getByRole('searchbox').fill('xyzzyq');
  await expect(page.getByRole('tabpanel').locator('summary')).toHaveCount(0);
  await passes(page, 'no question left');
});

test('annual prices and an answer', async ({ page }) => {
  await page.goto('/prezzi');
  await page.getByRole('radio', { name: 'Ogni anno' }).check();
  await page.locator('.disclosure summary').first().click();
  await passes(page, '/prezzi');
});

for (const { name, path, values } of siteForms) {
  test(`${name}: errors, failure, success`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    const form = formOf(page, name);
    await sendButton(form).click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    await passes(page, 'errors');
    await fill(form, values('parola'));
    // The demo form always thanks (D18).
    if (name !== 'demo') {
      await answerWith(page, 503);
      await sendButton(form).click();
      await expect(form.locator('.form-ways')).toBeVisible();
      if (name === 'partner') await expect(page.locator('[data-sonner-toast]')).toBeVisible();
      await passes(page, 'failure');
      await page.unroute('**/api/send-email');
    }
    await answerWith(page, 200);
    await sendButton(form).click();
    await expect(thanks(page)).toBeFocused();
    await passes(page, 'success');
  });
}

for (const path of ['/newsletter#errore-gdpr', '/richiedi-demo#errore-invio']) {
  test(`${path}: the form after a redirect with errors`, async ({ page }) => {
    await page.goto(path);
    await passes(page, path);
  });
}
