// What a phone shows first, and how little it shows at once.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { layoutCopy, navigation } from '@/content/navigation';
import { cards } from '@/content/pages/contatti';
import { peoplePrices } from '@/content/pages/prezzi';
import { textCopy } from '@/content/text-copy';
import { openForm, sendButton } from './forms/site-forms';
import { openAndSearch, resultsOf, statusOf } from './search-window';

const SCREEN = 740;
test.use({ viewport: { width: 360, height: SCREEN }, hasTouch: true, isMobile: true });

/** Top and bottom of an element on the page, as it opens. */
async function placeOf(element: Locator) {
  const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return { top: y, bottom: y + height };
}

const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? Number.NaN;

for (const { path, most } of [
  { path: '/', most: 6900 },
  { path: '/prezzi', most: 5600 },
]) {
  test(`${path} is at most ${most} px high, its closing band and the footer 700`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    const band = await heightOf(page.getByRole('region', { name: layoutCopy.band.title }));
    expect(band + (await heightOf(page.getByRole('contentinfo')))).toBeLessThanOrEqual(700);
  });
}

test('/ shows the answer of the panel in the second screen, with highlights and without letters', async ({
  page,
}) => {
  const low = 640;
  await page.setViewportSize({ width: 360, height: low });
  await page.goto('/');
  const panel = page.locator('figure:has(input[type="radio"])');
  const answer = panel.getByRole('listitem').filter({ visible: true }).first();
  expect((await placeOf(answer)).bottom).toBeLessThanOrEqual(2 * low);
  await expect(answer.locator('mark').first()).toBeVisible();
  await expect(panel.locator('sup').filter({ visible: true })).toHaveCount(0);
});

test('/prezzi shows the prices by number of users within two screens, a list of contents, and a button that prints', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/prezzi');
  const main = page.getByRole('main');
  const first = main.getByRole('table', { name: peoplePrices.caption }).getByRole('row').nth(1);
  expect((await placeOf(first)).bottom).toBeLessThanOrEqual(2 * SCREEN);
  await main.getByRole('button', { name: textCopy.print }).tap();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  const contents = main.getByRole('navigation', { name: textCopy.contents });
  await contents.locator('summary').tap();
  await contents.getByRole('link', { name: peoplePrices.title }).tap();
  await expect(first).toBeInViewport();
});

/** The red buttons in the window below the header, and that of the header. */
const redButtons = (page: Page) =>
  page.locator('.button-primary').evaluateAll((buttons) => {
    const bottomOfHeader = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return buttons.filter((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      const isInWindow = button.closest('header') ? true : bottom > bottomOfHeader && top < innerHeight;
      return isInWindow && button.checkVisibility({ visibilityProperty: true });
    }).length;
  });

for (const path of [
  '/',
  '/prezzi',
  '/richiedi-demo',
  '/richiedi-demo/grazie',
  '/documentazione/integrazioni',
]) {
  test(`no screen of ${path} has two red buttons`, async ({ page }) => {
    await page.goto(path);
    const action = page.getByRole('banner').locator('.button');
    await expect(action).toHaveText(navigation.action.label);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const counts: number[] = [];
    for (let top = 0; top < height; top += SCREEN / 4) {
      await page.evaluate(
        (y) =>
          new Promise((drawn) => {
            scrollTo(0, y);
            requestAnimationFrame(() => requestAnimationFrame(drawn));
          }),
        top,
      );
      counts.push(await redButtons(page));
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 1280, height: SCREEN });
    await expect(action).toBeVisible();
  });
}

test('after Enter the first result is wholly visible below the status', async ({ page }) => {
  await page.goto('/prodotto');
  // More results than the window holds.
  await openAndSearch(page, 'sicurezza');
  await page.keyboard.press('Enter');
  const first = resultsOf(page).first();
  await expect(first).toBeFocused();
  const status = await placeOf(statusOf(page));
  const result = await placeOf(page.locator('.search-results li').first());
  expect(result.top).toBeGreaterThanOrEqual(status.bottom);
  expect(result.bottom).toBeLessThanOrEqual(SCREEN);
});

test('an empty partner form shows the first field and its message above the keyboard', async ({ page }) => {
  const form = await openForm(page, 'partner');
  await sendButton(form).click();
  const field = form.locator(':focus');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('status')).toHaveText(/^Controllate \d+ campi$/);
  await expect(form.getByRole('listitem')).toHaveCount(0);
  const message = form.locator('.form-field:has(:focus) .form-error');
  await expect(message).toBeInViewport();
  expect((await placeOf(field)).top).toBeGreaterThanOrEqual(0);
  expect((await placeOf(message)).bottom).toBeLessThanOrEqual(SCREEN / 2);
});

test('/contatti says each address at most twice', async ({ page }) => {
  await page.goto('/contatti');
  for (const { value, href, lines } of cards) {
    const text = href ? value : (lines[0] ?? '');
    const said = page.getByRole('main').getByText(text).filter({ visible: true });
    expect([1, 2], text).toContain(await said.count());
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a link to a folded part opens it, and its summary names what is in it', async ({ page }) => {
      await page.goto('/prodotto/specifiche');
      const memory = page.locator('#server-memoria');
      await expect(memory).toBeHidden();
      await expect(page.locator('#server summary')).toContainText('Memoria');
      await page.getByRole('main').getByRole('link', { name: 'Requisiti del server' }).tap();
      await expect(memory).toBeVisible();
      await page.goto('/prezzi#piano-enterprise');
      const features = page.getByRole('article', { name: 'Enterprise' }).getByText('Modelli AI su misura');
      await expect(features).toBeVisible();
    });

    test('the form of the newsletter is folded, and open on a wide screen', async ({ page }) => {
      await page.goto('/prezzi');
      const email = page.getByRole('contentinfo').getByRole('textbox', { name: layoutCopy.newsletter.email });
      await expect(email).toBeHidden();
      await page.getByRole('contentinfo').locator('summary', { hasText: layoutCopy.newsletter.title }).tap();
      await expect(email).toBeVisible();
      await page.goto('/contatti');
      await expect(email).toBeHidden();
      await page.setViewportSize({ width: 1280, height: SCREEN });
      await expect(email).toBeVisible();
    });
  });
}
