import { describe, expect, it } from 'vitest';
import { settings } from '@/app/_site/settings';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { pages } from '@/content/pages';
import { guides, legal, publishedArticles } from '@/lib/content';
import { indexTerms, termPath } from '@/lib/content/terms';

const entries = sitemap();
const paths = entries.map(({ url }) => url.slice(settings.siteUrl.length));
const dayOf = (path: string) => entries[paths.indexOf(path)]?.lastModified;

describe('sitemap', () => {
  it('has absolute addresses on the canonical base, each once', () => {
    expect(entries.every(({ url }) => url.startsWith(`${settings.siteUrl}/`))).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('lists the page with two spellings under its canonical one (D6)', () => {
    expect(paths).toContain('/tecnologia/ai/');
    expect(paths).not.toContain('/tecnologia/ai');
  });

  it('leaves out second addresses and confirmations (D5)', () => {
    expect(paths).toContain('/soluzioni/altri-settori');
    expect(paths).not.toContain('/soluzioni/altri');
    const unlisted = Object.values(pages).filter(({ index }) => !index);
    expect(unlisted.length).toBeGreaterThan(0);
    for (const { path } of unlisted) expect(paths).not.toContain(path);
  });

  it('lists every other page, article and guide', () => {
    const own = Object.values(pages).filter((page) => page.index && !('canonical' in page && page.canonical));
    expect(paths).toEqual(expect.arrayContaining(own.map(({ path }) => path)));
    expect(paths).toEqual(expect.arrayContaining(publishedArticles().map(({ slug }) => `/novita/${slug}`)));
    expect(paths).toEqual(expect.arrayContaining(guides().map(({ slug }) => `/documentazione/${slug}`)));
    const { category, tags } = indexTerms(publishedArticles());
    const terms = [...category.values(), ...tags.values()].map(({ kind, label }) => termPath(kind, label));
    expect(paths).toEqual(expect.arrayContaining(terms));
    expect(paths).toHaveLength(own.length + 1 + terms.length + publishedArticles().length + guides().length);
  });

  it('dates each by its last change', () => {
    expect(dayOf('/')).toBe(pages['/'].updated);
    expect(dayOf('/cookie')).toBe(legal('cookie').updated);
    for (const { slug, updated } of guides()) expect(dayOf(`/documentazione/${slug}`)).toBe(updated);
    for (const { slug, date, updated } of publishedArticles())
      expect(dayOf(`/novita/${slug}`)).toBe(updated ?? date);
  });
});

describe('robots.txt', () => {
  it('names the sitemap and keeps out only the endpoint', () => {
    expect(robots()).toEqual({
      rules: { userAgent: '*', allow: '/', disallow: '/api/' },
      sitemap: `${settings.siteUrl}/sitemap.xml`,
    });
  });
});
