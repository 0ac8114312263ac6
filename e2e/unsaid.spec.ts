import { expect, type Page, test } from '@playwright/test';
import { askUs, siteSearch } from '@/content/search';
import { readUnsaid } from '@/lib/search/content';
import { violations } from './axe';
import { formOf } from './forms/fill';

const [subject] = readUnsaid('.');
const question = `${subject?.questions[0]}?`;
const line = subject?.line ?? '';
const message = (page: Page) => formOf(page, 'contact').locator('[name="message"]');

const dialogOf = (page: Page) => page.getByRole('dialog', { name: siteSearch.label });

test('says what the site does not say, and hands the question to the form of those who do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/prodotto');
  await page.keyboard.press('Control+k');
  const box = dialogOf(page);
  await box.getByRole('searchbox').fill(question);
  await page.keyboard.press('Enter');
  await expect(box.getByRole('status')).toHaveText(line);
  await expect(box.getByRole('status')).toBeInViewport();
  await expect(box.getByRole('searchbox')).toBeFocused();
  await expect(box.locator('mark')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await box.getByRole('link', { name: askUs.label }).click();
  await expect(page).toHaveURL(askUs.href);
  await expect(message(page)).toHaveValue(question);
});

test('Enter asks again after a file that could not be loaded', async ({ page }) => {
  await page.route('**/assets/search/**', (route) => route.abort());
  await page.goto('/prodotto');
  await page.keyboard.press('Control+k');
  const box = dialogOf(page);
  await box.getByRole('searchbox').fill('revoca');
  await expect(box.getByRole('status')).toHaveText(siteSearch.states.failed);
  await expect(box.getByRole('link', { name: askUs.label })).toBeVisible();
  await page.unroute('**/assets/search/**');
  await box.getByRole('searchbox').press('Enter');
  await expect(box.getByRole('status')).toHaveText(/risultat/);
  await expect(box.locator('mark').first()).toBeVisible();
  await expect(box.locator(':focus')).toHaveText(/revoca/i);
});

async function askFrom(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const window = page.getByRole('dialog', { name: siteSearch.label });
  await window.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  await window.getByRole('link', { name: askUs.label }).click();
  await expect(window).toBeHidden();
}

test('on the page of the form the question is written at once, in place of an earlier one and below own words', async ({
  page,
}) => {
  const [, other] = subject?.questions ?? [];
  await page.goto('/contatti');
  await askFrom(page, question);
  await expect(message(page)).toHaveValue(question);
  expect(await page.evaluate(() => sessionStorage.getItem('domanda'))).toBeNull();
  await formOf(page, 'contact').locator('[name="firstName"]').fill('Anna');
  await askFrom(page, `${other}`);
  await expect(message(page)).toHaveValue(`${other}`);
  await message(page).fill('Buongiorno.');
  await askFrom(page, question);
  await expect(message(page)).toHaveValue(`Buongiorno.\n${question}`);
});

test('a form whose address has a choice gets the question too', async ({ page }) => {
  await page.goto('/contatti?interesse=professional');
  await askFrom(page, question);
  await expect(page).toHaveURL(askUs.href);
  await expect(message(page)).toHaveValue(question);
});
