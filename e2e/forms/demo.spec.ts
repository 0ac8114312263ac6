import { expect, type Page, test } from '@playwright/test';
import { demoForm } from '@/content/forms/demo';
import { site } from '@/content/site';
import { blockStorage } from '@/e2e/block-storage';
import { mailsWith, mailWith, marker } from './mailbox';
import { cutOff, demo, keptRequests, openForm, reconnect, submit, thanks } from './site-forms';

/** Expects this title as the heading of the thanks and as the title of the page. */
async function expectOutcome(page: Page, { title }: { title: string }) {
  await expect(thanks(page)).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | ${site.name}`);
}

const steps = (page: Page) => page.locator('#form-contatto ol > li');

test('a demo request arrives, and thanks replace the form', async ({ page }) => {
  const word = marker();
  const form = await openForm(page, 'demo');
  await submit(form, demo(word));
  await expect(thanks(page)).toBeFocused();
  await expectOutcome(page, demoForm.confirmation);
  await expect(form).toHaveCount(0);
  await expect(page.locator('#form-contatto dd')).toContainText([demo(word).nomeAzienda, demo(word).note]);
  await expect(steps(page).first()).toContainText('(fatto)');
  await expect(page.locator('#form-contatto a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('#form-contatto a[href="/"]')).toBeVisible();
  await mailWith(word);
  expect(await keptRequests(page)).toBe(0);
});

test('offline the demo form thanks, and the next page view delivers the request', async ({ page }) => {
  const word = marker();
  await cutOff(page);
  await submit(await openForm(page, 'demo'), demo(word));
  await expectOutcome(page, demoForm.kept);
  await expect(steps(page).first()).not.toContainText('(fatto)');
  expect(await keptRequests(page)).toBe(1);
  expect(await mailsWith(word)).toHaveLength(0);
  await reconnect(page);
  await page.goto('/contatti');
  await mailWith(word);
  await expect.poll(() => keptRequests(page)).toBe(0);
});

test('the thanks change when a waiting demo request is delivered', async ({ page }) => {
  const word = marker();
  await cutOff(page);
  await submit(await openForm(page, 'demo'), demo(word));
  await expectOutcome(page, demoForm.kept);
  await reconnect(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectOutcome(page, demoForm.confirmation);
  await mailWith(word);
});

test('without local storage demo requests are sent, and a lost one is reported as lost', async ({ page }) => {
  await blockStorage(page, 'localStorage');
  const word = marker();
  await submit(await openForm(page, 'demo'), demo(word));
  await expectOutcome(page, demoForm.confirmation);
  await mailWith(word);
  await cutOff(page);
  await submit(await openForm(page, 'demo'), demo(marker()));
  await expectOutcome(page, demoForm.lost);
  await expect(page.locator('#form-contatto a[href^="mailto:"]')).toHaveAttribute('href', /Studio|Prova/);
});

test('errors of the server are shown in the demo form instead of the thanks', async ({ page }) => {
  await page.route('**/api/send-email', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, error: { fields: { telefono: 'Campo obbligatorio' } } },
    }),
  );
  const form = await openForm(page, 'demo');
  await submit(form, demo(marker()));
  await expect(form.locator('[name="telefono"]')).toHaveAccessibleDescription(
    `${demoForm.fields.telefono.hint} Campo obbligatorio`,
  );
  await expect(form.locator('[name="telefono"]')).toBeFocused();
  await expect(thanks(page)).toHaveCount(0);
  expect(await keptRequests(page)).toBe(0);
});
