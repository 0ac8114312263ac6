import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { type FormName, forms } from '@/lib/forms/forms';
import { typed } from '@/tests/forms/sample';
import { fill, formOf, kept, ready, sendButton, siteForms, submissionsOf, thanks } from './fill';
import { mailsWith, mailWith, marker } from './mailbox';

/** A form filled in, ready to be sent. */
async function filled(page: Page, name: FormName, word: string): Promise<void> {
  // Its campaign is among the bytes that a repeat must have too.
  await page.goto(`${forms[name].page}?utm_campaign=prova`);
  await ready(page);
  await fill(formOf(page, name), typed(name, word));
}

const click = (page: Page, name: FormName) => sendButton(formOf(page, name)).click();

for (const { name } of siteForms) {
  test(`${name}: an answer that is lost and a second click make one message`, async ({ page, context }) => {
    const word = marker();
    const sent = submissionsOf(context);
    // The server has it; its answer does not arrive.
    await page.route('**/api/send-email', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await filled(page, name, word);
    await click(page, name);
    await mailWith(word);
    await expect(thanks(page).or(page.locator('.form-failure-send'))).toBeVisible();
    await page.unroute('**/api/send-email');
    // What waits in the browser is sent from any page, with the origin that it had.
    if (forms[name].keptInBrowser) await page.goto('/prodotto');
    else await click(page, name);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(await mailsWith(word)).toHaveLength(1);
  });
}

test('nothing of what was typed stays in the browser after success', async ({ page }) => {
  const word = marker();
  await filled(page, 'contact', word);
  await click(page, 'contact');
  await expect(thanks(page)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const value of [word, 'Ada', 'prova.example']) expect(stored).not.toContain(value);
});

test('changed values have another key, as has what the server knows with another content', async ({
  page,
  context,
}) => {
  const word = marker();
  const sent = submissionsOf(context);
  await page.route('**/api/send-email', (route) => route.abort());
  await filled(page, 'contact', word);
  await click(page, 'contact');
  await expect(formOf(page, 'contact').getByRole('alert')).toHaveText(contactForm.failed);
  await page.unroute('**/api/send-email');
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 409, json: { success: false } }));
  await formOf(page, 'contact').locator('[name="firstName"]').fill('Grazia');
  await click(page, 'contact');
  await expect.poll(() => sent.length).toBe(2);
  await expect(formOf(page, 'contact').getByRole('alert')).toHaveText(contactForm.failed);
  await page.unroute('**/api/send-email');
  await click(page, 'contact');
  await expect(thanks(page)).toBeVisible();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(await mailsWith(word)).toHaveLength(1);
});

test('demo: a tab closed while offline, two others when the connection returns: one request, one message', async ({
  page,
  context,
}) => {
  const word = marker();
  const sent = submissionsOf(context);
  const later = [await context.newPage(), await context.newPage()];
  for (const tab of later) await tab.goto('/prodotto');
  await filled(page, 'demo', word);
  await context.setOffline(true);
  await click(page, 'demo');
  await expect(thanks(page)).toBeVisible();
  // What one tab keeps reaches the others a moment later.
  for (const tab of [page, ...later]) await expect.poll(() => kept(tab)).toBe(1);
  await page.close();
  const attempts = sent.length;
  await context.setOffline(false);
  await mailWith(word);
  for (const tab of later) await expect.poll(() => kept(tab)).toBe(0);
  // Long enough for a second one, which would wait its turn.
  await later[0]?.waitForTimeout(500);
  expect(sent).toHaveLength(attempts + 1);
  expect(await mailsWith(word)).toHaveLength(1);
});

for (const reachable of [true, false]) {
  test(`demo: a tab closed at the click loses nothing (server reachable: ${reachable})`, async ({
    page,
    context,
  }) => {
    const word = marker();
    await filled(page, 'demo', word);
    if (!reachable) await context.setOffline(true);
    // By script, so that the tab is gone before anything that the click has set off comes back.
    await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>('form[data-form="demo"] [type="submit"]')?.click();
    });
    await page.close();
    if (!reachable) await context.setOffline(false);
    const later = await context.newPage();
    // What the closed tab has stored may reach a page after its attempt: then the next page makes it.
    await expect(async () => {
      await later.goto('/prodotto');
      await expect.poll(() => kept(later), { timeout: 4000 }).toBe(0);
    }).toPass();
    await mailWith(word);
    expect(await mailsWith(word)).toHaveLength(1);
  });
}
