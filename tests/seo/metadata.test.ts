import { describe, expect, it } from 'vitest';
import { errorPageMetadata, pageMetadata } from '@/lib/seo/metadata';
import { shareImagePath } from '@/lib/seo/site-images';
import { page } from '@/tests/fixture-site';

const site = { name: 'Marca', url: 'https://esempio.example' };

describe('the metadata of a page', () => {
  it('have the title with the brand, one canonical address, and a large picture of the page', () => {
    const url = 'https://esempio.example/novita/a';
    const picture = { url: 'https://esempio.example/immagini/novita/a.png', alt: page.title };
    expect(pageMetadata(page, { type: 'website' }, site)).toMatchObject({
      title: 'Titolo dell’articolo | Marca',
      keywords: ['uno'],
      alternates: { canonical: url, languages: { it: url, 'x-default': url } },
      openGraph: { url: url, locale: 'it_IT', images: [{ ...picture, width: 1200, height: 630 }] },
      twitter: { card: 'summary_large_image', images: [picture] },
      robots: { index: true, follow: true },
    });
  });

  it('have the days, the section and the tags of an article', () => {
    const shared = { publishedTime: '2026-01-02', section: 'Prodotto', tags: ['uno'] };
    const { openGraph } = pageMetadata(page, { type: 'article', ...shared }, site);
    expect(openGraph).toMatchObject({ type: 'article', modifiedTime: page.updated, ...shared });
  });

  it('keep the final slash of a canonical address (D6)', () => {
    const metadata = pageMetadata({ ...page, canonical: '/novita/a/' }, { type: 'website' }, site);
    expect(metadata.alternates?.canonical).toBe('https://esempio.example/novita/a/');
  });
});

it('the metadata of an error page have no address, and close it to search engines', () => {
  const metadata = errorPageMetadata(page, site);
  expect(metadata).not.toHaveProperty('alternates');
  expect(metadata.openGraph).not.toHaveProperty('url');
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(metadata.title).toBe('Titolo dell’articolo | Marca');
});

it.each([
  [{ path: '/' }, '/immagini/home.png'],
  [{ path: '/a', canonical: '/a/' }, '/immagini/a.png'],
  [{ path: '/b', canonical: '/a' }, '/immagini/a.png'],
  [{ path: '/a', shareImage: { path: '/b', text: 'B' } }, '/immagini/b.png'],
])('the picture of a shared link to %j is %s', (url, picture) => {
  expect(shareImagePath(url)).toBe(picture);
});
