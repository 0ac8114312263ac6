import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { isNotIndexed } from '@/lib/html/is-not-indexed';
import { parsePage } from '@/lib/html/tree';
import { contentSecurityPolicy, generalHeaders } from '@/lib/http/security-headers.mjs';

afterEach(() => vi.unstubAllEnvs());
// The next test file of this process must load its modules again.
afterAll(() => vi.resetModules());

/** What a build tells search engines, and what its forms do. @param showDrafts `1` for a preview */
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
    listed: sitemap().length,
    indexed: everyPage().filter((page) => /"index":true/.test(JSON.stringify(metadataOf(page)))).length,
    ownNewsletter: settings.newsletter.isOwnEndpoint,
    keptInBrowser: demoDefinition.keptInBrowser,
  };
}

describe('a preview (D49)', () => {
  it('is closed to search engines, keeps no form in the browser, and signs nobody up with a provider', async () => {
    expect(await build('1')).toEqual({
      rules: { userAgent: '*', disallow: '/' },
      listed: 0,
      indexed: 0,
      ownNewsletter: true,
      keptInBrowser: false,
    });
    const site = await build('');
    expect(site).toMatchObject({ rules: { allow: '/' }, ownNewsletter: false, keptInBrowser: true });
    for (const count of [site.listed, site.indexed]) expect(count).toBeGreaterThan(30);
  });

  it('has X-Robots-Tag in every response', () => {
    expect(generalHeaders({ SHOW_DRAFTS: '1' })['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(generalHeaders({})).not.toHaveProperty('X-Robots-Tag');
  });

  it('has no analytics and no provider in its policy, whatever the settings are', () => {
    const settings = { GA_MEASUREMENT_ID: 'G-PROVA12345', NEWSLETTER_URL: 'https://news.azienda.example/x' };
    const page = { scripts: [], styles: [], manifest: false };
    const policy = contentSecurityPolicy(page, { ...settings, SHOW_DRAFTS: '1' });
    expect(policy).toBe(contentSecurityPolicy(page, {}));
  });

  it.each([
    ['noindex, nofollow', false],
    ['noindex, follow', true],
    ['index, follow', false],
  ])('has pages that are searched and linked as those of the site: robots «%s»', (robots, hidden) => {
    const page = parsePage(`<html><head><meta name="robots" content="${robots}"></head></html>`);
    expect(isNotIndexed('/a', page)).toBe(hidden);
  });
});
