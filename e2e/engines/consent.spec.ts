import { consentCopy as copy } from '@/content/consent';
import { startAnalyticsSite } from '@/e2e/consent/analytics-site';
import { expect, type Tab, test } from './tab';

const panel = 'dialog[open]';
const banner = '.consent-banner';
const footerLink = 'footer a[href^="/cookie"]';

const storedMeasurement = (tab: Tab) =>
  tab.evaluate(() => JSON.parse(localStorage.getItem('consenso') ?? '{}').measurement as unknown);

test('the consent panel opens from the footer, and a choice is kept', async ({ tab }) => {
  await tab.goto('/prezzi');
  await tab.click(footerLink, copy.panel.title);
  await tab.sees(panel, copy.panel.inactive);
  await tab.click(`${panel} button`, copy.reject);
  await tab.seesNo(panel);
  await expect.poll(() => storedMeasurement(tab)).toBe(false);
  await tab.goto('/cookie');
  await tab.sees('main [role="status"]', copy.state.rejected);
});

test.describe('with analytics', () => {
  let site: Awaited<ReturnType<typeof startAnalyticsSite>>;
  test.beforeAll(async () => {
    site = await startAnalyticsSite();
  });
  test.afterAll(() => site.stop());

  test('the banner asks, can be refused, and does not come back', async ({ tab }) => {
    await tab.driver.open(site.url);
    await tab.sees(banner, copy.closing);
    await tab.click(`${banner} button`, copy.reject);
    await tab.seesNo(banner, copy.closing);
    await expect.poll(() => storedMeasurement(tab)).toBe(false);
    await tab.driver.open(`${site.url}/contatti`);
    await tab.sees('form[data-form="contact"]');
    await tab.seesNo(banner, copy.closing);
  });
});
