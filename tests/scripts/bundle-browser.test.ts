import { expect, it } from 'vitest';
import { consentRevision } from '@/content/consent-revision';
import { browserBundles } from '@/scripts/bundle-browser.mjs';

/** Bundles the scripts with this GA_MEASUREMENT_ID. */
async function bundles(measurementId: string) {
  const { script, files } = await browserBundles(measurementId);
  const [search, styles, consent, page] = files as [Asset, Asset, Asset, Asset];
  expect(page.path).toBe(script);
  return { search, styles, consent, page, files };
}
type Asset = Awaited<ReturnType<typeof browserBundles>>['files'][number];

const withAnalytics = await bundles('G-PROVA1');
const withoutAnalytics = await bundles(' ');
const cases = Object.entries({ withAnalytics, withoutAnalytics });

it.each(cases)('only the consent module names Google, %s', (_, { files, consent }) => {
  expect(files.filter(({ text }) => /google|G-PROVA1/i.test(text))).toEqual([consent]);
});

it('the page script asks for consent only with analytics', () => {
  const { page, consent } = withAnalytics;
  expect(page.text).toContain(`"${consent.path}",${consentRevision})`);
  expect(page.text).toContain('revision');
  expect(withoutAnalytics.page.text).not.toContain('revision');
});

it('the styles of consent contain values in place of tokens', () => {
  expect(withAnalytics.styles.text).not.toContain('var(');
});
