import { expect, test } from '@playwright/test';
import { askUs, siteSearch } from '@/content/search';
import { readUnsaid } from '@/lib/search/content';
import { violations } from './axe';
import { formOf } from './forms/fill';
import { askPeople, boxOf, dialogOf, messageOf, openAndSearch, statusOf } from './search-window';

const [subject] = readUnsaid('.');
const question = `${subject?.questions[0]}?`;
const other = `${subject?.questions[1]}`;

test('says what the site does not say', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/prodotto');
  await openAndSearch(page, question);
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toHaveText(subject?.line ?? '');
  await expect(statusOf(page)).toBeInViewport();
  await expect(boxOf(page)).toBeFocused();
  await expect(dialogOf(page).locator('mark')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('Enter asks again after a file that could not be loaded', async ({ page }) => {
  await page.route('**/assets/search/**', (route) => route.abort());
  await page.goto('/prodotto');
  await openAndSearch(page, 'revoca');
  await expect(statusOf(page)).toHaveText(siteSearch.states.failed);
  await expect(dialogOf(page).getByRole('link', { name: askUs.label })).toBeVisible();
  await page.unroute('**/assets/search/**');
  await boxOf(page).press('Enter');
  await expect(statusOf(page)).toHaveText(/risultat/);
  await expect(dialogOf(page).locator('mark').first()).toBeVisible();
  await expect(dialogOf(page).locator(':focus')).toHaveText(/revoca/i);
});

test('on the page of the form the question is written at once, in place of an earlier one and below own words', async ({
  page,
}) => {
  await page.goto('/contatti');
  await askPeople(page, question);
  await expect(messageOf(page)).toHaveValue(question);
  expect(await page.evaluate(() => sessionStorage.getItem('domanda'))).toBeNull();
  await formOf(page, 'contact').locator('[name="firstName"]').fill('Anna');
  await askPeople(page, other);
  await expect(messageOf(page)).toHaveValue(other);
  await messageOf(page).fill('Buongiorno.');
  await askPeople(page, question);
  await expect(messageOf(page)).toHaveValue(`Buongiorno.\n${question}`);
});

test('a form whose address has a choice gets the question too', async ({ page }) => {
  await page.goto('/contatti?interesse=professional');
  await askPeople(page, question);
  await expect(page).toHaveURL(askUs.href);
  await expect(messageOf(page)).toHaveValue(question);
});
