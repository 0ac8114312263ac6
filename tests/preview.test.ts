import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { isNotIndexed } from '@/lib/html/is-not-indexed';
import { parsePage } from '@/lib/html/tree';
import { contentSecurityPolicy, generalHeaders } from '@/lib/http/security-headers.mjs';

afterEach(() => vi.unstubAllEnvs());
// The next test file of this process must not get modules of a preview.
afterAll(() => vi.resetModules());

/** The data of a build for search engines, and settings of its forms. @param showDrafts `1` for a preview */
async function build(showDrafts: string) {
  vi.resetModules();
  vi.stubEnv('SHOW_DRAFTS', showDrafts);
  vi.stubEnv('NEWSLETTER_URL', 'https://news.azienda.example/iscrivi');
  const { default: robots } = await import('@/app/robots');
  const { default: sitemap } = await import('@/app/sitemap');
  const { everyPage } = await import('@/app/_site/every-page');
  const { metadataOf } = await import('@/app/_site/metadata');
  const { settings } = await import('@/app/_site/settings');
  const { demoDefinition } = await import('@/lib/forms/demo');
  return {
    rules: robots().rules,
    sitemapEntries: sitemap().length,
    indexedPages: everyPage().filter((page) => /"index":true/.test(JSON.stringify(metadataOf(page)))).length,
    ownNewsletter: settings.newsletter.isOwnEndpoint,
    keptInBrowser: demoDefinition.keptInBrowser,
  };
}

describe('a preview (D49)', () => {
  it('is closed to search engines, stores no form in the browser, and uses no newsletter provider', async () => {
    expect(await build('1')).toEqual({
      rules: { userAgent: '*', disallow: '/' },
      sitemapEntries: 0,
      indexedPages: 0,
      ownNewsletter: true,
      keptInBrowser: false,
    });
    const site = await build('');
    expect(site).toMatchObject({ rules: { allow: '/' }, ownNewsletter: false, keptInBrowser: true });
    expect(Math.min(site.sitemapEntries, site.indexedPages)).toBeGreaterThan(30);
  });

  it('has X-Robots-Tag in every response', () => {
    expect(generalHeaders({ SHOW_DRAFTS: '1' })['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(generalHeaders({})).not.toHaveProperty('X-Robots-Tag');
  });

  it('has no analytics and no provider of the newsletter in its policy, with all settings', () => {
    const settings = { GA_MEASUREMENT_ID: 'G-PROVA12345', NEWSLETTER_URL: 'https://news.azienda.example/x' };
    const page = { scripts: [], styles: [], manifest: false };
    const policy = contentSecurityPolicy(page, { ...settings, SHOW_DRAFTS: '1' });
    expect(policy).toBe(contentSecurityPolicy(page, {}));
  });

  it.each([
    ['noindex, nofollow', false],
    ['noindex, follow', true],
    ['index, follow', false],
  ])('has the same pages in its own search as the site: robots «%s»', (robots, isHidden) => {
    const page = parsePage(`<head><meta name="robots" content="${robots}"></head>`);
    expect(isNotIndexed('/a', page)).toBe(isHidden);
  });
});
