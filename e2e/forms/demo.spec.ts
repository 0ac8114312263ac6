import { expect, type Page, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { demo, fill, formOf, ready, thanks } from './fill';
import { mailsWith, mailWith, marker } from './mailbox';

const send = demoForm.submit;

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('richiesta-demo:')).length);

test.beforeEach(async ({ page }) => {
  await page.goto('/richiedi-demo');
  await ready(page);
});

test('a request arrives, and thanks replace the form', async ({ page }) => {
  const word = marker();
  const form = formOf(page, 'demo');
  await fill(form, demo(word));
  await form.getByRole('button', { name: send }).click();
  await expect(thanks(page)).toBeFocused();
  await expect(form).toHaveCount(0);
  await expect(page.locator('#form-contatto a[href="/"]')).toBeVisible();
  await mailWith(word);
  expect(await kept(page)).toBe(0);
});

test('offline: thanks all the same, then the request is delivered on the next page view', async ({
  page,
}) => {
  const word = marker();
  const form = formOf(page, 'demo');
  await page.route('**/api/send-email', (route) => route.abort());
  await fill(form, demo(word));
  await form.getByRole('button', { name: send }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await kept(page)).toBe(1);
  expect(await mailsWith(word)).toHaveLength(0);
  await page.unroute('**/api/send-email');
  await page.goto('/contatti');
  await mailWith(word);
  await expect.poll(() => kept(page)).toBe(0);
});

test('a refusal is followed by thanks, and the request stays in the queue', async ({ page }) => {
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 403, json: { success: false } }));
  const form = formOf(page, 'demo');
  await fill(form, demo(marker()));
  await form.getByRole('button', { name: send }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await kept(page)).toBe(1);
});

test('without local storage the form works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const word = marker();
  await page.goto('/richiedi-demo');
  await ready(page);
  const form = formOf(page, 'demo');
  await fill(form, demo(word));
  await form.getByRole('button', { name: send }).click();
  await expect(thanks(page)).toBeVisible();
  await mailWith(word);
});

test('fields that the server finds wrong are shown instead of the thanks', async ({ page }) => {
  await page.route('**/api/send-email', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, error: { fields: { telefono: 'Campo obbligatorio' } } },
    }),
  );
  const form = formOf(page, 'demo');
  await fill(form, demo(marker()));
  await form.getByRole('button', { name: send }).click();
  await expect(form.locator('[name="telefono"]')).toHaveAccessibleDescription('Campo obbligatorio');
  await expect(form.locator('[name="telefono"]')).toBeFocused();
  await expect(thanks(page)).toHaveCount(0);
  expect(await kept(page)).toBe(0);
});
