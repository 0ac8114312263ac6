import { expect, type Locator, type Page, test } from '@playwright/test';
import { askPeople, messageOf } from '@/e2e/search-window';
import type { FormName } from '@/lib/forms/forms';
import { formOf, siteForms, submit, thanks } from './fill';
import { mailWith, marker } from './mailbox';

const arrival = '/soluzioni/legale?utm_source=ordine&utm_campaign=autunno';
const campaign = { source: 'ordine', medium: null, campaign: 'autunno' };

const toDemo = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Richiedi/ })
    .first();

/** Fills in the form that a page shows, and sends it. */
async function send(page: Page, name: FormName, word: string): Promise<void> {
  const { values } = siteForms.find((form) => form.name === name) ?? { values: () => ({}) };
  await submit(formOf(page, name), values(word));
}

test('a request says which page led to its form, and which campaign to the site', async ({
  page,
  context,
}) => {
  const word = marker();
  await page.goto(arrival);
  await toDemo(page).click();
  await expect(page).toHaveURL(
    /\/richiedi-demo\?settore=settore-legale&utm_source=ordine&utm_campaign=autunno#form-contatto$/,
  );
  await expect(formOf(page, 'demo').locator('[name="settore"]')).toHaveValue('settore-legale');
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect([kept, await context.cookies()]).toEqual([{}, []]);
  await send(page, 'demo', word);
  await expect(thanks(page)).toBeVisible();
  for (const said of ['ordine', 'autunno', 'soluzioni/legale'])
    await expect(page.locator('#form-contatto')).not.toContainText(said);
  const mail = await mailWith(word);
  expect(mail.origin).toEqual({ page: '/soluzioni/legale', campaign });
  expect(mail.text).toContain('Provenienza: pagina /soluzioni/legale, campagna autunno, fonte ordine\n');
});

test('the campaign goes from page to page, and the last one is recorded', async ({ page }) => {
  const word = marker();
  await page.goto(arrival);
  await page.locator('a[href="/chi-siamo"]:visible').first().click();
  await expect(page).toHaveURL(/\/chi-siamo\?utm_source=ordine&utm_campaign=autunno$/);
  await page.locator('a[href^="/partner"]:visible').first().click();
  await expect(page).toHaveURL(/\/partner\?/);
  await send(page, 'partner', word);
  await expect(thanks(page)).toBeVisible();
  expect((await mailWith(word)).origin).toEqual({ page: '/chi-siamo', campaign });
});

test.describe('links', () => {
  const query = 'utm_source=ordine&utm_campaign=autunno';

  /** Clicks a link of this address, which the browser then does not follow. @returns its address after that */
  const addressUsed = (page: Page, href: string): Promise<string> =>
    page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      link.addEventListener('click', (click) => click.preventDefault());
      document.body.append(link);
      link.click();
      return link.href;
    }, href);

  test('get the campaign within the site, once, and keep what they say themselves', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/chi-siamo?altro=x&${query}`);
    for (const [href, expected] of [
      ['/prezzi', `/prezzi?${query}`],
      ['/prezzi?a=1#faq', `/prezzi?a=1&${query}#faq`],
      ['/prezzi?utm_source=altro', '/prezzi?utm_source=altro&utm_campaign=autunno'],
      [`/prezzi?${query}`, `/prezzi?${query}`],
    ] as const)
      expect(await addressUsed(page, href)).toBe(`${baseURL}${expected}`);
    for (const href of ['https://altrove.example/?a=1', 'mailto:a@b.example', 'tel:+390212345'])
      expect(await addressUsed(page, href)).toBe(href);
    await page.goto('/chi-siamo?altro=x&utm_term=y');
    expect(await addressUsed(page, '/prezzi?a=%20b')).toBe(`${baseURL}/prezzi?a=%20b`);
  });

  test('to a part of the page do not load it again', async ({ page }) => {
    await page.goto(`${arrival}&nome=a%20b`);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator('a[href="#contenuto"]').press('Enter');
    await expect(page).toHaveURL(/nome=a%20b#contenuto$/);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  for (const [what, target, options] of [
    ['the middle button', '', { button: 'middle' }],
    ['Ctrl', '', { modifiers: ['ControlOrMeta'] }],
    ['a target of their own', '_blank', {}],
  ] satisfies [string, string, Parameters<Locator['click']>[0]][]) {
    test(`hand on the campaign by ${what} too`, async ({ page, context }) => {
      await page.goto(arrival);
      const link = toDemo(page);
      await link.evaluate((element, name) => element.setAttribute('target', name), target);
      const opened = context.waitForEvent('page');
      await link.click(options);
      await expect(await opened).toHaveURL(new RegExp(`settore=settore-legale&${query}#form-contatto$`));
    });
  }

  test('of the search hand it on, and the question with it', async ({ page }) => {
    await page.goto(`/contatti?${query}`);
    await askPeople(page, 'xyzzy qwrtp');
    // The page stays: its address is that of the link.
    await expect(page).toHaveURL(new RegExp(`/contatti\\?${query}#`));
    await expect(messageOf(page)).toHaveValue('xyzzy qwrtp');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form post takes the campaign of the address of its page', async ({ page }) => {
    const word = marker();
    await page.goto('/richiedi-demo?utm_source=ordine&utm_campaign=autunno');
    await send(page, 'demo', word);
    await expect(page).toHaveURL(/\/grazie$/);
    expect((await mailWith(word)).origin).toEqual({ page: null, campaign });
  });
});
