import { expect, type Page, test } from '@playwright/test';
import { supportFaq } from '../content/faq/supporto';
import { contactForm } from '../content/forms/contact';
import { demoForm } from '../content/forms/demo';
import { partnerForm } from '../content/forms/partner';
import { chrome, navigation } from '../content/navigation';
import { siteSearch } from '../content/search';
import { violations, violationsAtBothWidths } from './axe';
import { contact, demo, fill, formOf, partner, ready } from './forms/fill';

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
    hasText: navigation.header.find((item) => item.children)?.label,
  });
  await solutions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Studi legali' })).toBeVisible();
  expect(await violations(page), 'dropdown').toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: chrome.menu }).click();
  await solutions.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Studi legali' })).toBeVisible();
  expect(await violations(page), 'menu, with its list open').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: siteSearch.label });
  await expect(dialog).toBeVisible();
  await passes(page, 'search');
  await dialog.getByRole('searchbox').fill('sicurezza');
  await expect(dialog.locator('mark').first()).toBeVisible();
  await passes(page, 'search with results');
  await dialog.getByRole('searchbox').fill('xyzzyq');
  await expect(dialog.getByRole('link', { name: siteSearch.relatedLinks[0]?.label })).toBeVisible();
  await passes(page, 'search without results');
});

test('/supporto: tabs, a question, the filter', async ({ page }) => {
  await page.goto('/supporto');
  for (const name of ['Tutorial', 'Contatti', 'FAQ']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await passes(page, `tab ${name}`);
  }
  await page.locator('summary', { hasText: supportFaq[0]?.question }).click();
  await passes(page, 'a question open');
  await page.getByRole('searchbox').fill('xyzzyq');
  await expect(page.getByRole('tabpanel').locator('summary')).toHaveCount(0);
  await passes(page, 'no question left');
});

test('/documentazione: tabs and results', async ({ page }) => {
  await page.goto('/documentazione');
  for (const name of ['Tutorial', 'API']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await passes(page, `tab ${name}`);
  }
  await page.getByRole('searchbox').fill('revoca');
  await expect(page.locator('mark').first()).toBeVisible();
  await passes(page, 'results');
});

test('annual prices and an answer', async ({ page }) => {
  await page.goto('/prezzi');
  await page.getByRole('radio', { name: 'Ogni anno' }).check();
  await page.locator('.disclosure summary').first().click();
  await passes(page, '/prezzi');
});

test('contact: errors, failure, success', async ({ page }) => {
  await page.goto('/contatti');
  await ready(page);
  const form = formOf(page, 'contact');
  const send = form.getByRole('button', { name: contactForm.submit });
  await send.click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await passes(page, 'errors');
  await fill(form, contact('parola'));
  await answerWith(page, 503);
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(contactForm.failed);
  await passes(page, 'failure');
  await page.unroute('**/api/send-email');
  await answerWith(page, 200);
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(contactForm.sent);
  await passes(page, 'success');
});

test('partner: tabs', async ({ page }) => {
  await page.goto('/partner');
  for (const place of [1, 2]) {
    await page.getByRole('tab').nth(place).click();
    await expect(page.getByRole('tab').nth(place)).toHaveAttribute('aria-selected', 'true');
    await passes(page, `tab ${place}`);
  }
});

test('partner: errors, failure with its toast, confirmation', async ({ page }) => {
  await page.goto('/partner');
  await ready(page);
  const form = formOf(page, 'partner');
  const send = form.getByRole('button', { name: partnerForm.submit });
  await send.click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await passes(page, 'errors');
  await fill(form, partner('parola'));
  await answerWith(page, 503);
  await send.click();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await passes(page, 'failure');
  await page.unroute('**/api/send-email');
  await answerWith(page, 200);
  await send.click();
  await expect(page.getByRole('heading', { name: partnerForm.confirmation.title })).toBeFocused();
  await passes(page, 'confirmation');
});

test('demo: errors, confirmation', async ({ page }) => {
  await page.goto('/richiedi-demo');
  await ready(page);
  const form = formOf(page, 'demo');
  const send = form.getByRole('button', { name: demoForm.submit });
  await send.click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await passes(page, 'errors');
  await fill(form, demo('parola'));
  await answerWith(page, 200);
  await send.click();
  await expect(page.getByRole('heading', { name: demoForm.thanks.title })).toBeFocused();
  await passes(page, 'thanks');
});

for (const path of ['/newsletter#errore-gdpr', '/richiedi-demo#errore-invio']) {
  test(`${path}: the form after a redirect with errors`, async ({ page }) => {
    await page.goto(path);
    await passes(page, path);
  });
}
