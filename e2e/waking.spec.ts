import { expect, type Page, test } from '@playwright/test';
import { supportFaq } from '@/content/faq/supporto';
import { faq, tabs } from '@/content/pages/supporto';
import { demo, fill, formOf, hydrated, ready, sendButton, siteForms, submit, thanks } from './forms/fill';
import { mailsWith, mailWith, marker } from './forms/mailbox';
import { hold } from './hold';

/** The scripts that make pages interactive: of the bundle, or Next's own. */
const interactive = /\/assets\/islands\/|\/_next\/static\/chunks\/.*\.js/;

/** Delays these scripts until the returned function is called. */
const late = (page: Page) => hold(page, interactive);

/** Makes these scripts fail. */
const failing = (page: Page) => page.route(interactive, (route) => route.abort());

/** The thanks of a form, by its script or on the page that follows its post. */
const thanked = (page: Page) => thanks(page).or(page.locator('.form-receipt h1')).first();

for (const { name, path, values } of siteForms) {
  test(`${name}: what is submitted before its script has loaded arrives once`, async ({ page }) => {
    const word = marker();
    const release = await late(page);
    await page.goto(path, { waitUntil: 'commit' });
    const form = formOf(page, name);
    await fill(form, values(word));
    await sendButton(form).click({ noWaitAfter: true });
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    release();
    await expect(thanked(page)).toBeVisible();
    await mailWith(word);
    await page.waitForTimeout(500);
    expect(await mailsWith(word)).toHaveLength(1);
  });

  test(`${name}: without its script the form posts`, async ({ page }) => {
    const word = marker();
    await failing(page);
    await page.goto(path);
    const form = formOf(page, name);
    await submit(form, values(word));
    await expect(thanked(page)).toBeVisible();
    await mailWith(word);
    expect(await mailsWith(word)).toHaveLength(1);
  });
}

test('a visitor who went offline before the script had loaded keeps what was typed, and sends it later', async ({
  page,
  context,
}) => {
  const word = marker();
  await page.goto('/richiedi-demo');
  // On that site the browser itself posts a form that React has not hydrated yet.
  if (test.info().project.name === 'ordinary-next') await ready(page);
  await context.setOffline(true);
  const form = formOf(page, 'demo');
  await submit(form, demo(word));
  await expect(thanked(page).or(page.locator('#errore-invio'))).toBeVisible();
  await context.setOffline(false);
  if (await page.locator('#errore-invio').isVisible()) {
    await sendButton(form).click();
  }
  await expect(thanked(page)).toBeVisible();
  await page.goto('/');
  await mailWith(word);
});

test('what is typed and ticked before the script has loaded stays, with the caret', async ({ page }) => {
  const release = await late(page);
  await page.goto('/contatti', { waitUntil: 'commit' });
  const form = formOf(page, 'contact');
  const message = form.locator('[name="message"]');
  await form.locator('[name="privacyAccepted"]').check();
  await form.locator('[name="subject"]').selectOption('quote');
  await message.fill('prima dopo');
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
  release();
  await hydrated(page);
  await expect(message).toBeFocused();
  await page.keyboard.type('e ');
  await expect(message).toHaveValue('prima e dopo');
  await expect(form.locator('[name="subject"]')).toHaveValue('quote');
  await expect(form.locator('[name="privacyAccepted"]')).toBeChecked();
});

test('a tab that is clicked before the script has loaded opens, and no other', async ({ page }) => {
  const release = await late(page);
  await page.goto('/supporto', { waitUntil: 'commit' });
  const panel = page.locator('#tutorial');
  await page.locator('a[href="#tutorial"]').first().click({ noWaitAfter: true });
  release();
  await expect(page.getByRole('tab', { name: tabs.tutorial })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(panel).toBeVisible();
});

test('without the script tabs are links to their panels', async ({ page }) => {
  await failing(page);
  await page.goto('/supporto');
  for (const name of ['tutorial', 'contatti', 'documentazione'] as const) {
    await page.locator(`a[href="#${name}"]`).first().click();
    await expect(page.locator(`#${name} h2`).first()).toBeVisible();
    for (const other of ['tutorial', 'contatti', 'documentazione', 'faq'].filter((id) => id !== name)) {
      await expect(page.locator(`#${other} h2`).first()).toBeHidden();
    }
  }
});

test('a question that is opened before the script has loaded stays open, and the typed words filter', async ({
  page,
}) => {
  const release = await late(page);
  await page.goto('/supporto#faq', { waitUntil: 'commit' });
  const entry = supportFaq.find(({ id }) => id === 'attivazione');
  await page.locator('summary', { hasText: entry?.question ?? '' }).click();
  await expect(page.getByText(entry?.answer[0] ?? '')).toBeVisible();
  await page.getByPlaceholder(faq.placeholder).fill(entry?.question ?? '');
  await expect(page.locator('#faq details')).toHaveCount(supportFaq.length);
  release();
  await expect(page.locator('#faq details')).toHaveCount(1);
  await expect(page.getByText(entry?.answer[0] ?? '')).toBeVisible();
  await page.locator('summary', { hasText: entry?.question ?? '' }).click();
  await expect(page.getByText(entry?.answer[0] ?? '')).toBeHidden();
});

test('tabs that hydrate late leave the page where the visitor has scrolled it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await late(page);
  await page.goto('/supporto#faq', { waitUntil: 'commit' });
  const last = page.locator('#faq summary').last();
  await expect(last).toBeVisible();
  // Until the visitor's own first scroll the browser goes back to the anchor while the page loads.
  await page.mouse.wheel(0, 100);
  await last.scrollIntoViewIfNeeded();
  release();
  await expect(page.locator('.tabs-pending')).toHaveCount(0);
  // The page would move in the frame after.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(last).toBeInViewport();
});
