import { expect, type Page, test } from '@playwright/test';
import { supportFaq } from '@/content/faq/supporto';
import { layoutCopy, navigation } from '@/content/navigation';
import { siteSearch } from '@/content/search';
import { violations, violationsAtBothWidths } from './axe';
import { answerWith, fill, openForm, reconnect, sendButton, siteForms, thanks } from './forms/site-forms';
import { boxOf, dialogOf, openAndSearch } from './search-window';

/** Pages after user actions pass axe. every-page.spec.ts checks them as they load. */
test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await violationsAtBothWidths(page), state).toEqual([]);
}

test('menu, dropdown and search pass axe in every state', async ({ page }) => {
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
  await expectAccessible(page, 'search');
  await boxOf(page).fill('sicurezza');
  await expect(dialogOf(page).locator('mark').first()).toBeVisible();
  await expectAccessible(page, 'search with results');
  await boxOf(page).fill('xyzzyq');
  await expect(dialogOf(page).getByRole('link', { name: siteSearch.askUs.label })).toBeVisible();
  await expectAccessible(page, 'search without results');
});

for (const path of ['/supporto', '/documentazione', '/partner']) {
  test(`${path} passes axe with each tab open`, async ({ page }) => {
    await page.goto(path);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page, `tab ${await tab.textContent()}`);
    }
  });
}

test('/supporto passes axe with an open question, and when the filter matches none', async ({ page }) => {
  await page.goto('/supporto#faq');
  await page.locator('summary', { hasText: supportFaq[0]?.question ?? '' }).click();
  await expectAccessible(page, 'a question open');
  await page.getByRole('searchbox').fill('xyzzyq');
  await expect(page.getByRole('tabpanel').locator('summary')).toHaveCount(0);
  await expectAccessible(page, 'no question matches');
});

test('/prezzi passes axe with annual prices and an open answer', async ({ page }) => {
  await page.goto('/prezzi');
  await page.getByRole('radio', { name: 'Ogni anno' }).check();
  await page.locator('.disclosure summary').first().click();
  await expectAccessible(page, '/prezzi');
});

for (const { name, values } of siteForms) {
  test(`the ${name} form passes axe with errors, after a failure, and when it is sent`, async ({ page }) => {
    const form = await openForm(page, name);
    await sendButton(form).click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessible(page, 'errors');
    await fill(form, values('parola'));
    // The demo form always thanks (D18).
    if (name !== 'demo') {
      await answerWith(page, 503);
      await sendButton(form).click();
      await expect(form.locator('.form-ways')).toBeVisible();
      if (name === 'partner') await expect(page.locator('[data-sonner-toast]')).toBeVisible();
      await expectAccessible(page, 'failure');
      await reconnect(page);
    }
    await answerWith(page, 200);
    await sendButton(form).click();
    await expect(thanks(page)).toBeFocused();
    await expectAccessible(page, 'success');
  });
}

for (const path of ['/newsletter#errore-gdpr', '/richiedi-demo#errore-invio']) {
  test(`${path}: the form passes axe after a redirect with errors`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, path);
  });
}
