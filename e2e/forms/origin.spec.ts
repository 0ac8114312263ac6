import { expect, type Page, test } from '@playwright/test';
import { askPeople, messageOf } from '@/e2e/search-window';
import { mailWith, marker } from './mailbox';
import { demo, formOf, submit, thanks } from './site-forms';

const arrival = '/soluzioni/legale?utm_source=ordine&utm_campaign=autunno';
const campaign = { source: 'ordine', medium: null, campaign: 'autunno' };

const linkToDemo = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Richiedi/ })
    .first();

test('a request carries the page and campaign that led to its form', async ({ page, context }) => {
  const word = marker();
  await page.goto(arrival);
  await linkToDemo(page).click();
  await expect(page).toHaveURL(
    /\/richiedi-demo\?settore=settore-legale&utm_source=ordine&utm_campaign=autunno#form-contatto$/,
  );
  await expect(formOf(page, 'demo').locator('[name="settore"]')).toHaveValue('settore-legale');
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  expect(await context.cookies()).toEqual([]);
  await submit(formOf(page, 'demo'), demo(word));
  await expect(thanks(page)).toBeVisible();
  for (const text of ['ordine', 'autunno', 'soluzioni/legale'])
    await expect(page.locator('#form-contatto')).not.toContainText(text);
  const mail = await mailWith(word);
  expect(mail.origin).toEqual({ page: '/soluzioni/legale', campaign });
  expect(mail.text).toContain('Provenienza: pagina /soluzioni/legale, campagna autunno, fonte ordine\n');
});

test.describe('links of a visitor with a campaign', () => {
  const query = 'utm_source=ordine&utm_campaign=autunno';

  /** The address of a link after a click that the browser does not follow. */
  const urlAfterClick = (page: Page, href: string): Promise<string> =>
    page.evaluate((url) => {
      const link = document.createElement('a');
      link.href = url;
      link.addEventListener('click', (click) => click.preventDefault());
      document.body.append(link);
      link.click();
      return link.href;
    }, href);

  test('receive it within the site, once, and keep their own query', async ({ page, baseURL }) => {
    await page.goto(`/chi-siamo?altro=x&${query}`);
    for (const [href, expected] of [
      ['/prezzi', `/prezzi?${query}`],
      ['/prezzi?a=1#faq', `/prezzi?a=1&${query}#faq`],
      ['/prezzi?utm_source=altro', '/prezzi?utm_source=altro&utm_campaign=autunno'],
      [`/prezzi?${query}`, `/prezzi?${query}`],
    ] as const)
      expect(await urlAfterClick(page, href)).toBe(`${baseURL}${expected}`);
    for (const href of ['https://altrove.example/?a=1', 'mailto:a@b.example', 'tel:+390212345'])
      expect(await urlAfterClick(page, href)).toBe(href);
    await page.goto('/chi-siamo?altro=x&utm_term=y');
    expect(await urlAfterClick(page, '/prezzi?a=%20b')).toBe(`${baseURL}/prezzi?a=%20b`);
  });

  test('do not reload the page for an anchor in it', async ({ page }) => {
    await page.goto(`${arrival}&nome=a%20b`);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator('a[href="#contenuto"]').press('Enter');
    await expect(page).toHaveURL(/nome=a%20b#contenuto$/);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('pass it on to a new tab', async ({ page, context }) => {
    await page.goto(arrival);
    const newTab = context.waitForEvent('page');
    // Unlike the other buttons, the middle one fires `auxclick`.
    await linkToDemo(page).click({ button: 'middle' });
    await expect(await newTab).toHaveURL(new RegExp(`settore=settore-legale&${query}#form-contatto$`));
  });

  test('of the search window pass it on with the question', async ({ page }) => {
    await page.goto(`/contatti?${query}`);
    await askPeople(page, 'xyzzy qwrtp');
    // The form is on this page, which is not reloaded.
    await expect(page).toHaveURL(new RegExp(`/contatti\\?${query}#`));
    await expect(messageOf(page)).toHaveValue('xyzzy qwrtp');
  });
});
