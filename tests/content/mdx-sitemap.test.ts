import { describe, expect, it } from 'vitest';
import { settings } from '@/app/_site/settings';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { pages } from '@/content/pages';
import { docs, news } from '@/lib/content/collections';

const entries = sitemap();
const paths = entries.map(({ url }) => url.slice(settings.siteUrl.length));
const dayOf = (path: string) => entries[paths.indexOf(path)]?.lastModified;

describe('sitemap', () => {
  it('has absolute canonical addresses, each once', () => {
    expect(entries.every(({ url }) => url.startsWith(`${settings.siteUrl}/`))).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('lists the page with two spellings under its canonical one (D6)', () => {
    expect(paths).toContain('/tecnologia/ai/');
    expect(paths).not.toContain('/tecnologia/ai');
  });

  it('dates each by its last change', () => {
    expect(dayOf('/')).toBe(pages['/'].updated);
    for (const { slug, updated } of docs.texts()) expect(dayOf(docs.path(slug))).toBe(updated);
    for (const { slug, date, updated } of news.texts()) expect(dayOf(news.path(slug))).toBe(updated ?? date);
  });
});

it('robots.txt names the sitemap and keeps out only the endpoint', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${settings.siteUrl}/sitemap.xml`,
  });
});
