import { expect, type Page, test } from '@playwright/test';
import { supportFaq } from '@/content/faq/supporto';
import { faq, tabs } from '@/content/pages/supporto';
import { hold, hydrationScripts } from './delay-requests';
import { mailsWith, mailWith, marker } from './forms/mailbox';
import { demo, fill, formOf, sendButton, siteForms, submit, thanks } from './forms/site-forms';

/** Delays hydration until the returned function is called. */
const holdScripts = (page: Page) => hold(page, hydrationScripts);

/** Makes hydration impossible. */
const failScripts = (page: Page) => page.route(hydrationScripts, (route) => route.abort());

/** The thanks of a form: from its script, or on the page after a post. */
const anyThanks = (page: Page) => thanks(page).or(page.locator('.form-receipt h1')).first();

for (const { name, path, values } of siteForms) {
  test(`a ${name} form that is sent before its script has loaded arrives once`, async ({ page }) => {
    const word = marker();
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const form = formOf(page, name);
    await fill(form, values(word));
    await sendButton(form).click({ noWaitAfter: true });
    await page.keyboard.press('Enter');
    // A second post would leave in this time.
    await page.waitForTimeout(300);
    release();
    await expect(anyThanks(page)).toBeVisible();
    await mailWith(word);
    // Long enough for a second message to arrive.
    await page.waitForTimeout(500);
    expect(await mailsWith(word)).toHaveLength(1);
  });

  test(`a ${name} form whose script fails is posted by the browser`, async ({ page }) => {
    const word = marker();
    await failScripts(page);
    await page.goto(path);
    const form = formOf(page, name);
    await submit(form, values(word));
    await expect(anyThanks(page)).toBeVisible();
    await mailWith(word);
  });
}

test('a form sent offline before its script has loaded can be sent later', async ({ page, context }) => {
  const word = marker();
  await page.goto('/richiedi-demo');
  await context.setOffline(true);
  const form = formOf(page, 'demo');
  await submit(form, demo(word));
  await expect(anyThanks(page).or(page.locator('#errore-invio'))).toBeVisible();
  await context.setOffline(false);
  if (await page.locator('#errore-invio').isVisible()) await sendButton(form).click();
  await expect(anyThanks(page)).toBeVisible();
  await page.goto('/');
  await mailWith(word);
});

test('a tab that is clicked before its script has loaded opens', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/supporto', { waitUntil: 'commit' });
  const panel = page.locator('#tutorial');
  await page.locator('a[href="#tutorial"]').first().click({ noWaitAfter: true });
  release();
  await expect(page.getByRole('tab', { name: tabs.tutorial })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(panel).toBeVisible();
});

test('tabs whose script fails are links to their panels', async ({ page }) => {
  await failScripts(page);
  await page.goto('/supporto');
  for (const name of ['tutorial', 'contatti', 'documentazione']) {
    await page.locator(`a[href="#${name}"]`).first().click();
    for (const panel of ['tutorial', 'contatti', 'documentazione', 'faq'])
      await expect(page.locator(`#${panel} h2`).first()).toBeVisible({ visible: panel === name });
  }
});

test('the FAQ keeps its open question and the text of the filter when its script loads', async ({ page }) => {
  const release = await holdScripts(page);
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

test('tabs that hydrate late keep the scroll position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdScripts(page);
  await page.goto('/supporto#faq', { waitUntil: 'commit' });
  const last = page.locator('#faq summary').last();
  await expect(last).toBeVisible();
  // While a page loads, the browser returns to the anchor until the visitor scrolls.
  await page.mouse.wheel(0, 100);
  await last.scrollIntoViewIfNeeded();
  release();
  await expect(page.locator('.tabs-pending')).toHaveCount(0);
  // The page would move in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(last).toBeInViewport();
});
