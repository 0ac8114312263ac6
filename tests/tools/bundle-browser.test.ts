import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { consentRevision } from '@/content/consent-revision';
import { browserBundles } from '@/lib/tools/bundle-browser.mjs';
import { budgets } from '@/lib/tools/site-check/budgets';

const ANALYTICS_ID = 'G-PROVA1';
const NO_ANALYTICS = ' ';

/** Bundles the scripts with this GA_MEASUREMENT_ID. */
async function bundles(measurementId: string) {
  const { script, files } = await browserBundles(measurementId);
  const [search, styles, consent, page] = files as [Asset, Asset, Asset, Asset];
  expect(page.path).toBe(script);
  return { search, styles, consent, page, files };
}
type Asset = Awaited<ReturnType<typeof browserBundles>>['files'][number];

it.each([NO_ANALYTICS, ANALYTICS_ID])(
  'the page script is within its budget with GA_MEASUREMENT_ID=%s',
  async (id) => {
    const { page } = await bundles(id);
    expect(brotliCompressSync(page.text).length).toBeLessThanOrEqual(budgets.script.limit);
  },
);

it('the page script asks for consent only with analytics', async () => {
  const { page, consent } = await bundles(ANALYTICS_ID);
  expect(page.text).toContain(`"${consent.path}",${consentRevision})`);
  expect(page.text).toContain('revision');
  expect((await bundles(NO_ANALYTICS)).page.text).not.toContain('revision');
});

it.each([NO_ANALYTICS, ANALYTICS_ID])('only the consent module names Google, with «%s»', async (id) => {
  const { files, consent } = await bundles(id);
  expect(files.filter(({ text }) => /google|G-PROVA1/i.test(text))).toEqual([consent]);
});

it('the scripts load each other by their addresses', async () => {
  const { page, search, consent, styles } = await bundles(ANALYTICS_ID);
  expect(page.text).toContain(search.path);
  expect(page.text).toContain(consent.path);
  expect(consent.text).toContain(styles.path);
});

it('the styles of consent contain values in place of tokens', async () => {
  const { styles } = await bundles(NO_ANALYTICS);
  expect(styles.text).not.toContain('var(');
});

it('the page script contains no word that keeps unused styles in the page', async () => {
  const { page } = await bundles(ANALYTICS_ID);
  // The selector of styles for date fields.
  expect(page.text).not.toMatch(/\bdate\b/);
});
