import { expect, type Page, test } from '@playwright/test';
import { consentCopy as copy } from '@/content/consent';
import { consentRevision } from '@/content/consent-revision';
import { cookies } from '@/content/cookies';
import { violationsAtBothWidths } from '@/e2e/axe';
import { measurementId, startAnalyticsSite } from './analytics-site';
import { cookieNames, recordNetwork } from './observe';

// All tests share one server.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startAnalyticsSite>>;
test.beforeAll(async () => {
  site = await startAnalyticsSite();
});
test.afterAll(() => site.stop());

const banner = (page: Page) => page.getByRole('region', { name: copy.title });
const storedChoice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('consenso') ?? 'null'));
const preferences = { name: copy.panel.title };

test('the banner offers three equal answers, and does not take the focus', async ({ page }) => {
  await page.goto(site.url);
  await expect(banner(page)).toContainText('Chiudendo con la X rifiutate');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

  const answers = [copy.accept, copy.reject, copy.customize].map((name) =>
    banner(page).getByRole('button', { name, exact: true }),
  );
  const looks = await Promise.all(
    answers.map((answer) =>
      answer.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
      }),
    ),
  );
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
  const targets = await banner(page)
    .locator('button, a')
    .evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height));
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);

  // Tab order: after the skip link comes the close button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: copy.close })).toBeFocused();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('before an answer pages can be used, and nothing is stored or loaded', async ({ page }) => {
  const { foreign } = await recordNetwork(page, site.url);
  await page.goto(site.url);
  await page.mouse.wheel(0, 4000);
  await page.getByRole('banner').getByRole('link', { name: 'Prodotto' }).hover();
  await page.goto(`${site.url}/contatti`);
  await page.getByRole('main').getByLabel('Nome', { exact: false }).first().fill('Maria');
  await expect(banner(page)).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  expect(await storedChoice(page)).toBeNull();
});

for (const name of [copy.reject, copy.close]) {
  test(`«${name}» refuses analytics for later pages, without the script of consent`, async ({ page }) => {
    const { foreign, own, consentFiles } = await recordNetwork(page, site.url);
    await page.goto(site.url);
    await banner(page).getByRole('button', { name, exact: true }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await storedChoice(page)).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      revision: consentRevision,
      measurement: false,
    });
    own.length = 0;
    await page.goto(`${site.url}/contatti`, { waitUntil: 'networkidle' });
    expect(consentFiles()).toEqual([]);
    await page.goto(`${site.url}/cookie`);
    await expect(page.getByRole('main').getByText(copy.state.rejected)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(foreign).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
  });
}

/** Expects that Google's script starts with every purpose denied, and then only measurement is granted. */
async function expectOnlyMeasurement(page: Page): Promise<void> {
  const queue = await page.evaluate(() =>
    (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((entry) => [...entry]),
  );
  expect(queue[0]).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ]);
  expect(queue).toContainEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(queue).toContainEqual([
    'config',
    measurementId,
    expect.objectContaining({ cookie_expires: 2 * 365 * 24 * 60 * 60, allow_google_signals: false }),
  ]);
}

test('«Accetta» starts analytics on every page, until the consent is withdrawn', async ({ page }) => {
  const { foreign } = await recordNetwork(page, site.url);
  await page.goto(site.url);
  await banner(page).getByRole('button', { name: copy.accept }).click();
  const tag = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  const reports = () => foreign.filter((url) => url !== tag);
  await expect.poll(() => foreign).toEqual([tag, expect.stringContaining('page_view')]);
  await expectOnlyMeasurement(page);

  // The next page measures too, and shows the choice.
  await page.goto(`${site.url}/cookie`);
  await expect.poll(() => foreign.filter((url) => url === tag)).toHaveLength(2);
  await expect.poll(() => cookieNames(page)).toHaveLength(cookies.length);
  await expect(banner(page)).toHaveCount(0);
  const { id } = await storedChoice(page);
  await expect(page.getByRole('main').getByText(copy.state.accepted)).toContainText(id);
  await expect(page.getByRole('row')).toHaveCount(cookies.length + 1);

  // Escape keeps the choice.
  await page.getByRole('contentinfo').getByRole('link', preferences).click();
  const panel = page.getByRole('dialog', preferences);
  await expect(panel.getByRole('checkbox')).toBeChecked();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect((await storedChoice(page)).measurement).toBe(true);

  // Withdrawn consent deletes the cookies and ends the measurement.
  await page.getByRole('main').getByRole('link', preferences).first().click();
  await panel.getByRole('checkbox').uncheck();
  await panel.getByRole('button', { name: copy.panel.save }).click();
  await expect(page.getByRole('main').getByText(copy.state.rejected)).toBeVisible();
  await expect.poll(() => cookieNames(page)).toEqual([]);
  const clicks = () => reports().filter((url) => url.endsWith('en=click'));
  // The link of the footer, the link of the page and the checkbox.
  await expect.poll(clicks, 'the last clicks before the withdrawal').toHaveLength(3);
  const before = reports().length;
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto(`${site.url}/contatti`, { waitUntil: 'networkidle' });
  expect(reports()).toHaveLength(before);
  expect(foreign.filter((url) => url === tag)).toHaveLength(2);
});

test('without JavaScript nothing is requested, and /cookie says so', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const { foreign } = await recordNetwork(page, site.url);
  await page.goto(site.url);
  await page.getByRole('contentinfo').getByRole('link', preferences).click();
  await expect(page).toHaveURL(`${site.url}/cookie#le-vostre-preferenze`);
  await expect(page.getByRole('main').getByRole('status')).toContainText('non è attiva');
  expect(foreign).toEqual([]);
  await page.context().close();
});

test('without analytics there is no banner, and nothing names Google', async ({ page, baseURL }) => {
  const { consentFiles } = await recordNetwork(page, baseURL ?? '');
  const response = await page.goto('/', { waitUntil: 'networkidle' });
  expect(JSON.stringify(response?.headers())).not.toMatch(/google/);
  expect(await response?.text()).not.toMatch(/google|gtag|consent\./i);
  await page.goto('/cookie', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(copy.state.inactive);
  await expect(banner(page)).toHaveCount(0);
  expect(consentFiles()).toEqual([]);
});

test('without analytics the panel says so, and offers two equal answers', async ({ page }) => {
  await page.goto('/prezzi');
  await page.getByRole('contentinfo').getByRole('link', preferences).click();
  const panel = page.getByRole('dialog', preferences);
  await expect(panel).toContainText(copy.panel.inactive);
  await expect(panel).toContainText(copy.state.none);
  const looks = [copy.accept, copy.reject].map((name) =>
    panel.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { top, width } = button.getBoundingClientRect();
      return { top, width: Math.round(width), color: getComputedStyle(button).backgroundColor };
    }),
  );
  expect(await looks[0]).toEqual(await looks[1]);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('without analytics a choice is kept with its id, and shown', async ({ page, baseURL }) => {
  const { foreign } = await recordNetwork(page, baseURL ?? '');
  await page.goto('/cookie');
  await page.getByRole('main').getByRole('button', { name: 'Aprite le preferenze sui cookie' }).click();
  const panel = page.getByRole('dialog', preferences);
  await panel.getByRole('button', { name: copy.accept, exact: true }).click();
  await expect(panel).toHaveCount(0);
  const { id } = await storedChoice(page);
  const state = page.getByRole('main').getByRole('status');
  for (const text of [copy.state.inactive, copy.state.accepted, id]) await expect(state).toContainText(text);
  await page.getByRole('contentinfo').getByRole('link', preferences).click();
  for (const text of [copy.panel.inactive, copy.state.accepted, id]) await expect(panel).toContainText(text);
  expect(foreign).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
});
