import { expect, test } from '@playwright/test';
import { layoutCopy } from '@/content/navigation';
import { search as ofGuides } from '@/content/pages/documentazione';
import { hero } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { preparedTrades } from '@/content/samples/prepared-questions';
import { askUs, siteSearch } from '@/content/search';
import { site } from '@/content/site';
import { violations } from './axe';
import { contact, formOf, submit, thanks } from './forms/fill';
import { mailWith, marker } from './forms/mailbox';
import { askPeople, boxOf, dialogOf, messageOf, openAndSearch, resultsOf, statusOf } from './search-window';

test('by keyboard: Ctrl+K opens, Enter leads to the first result and opens it; nothing loads before, nothing typed is sent', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/prodotto', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/assets\/search|ricerca\.json/.test(url))).toEqual([]);
  // A single letter is no shortcut (WCAG 2.1.4).
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type('requisiti/hardware');
  await page.keyboard.press('Enter');
  await expect(resultsOf(page).first()).toBeFocused();
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/supporto#requisiti-hardware');
  await expect(statusOf(page)).toHaveText(/\d+ risultati\./);
  await expect(dialogOf(page).locator('mark').first()).toHaveText(/requisiti|hardware/i);
  await page.keyboard.press('ArrowDown');
  await expect(resultsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/supporto#requisiti-hardware');
  expect(asked.filter((url) => /hardware/.test(new URL(url).search) || /requisiti%2F/.test(url))).toEqual([]);
});

test('Ctrl+K opens the search from an input too; Escape returns the focus', async ({ page }) => {
  await page.goto('/contatti');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(field).toBeFocused();
});

test('from the header: working examples, corrected words, and help without results', async ({ page }) => {
  await page.goto('/tecnologia');
  const button = page.getByRole('link', { name: layoutCopy.search.label, exact: true });
  await button.click();
  for (const example of siteSearch.examples) {
    await boxOf(page).fill('');
    await dialogOf(page).getByRole('button', { name: example }).click();
    await expect(dialogOf(page).locator('mark').first(), example).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await boxOf(page).fill('sicurrezza');
  await expect(statusOf(page)).toContainText('per «sicurezza»');
  await expect(resultsOf(page).first()).toContainText('Sicurezza');
  await boxOf(page).fill('xyzzyq');
  await expect(statusOf(page)).toContainText('vicino a «xyzzyq»: l’elenco resta vuoto');
  await dialogOf(page)
    .getByRole('button', { name: siteSearch.examples[0] ?? '' })
    .click();
  await expect(resultsOf(page).first()).toHaveAttribute('href', /^\/prezzi/);
  await boxOf(page).fill('pizza margherita');
  for (const { label, href } of siteSearch.relatedLinks) {
    await expect(dialogOf(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await dialogOf(page).getByRole('button', { name: siteSearch.close }).click();
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu has the link; the window closes for a result on the page', async ({ page }) => {
    await page.goto('/prezzi');
    await page.getByRole('button', { name: layoutCopy.menu }).tap();
    await page.getByRole('link', { name: layoutCopy.search.label, exact: true }).tap();
    await boxOf(page).fill('prezzi');
    await expect(resultsOf(page).first()).toHaveAttribute('href', /^\/prezzi/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: layoutCopy.menu })).toBeFocused();
    await page.keyboard.press('Control+k');
    await resultsOf(page).and(page.locator('[href^="/prezzi#"]')).first().tap();
    await expect(page).toHaveURL(/\/prezzi#/);
    await expect(dialogOf(page)).toBeHidden();
  });
});

for (const [name, path, { label }, scope] of [
  ['the home page', '/', hero.search, siteSearch.scope.all],
  ['the not-found screen', '/che-non-esiste', notFound.search, siteSearch.scope.all],
  ['the documentation', '/documentazione', ofGuides, siteSearch.scope.part],
] as const) {
  test(`the field of ${name} opens the window with its words, and offers where to search`, async ({
    page,
  }) => {
    await page.goto(path);
    const words = `prezzi di ${site.name}`;
    await page.getByRole('searchbox', { name: label }).fill(words);
    await page.keyboard.press('Enter');
    await expect(boxOf(page)).toHaveValue(words);
    await expect(dialogOf(page).getByRole('radio', { name: scope })).toBeChecked();
    await expect(resultsOf(page).first()).toBeVisible();
    await dialogOf(page).getByRole('radio', { name: siteSearch.scope.part }).check();
    await expect(resultsOf(page).and(page.locator('[href^="/prezzi"]'))).toHaveCount(0);
    await expect(resultsOf(page).first()).toHaveAttribute('href', /^\/documentazione\//);
    await dialogOf(page).getByRole('radio', { name: siteSearch.scope.all }).check();
    await expect(resultsOf(page).first()).toHaveAttribute('href', /^\/prezzi/);
  });
}

test('a word of a trade gets its line, a prepared question of the trade, and the demo', async ({ page }) => {
  await page.goto('/prodotto');
  await openAndSearch(page, 'calcolo ferie in busta paga');
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toHaveText(siteSearch.ownDocuments.line);
  await expect(boxOf(page)).toBeFocused();
  await expect(resultsOf(page)).toHaveText([/ferie non godute/, siteSearch.ownDocuments.demo.label]);
  expect(await violations(page)).toEqual([]);
  await resultsOf(page).first().click();
  await expect(page).toHaveURL(/\/#domanda-\d$/);
  const [, ferie] = preparedTrades.at(-1)?.questions ?? [];
  await expect(page.getByRole('radio', { name: ferie?.question ?? '' })).toBeChecked();
  await expect(page.getByText(ferie?.documents[0]?.file ?? '', { exact: true })).toBeVisible();
});

const ask = 'pizza margherita';

test('a question without an answer is handed to the contact form, once, and is in no address', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/prodotto');
  await askPeople(page, ask);
  await expect(page).toHaveURL(askUs.href);
  await expect(messageOf(page)).toHaveValue(ask);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    ask,
  );
  expect(decodeURIComponent(asked.join(' '))).not.toContain('margherita');
  const word = marker();
  await submit(formOf(page, 'contact'), { ...contact(word), message: `${ask} ${word}` });
  await expect(thanks(page)).toBeVisible();
  expect((await mailWith(word)).text).toContain(ask);
  await page.goto('/contatti');
  await expect(messageOf(page)).toHaveValue('');
});

test('if storage is blocked, the link leads to the empty form', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/prodotto');
  await askPeople(page, ask);
  await expect(messageOf(page)).toHaveValue('');
  await messageOf(page).fill('Prova');
});

test('if the copy of the window cannot load, the documentation opens', async ({ page }) => {
  await page.route('**/ricerca.json', (route) => route.abort());
  await page.goto('/prodotto');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/documentazione');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search and the field of the home page lead to the documentation', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-search]')).toHaveAttribute('href', layoutCopy.search.href);
    await page.getByRole('searchbox', { name: hero.search.label }).fill('prezzi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/documentazione\??$/);
  });
});
