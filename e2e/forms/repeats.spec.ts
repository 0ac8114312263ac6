import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import { type FormName, forms } from '@/lib/forms/forms';
import { typedValues } from '@/tests/forms/sample';
import { mailsWith, mailWith, marker } from './mailbox';
import {
  answerWith,
  cutOff,
  fill,
  formOf,
  openForm,
  reconnect,
  sendButton,
  siteForms,
  submissionsOf,
  thanks,
} from './site-forms';

/** Opens a form with a campaign and fills it in. A repeat must send the same body, of which the campaign is part. */
async function openFilled(page: Page, name: FormName, word: string): Promise<void> {
  await fill(await openForm(page, name, '?utm_campaign=prova'), typedValues(name, word));
}

const click = (page: Page, name: FormName) => sendButton(formOf(page, name)).click();

for (const { name } of siteForms) {
  test(`a ${name} form that is sent again after a lost answer arrives once`, async ({ page, context }) => {
    const word = marker();
    const submissions = submissionsOf(context);
    // The submission reaches the server; its answer is lost.
    await page.route('**/api/send-email', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await openFilled(page, name, word);
    await click(page, name);
    await mailWith(word);
    await expect(thanks(page).or(page.locator('.form-failure-send'))).toBeVisible();
    await reconnect(page);
    // Any page sends a request that waits in the browser, with its first attribution.
    if (forms[name].keptInBrowser) await page.goto('/prodotto');
    else await click(page, name);
    await expect.poll(() => submissions.length).toBe(2);
    expect(submissions[1]).toEqual(submissions[0]);
    expect(await mailsWith(word)).toHaveLength(1);
  });
}

test('a sent message leaves nothing in the browser', async ({ page }) => {
  const word = marker();
  await openFilled(page, 'contact', word);
  await click(page, 'contact');
  await expect(thanks(page)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const value of [word, 'Ada', 'prova.example']) expect(stored).not.toContain(value);
});

test('changed values get another key, as do values whose key is taken', async ({ page, context }) => {
  const word = marker();
  const submissions = submissionsOf(context);
  await cutOff(page);
  await openFilled(page, 'contact', word);
  await click(page, 'contact');
  await expect(formOf(page, 'contact').getByRole('alert')).toHaveText(contactForm.failed);
  await reconnect(page);
  await answerWith(page, 409);
  await formOf(page, 'contact').locator('[name="firstName"]').fill('Grazia');
  await click(page, 'contact');
  await expect.poll(() => submissions.length).toBe(2);
  await expect(formOf(page, 'contact').getByRole('alert')).toHaveText(contactForm.failed);
  await reconnect(page);
  await click(page, 'contact');
  await expect(thanks(page)).toBeVisible();
  expect(new Set(submissions.map(({ key }) => key)).size).toBe(3);
  expect(await mailsWith(word)).toHaveLength(1);
});
