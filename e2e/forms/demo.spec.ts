import { expect, type Page, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { site } from '@/content/site';
import { demo, formOf, kept, ready, submit, thanks } from './fill';
import { mailsWith, mailWith, marker } from './mailbox';

test.beforeEach(async ({ page }) => {
  await page.goto('/richiedi-demo');
  await ready(page);
});

/** The heading says how it ended, and so does the title of the page. */
async function said(page: Page, { title }: { title: string }) {
  await expect(thanks(page)).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | ${site.name}`);
}
const steps = (page: Page) => page.locator('#form-contatto ol > li');

test('a request arrives, and thanks replace the form', async ({ page }) => {
  const word = marker();
  const form = formOf(page, 'demo');
  await submit(form, demo(word));
  await expect(thanks(page)).toBeFocused();
  await said(page, demoForm.confirmation);
  await expect(form).toHaveCount(0);
  await expect(page.locator('#form-contatto dd')).toContainText([demo(word).nomeAzienda, demo(word).note]);
  await expect(steps(page).first()).toContainText('(fatto)');
  await expect(page.locator('#form-contatto a[href^="tel:"]')).toBeVisible();
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
  await submit(form, demo(word));
  await said(page, demoForm.kept);
  await expect(steps(page).first()).not.toContainText('(fatto)');
  expect(await kept(page)).toBe(1);
  expect(await mailsWith(word)).toHaveLength(0);
  await page.unroute('**/api/send-email');
  await page.goto('/contatti');
  await mailWith(word);
  await expect.poll(() => kept(page)).toBe(0);
});

test('a request that is delivered while its thanks are shown: the thanks say so', async ({ page }) => {
  const word = marker();
  const form = formOf(page, 'demo');
  await page.route('**/api/send-email', (route) => route.abort());
  await submit(form, demo(word));
  await said(page, demoForm.kept);
  await page.unroute('**/api/send-email');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await said(page, demoForm.confirmation);
  await mailWith(word);
});

test('without local storage the form works, and hides no loss', async ({ page }) => {
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
  await submit(form, demo(word));
  await said(page, demoForm.confirmation);
  await mailWith(word);
  await page.goto('/richiedi-demo');
  await ready(page);
  await page.route('**/api/send-email', (route) => route.abort());
  await submit(form, demo(marker()));
  await said(page, demoForm.lost);
  await expect(page.locator('#form-contatto a[href^="mailto:"]')).toHaveAttribute('href', /Studio|Prova/);
});

test('fields that the server finds wrong are shown instead of the thanks', async ({ page }) => {
  await page.route('**/api/send-email', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, error: { fields: { telefono: 'Campo obbligatorio' } } },
    }),
  );
  const form = formOf(page, 'demo');
  await submit(form, demo(marker()));
  await expect(form.locator('[name="telefono"]')).toHaveAccessibleDescription(
    `${demoForm.fields.telefono.hint} Campo obbligatorio`,
  );
  await expect(form.locator('[name="telefono"]')).toBeFocused();
  await expect(thanks(page)).toHaveCount(0);
  expect(await kept(page)).toBe(0);
});
