import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isHidden } from '@/lib/html/is-hidden';
import { parsePage } from '@/lib/html/tree';
import { contentSecurityPolicy, generalHeaders } from '@/lib/http/security-headers.mjs';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());
// The next file of this process gets modules of its own.
afterAll(() => vi.resetModules());
const preview = () => vi.stubEnv('SHOW_DRAFTS', '1');

it('a preview is closed to search engines: robots.txt, sitemap, pages, and every response', async () => {
  const { default: robots } = await import('@/app/robots');
  const { default: sitemap } = await import('@/app/sitemap');
  expect(robots()).toMatchObject({ rules: { allow: '/' }, sitemap: expect.any(String) });
  expect(sitemap().length).toBeGreaterThan(30);
  expect(generalHeaders({})).not.toHaveProperty('X-Robots-Tag');
  vi.resetModules();
  preview();
  const closed = await import('@/app/robots');
  expect(closed.default()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
  expect((await import('@/app/sitemap')).default()).toEqual([]);
  const { everyPage } = await import('@/app/_site/every-page');
  const { metadataOf } = await import('@/app/_site/metadata');
  const made = everyPage().map((page) => metadataOf(page).robots);
  expect(made.length).toBeGreaterThan(30);
  for (const robots of made) expect(robots).toMatchObject({ index: false });
  expect(generalHeaders({ SHOW_DRAFTS: '1' })['X-Robots-Tag']).toBe('noindex, nofollow');
});

it('a preview has no analytics, and no form posts elsewhere, whatever the settings are', () => {
  const settings = { GA_MEASUREMENT_ID: 'G-PROVA12345', NEWSLETTER_URL: 'https://news.azienda.example/x' };
  const page = { scripts: [], styles: [], manifest: false };
  const policy = contentSecurityPolicy(page, { ...settings, SHOW_DRAFTS: '1' });
  expect(policy).toBe(contentSecurityPolicy(page, {}));
  expect(contentSecurityPolicy(page, settings)).toContain('googletagmanager');
});

it('the pages of a preview are searched and linked as those of the site', () => {
  const hidden = (robots: string) =>
    isHidden('/a', parsePage(`<html><head><meta name="robots" content="${robots}"></head></html>`));
  expect(['noindex, nofollow', 'noindex, follow', 'noindex', 'index, follow'].map(hidden)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
