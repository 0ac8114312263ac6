import { expect, it } from 'vitest';
import { settings } from '@/app/_shared/settings';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { pages } from '@/content/pages';
import { docs, news } from '@/lib/content/collections';

// `npm run check` compares its addresses with the built pages.
it('the sitemap dates each page by its last change', () => {
  const days = new Map(sitemap().map(({ url, lastModified }) => [new URL(url).pathname, lastModified]));
  expect(days.get('/')).toBe(pages['/'].updated);
  for (const { slug, updated } of docs.texts()) expect(days.get(docs.path(slug))).toBe(updated);
  for (const { slug, date, updated } of news.texts()) expect(days.get(news.path(slug))).toBe(updated ?? date);
});

it('robots.txt names the sitemap and keeps out only the endpoint', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${settings.siteUrl}/sitemap.xml`,
  });
});
