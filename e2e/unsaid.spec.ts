import { expect, type Locator, type Page, test } from '@playwright/test';
import { hero } from '../content/pages/home';
import { askUs, siteSearch } from '../content/search';
import { readUnsaid } from '../lib/search/unsaid';
import { violations } from './axe';
import { formOf } from './forms/fill';

const [subject] = readUnsaid('.');
const question = `${subject?.questions[0]}?`;
const line = subject?.line ?? '';
/** The marked words of results. The drawing of the home page keeps its place behind them. */
const marksOf = (box: Locator) => box.locator('mark').filter({ visible: true });
const message = (page: Page) => formOf(page, 'contact').locator('[name="message"]');

/** The boxes that search the site: where each stands, and what is around its answer. */
const boxes: { name: string; open: (page: Page) => Promise<Locator> }[] = [
  {
    name: 'the window',
    open: async (page) => {
      await page.goto('/prodotto');
      await page.keyboard.press('Control+k');
      return page.getByRole('dialog', { name: siteSearch.label });
    },
  },
  {
    name: 'the panel of the home page',
    open: async (page) => {
      await page.goto('/');
      return page.locator('figure').filter({ has: page.getByRole('searchbox', { name: hero.panel.label }) });
    },
  },
  {
    name: 'the box of the guides',
    open: async (page) => {
      await page.goto('/documentazione');
      return page.getByRole('main');
    },
  },
];

for (const { name, open } of boxes) {
  for (const width of [360, 1280]) {
    test.describe(`${name}, ${width} wide`, () => {
      test.use({ viewport: { width, height: 740 } });

      test('says what the site does not say, and hands the question to the form of those who do', async ({
        page,
      }) => {
        const sent: string[] = [];
        page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
        const box = await open(page);
        await box.getByRole('searchbox').fill(question);
        await page.keyboard.press('Enter');
        await expect(box.getByRole('status')).toHaveText(line);
        await expect(box.getByRole('status')).toBeInViewport();
        await expect(box.getByRole('searchbox')).toBeFocused();
        await expect(marksOf(box)).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
        await box.getByRole('link', { name: askUs.label }).click();
        await expect(page).toHaveURL(askUs.href);
        await expect(message(page)).toHaveValue(question);
        expect(sent.map(decodeURIComponent).filter((each) => each.includes(question))).toEqual([]);
      });
    });
  }

  test(`${name}: Enter asks again after a file that could not be loaded`, async ({ page }) => {
    await page.route('**/assets/search/**', (route) => route.abort());
    const box = await open(page);
    await box.getByRole('searchbox').fill('revoca');
    await expect(box.getByRole('status')).toHaveText(siteSearch.states.failed);
    await page.unroute('**/assets/search/**');
    await box.getByRole('searchbox').press('Enter');
    await expect(box.getByRole('status')).toHaveText(/risultat/);
    await expect(marksOf(box).first()).toBeVisible();
    await expect(box.locator(':focus')).toHaveText(/revoca/i);
  });
}

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
