import { expect, test } from '@playwright/test';
import { layoutCopy } from '@/content/navigation';
import { search as guideSearch } from '@/content/pages/documentazione';
import { sectors } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { askUs, siteSearch } from '@/content/search';
import { site } from '@/content/site';
import { readGaps } from '@/lib/search/content';
import { violations } from './axe';
import { blockStorage } from './block-storage';
import { askPeople, boxOf, dialogOf, messageOf, openAndSearch, resultsOf, statusOf } from './search-window';

const [subject] = readGaps('.');

test('the search works by keyboard, loads when opened, and sends nothing that is typed', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await page.goto('/prodotto', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => /\/assets\/search|ricerca\.json/.test(url))).toEqual([]);
  // A single letter is not a shortcut (WCAG 2.1.4).
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type('hardware/server');
  await page.keyboard.press('Enter');
  await expect(resultsOf(page).first()).toBeFocused();
  await expect(resultsOf(page).first()).toHaveAttribute('href', '/supporto#requisiti-hardware');
  await expect(statusOf(page)).toHaveText(/\d+ risultati\./);
  await expect(dialogOf(page).locator('mark').first()).toHaveText(/hardware|server/i);
  await page.keyboard.press('ArrowDown');
  await expect(resultsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/supporto#requisiti-hardware');
  expect(requests.filter((url) => /hardware(?:\/|%2F)server/.test(url))).toEqual([]);
});

test('Ctrl+K opens the search even from an input; Escape returns the focus', async ({ page }) => {
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

test('the search answers its examples, and corrects words', async ({ page }) => {
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
  await expect(statusOf(page)).toContainText('«sicurezza»');
  await expect(resultsOf(page).first()).toContainText('Sicurezza');
  await dialogOf(page).getByRole('button', { name: siteSearch.close }).click();
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the search opens from the menu, and closes for a result on the page', async ({ page }) => {
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

for (const [path, { label }, scope] of [
  ['/', sectors.search, siteSearch.scope.all],
  ['/che-non-esiste', notFound.search, siteSearch.scope.all],
  ['/documentazione', guideSearch, siteSearch.scope.part],
] as const) {
  test(`the field on ${path} opens the window with its words, and offers two scopes`, async ({ page }) => {
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

for (const { name, question, status, nearest } of [
  {
    name: 'a question that no page answers gets the nearest pages',
    question: 'ricetta carbonara prezzo',
    status: siteSearch.states.nearest,
    nearest: 3,
  },
  {
    name: 'a subject that the site does not cover gets its line, and the nearest pages',
    question: subject?.questions[0] ?? '',
    status: siteSearch.states.gap.replace('{subject}', subject?.line ?? ''),
    nearest: 3,
  },
  {
    name: 'a question without a word of the site gets one line',
    question: 'xyzzyq qwrtp',
    status: siteSearch.states.none,
    nearest: 0,
  },
]) {
  test(`${name}, the contact form and the demo`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/prodotto');
    await openAndSearch(page, question);
    await page.keyboard.press('Enter');
    await expect(statusOf(page)).toHaveText(status);
    await expect(statusOf(page)).toBeInViewport();
    await expect(boxOf(page)).toBeFocused();
    await expect(dialogOf(page).locator('.search-score')).toHaveCount(0);
    await expect(dialogOf(page).locator('.search-results a')).toHaveCount(nearest);
    await expect(dialogOf(page).getByRole('heading', { name: siteSearch.nearestTitle })).toHaveCount(
      Math.sign(nearest),
    );
    expect(await violations(page)).toEqual([]);
    // The arrow keys reach the pages, then the links.
    for (let step = 0; step <= nearest; step += 1) await page.keyboard.press('ArrowDown');
    await expect(dialogOf(page).getByRole('link', { name: siteSearch.askUs.label })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteSearch.ownDocuments.link.href);
  });
}

test('a word that stands only in a text is found, also in the documentation', async ({ page }) => {
  await page.goto('/documentazione');
  await page.getByRole('searchbox', { name: guideSearch.label }).fill('useranno');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).locator('mark').first()).toHaveText('useranno');
});

test('keys of an input method stay with it', async ({ page }) => {
  await page.goto('/prodotto');
  await openAndSearch(page, 'prezzi');
  await expect(resultsOf(page).first()).toBeVisible();
  const send = (key: string, options: { isComposing?: boolean; keyCode?: number }) =>
    boxOf(page).dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  for (const options of [{ isComposing: true }, { keyCode: 229 }]) {
    await send('Escape', options);
    await send('ArrowDown', options);
    await expect(boxOf(page)).toBeFocused();
  }
  await send('ArrowDown', {});
  await expect(resultsOf(page).first()).toBeFocused();
});

test('Enter loads the search index again after a failure', async ({ page }) => {
  await page.route('**/assets/search/**', (route) => route.abort());
  await page.goto('/prodotto');
  await openAndSearch(page, 'revoca');
  await expect(statusOf(page)).toHaveText(siteSearch.states.failed);
  await expect(dialogOf(page).getByRole('link', { name: askUs.label })).toBeVisible();
  await page.unroute('**/assets/search/**');
  await boxOf(page).press('Enter');
  await expect(statusOf(page)).toHaveText(/risultat/);
  await expect(resultsOf(page).first()).toBeFocused();
});

const unanswered = 'pizza margherita xyzzyq';

test('a question without an answer goes to the contact form, once, and into no address', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await page.goto('/prodotto');
  await askPeople(page, unanswered);
  await expect(page).toHaveURL(askUs.href);
  await expect(messageOf(page)).toHaveValue(unanswered);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('margherita');
  expect(decodeURIComponent(requests.join(' '))).not.toContain('margherita');
  await page.goto('/contatti');
  await expect(messageOf(page)).toHaveValue('');
});

test('on /contatti a question replaces an earlier one, but not what is typed', async ({ page }) => {
  await page.goto('/contatti');
  await askPeople(page, unanswered);
  await expect(messageOf(page)).toHaveValue(unanswered);
  await askPeople(page, 'xyzzy qwrtp');
  await expect(messageOf(page)).toHaveValue('xyzzy qwrtp');
  await messageOf(page).fill('Buongiorno.');
  await askPeople(page, unanswered);
  await expect(messageOf(page)).toHaveValue(`Buongiorno.\n${unanswered}`);
});

test('a question reaches the contact form also when its address has a choice', async ({ page }) => {
  await page.goto('/contatti?interesse=professional');
  await askPeople(page, unanswered);
  await expect(page).toHaveURL(askUs.href);
  await expect(messageOf(page)).toHaveValue(unanswered);
});

test('if storage is blocked, an unanswered question leads to the empty contact form', async ({ page }) => {
  await blockStorage(page, 'sessionStorage');
  await page.goto('/prodotto');
  await askPeople(page, unanswered);
  await expect(messageOf(page)).toHaveValue('');
});

test('if the search window cannot load, the documentation opens', async ({ page }) => {
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
    await page.getByRole('searchbox', { name: sectors.search.label }).fill('prezzi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/documentazione\??$/);
  });
});
