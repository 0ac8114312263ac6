import { expect, test } from '@playwright/test';
import { documentationFaq } from '../content/faq/documentazione';
import { formOf } from './forms/fill';

const targets = {
  Guide: [
    'guida-introduttiva',
    'gestione-documenti',
    'ricerca-avanzata',
    'sicurezza-privacy',
    'gestione-utenti',
    'integrazioni',
  ],
  Tutorial: ['tutorial-analisi', 'tutorial-workflow', 'tutorial-report'],
  API: ['api-reference', 'api-auth', 'api-esempi'],
};

test('three tabs list the twelve guides (D7)', async ({ page }) => {
  await page.goto('/documentazione');
  for (const [name, slugs] of Object.entries(targets)) {
    await page.getByRole('tab', { name }).click();
    const cards = page.getByRole('tabpanel').getByRole('link');
    await expect(cards).toHaveCount(slugs.length);
    const hrefs = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual(slugs.map((slug) => `/documentazione/${slug}`).toSorted());
  }
});

test('the box searches the text of all pages, with other forms of the word (D27)', async ({ page }) => {
  await page.goto('/documentazione');
  const box = page.getByRole('searchbox', { name: 'Cerca nella documentazione' });
  await box.fill('revocata');
  const main = page.getByRole('main');
  // No title contains it. Only the text does, in another form of the word.
  await expect(main.getByRole('heading', { name: 'Nel testo' })).toBeVisible();
  await expect(main.locator('mark').first()).toHaveText(/^revoc/i);
  await expect(main.locator('a[href^="/documentazione/api-auth"]').first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  // Other pages match too, and better.
  await box.fill('prezzi');
  await expect(main.locator('mark').first()).toHaveText(/^prezz/i);
  const hrefs = await main
    .locator('[data-island] ol a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !href.startsWith('/documentazione/'))).toEqual([]);
  await box.fill('xyzzyq');
  await expect(main.getByRole('status')).toContainText('l’elenco resta vuoto');
  await box.fill('');
  await expect(page.getByRole('tab')).toHaveCount(3);
  // The people who do answer get the question.
  await box.fill('pizza margherita');
  await main.getByRole('link', { name: 'Contatti', exact: true }).click();
  await expect(page).toHaveURL('/contatti');
  await expect(formOf(page, 'contact').locator('[name="message"]')).toHaveValue('pizza margherita');
});

test('cards are filtered also if the index cannot be loaded', async ({ page }) => {
  await page.route('**/assets/search/**', (route) => route.abort());
  await page.goto('/documentazione');
  await page.getByRole('searchbox').fill('introduttiva');
  await expect(page.getByRole('status')).toContainText('ora non risponde');
  await expect(page.getByRole('main').getByRole('link', { name: 'Guida introduttiva' })).toBeVisible();
});

const entries = documentationFaq.flatMap((category) => category.entries);
const [first, second] = entries;
const firstAnswer = first?.answer[0] ?? '';
const secondAnswer = second?.answer[0] ?? '';

test('five categories; an anchor opens its answer, also the second time', async ({ page }) => {
  await page.goto(`/documentazione/faq#${second?.id}`);
  await expect(page.getByRole('main').locator('section > h2')).toHaveText(
    documentationFaq.map(({ title }) => title),
  );
  expect(documentationFaq).toHaveLength(5);
  await expect(page.getByText(secondAnswer)).toBeVisible();
  await page.getByText(first?.question ?? '').click();
  await expect(page.getByText(firstAnswer)).toBeVisible();
  await expect(page.getByText(secondAnswer)).toBeHidden();
  await page.evaluate((id) => {
    location.hash = '';
    location.hash = id;
  }, second?.id ?? '');
  await expect(page.getByText(secondAnswer)).toBeVisible();
  await expect(page.getByText(firstAnswer)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an anchor shows its answer', async ({ page }) => {
    await page.goto(`/documentazione/faq#${second?.id}`);
    await expect(page.getByText(secondAnswer)).toBeVisible();
    await expect(page.getByText(firstAnswer)).toBeHidden();
  });
});
