import { describe, expect, it } from 'vitest';
import type { PageMeta } from '@/lib/schema/page';
import { errorPageMetadata, pageMetadata } from '@/lib/seo/metadata';
import { shareImagePath } from '@/lib/seo/share-image';

const page: PageMeta = {
  path: '/a/b',
  label: 'Pagina B',
  title: 'Titolo della pagina',
  description: 'Una descrizione che basta a far capire che cosa si trova nella pagina di prova.',
  updated: '2026-01-01',
};
const site = { name: 'Marca', url: 'https://esempio.example' };
const plain = { type: 'website' } as const;

describe('pageMetadata', () => {
  it('has the title with the brand, one canonical address for all readers, and a large picture of its own', () => {
    const address = 'https://esempio.example/a/b';
    const picture = { url: 'https://esempio.example/immagini/a/b.png', alt: 'Titolo della pagina' };
    expect(pageMetadata(page, plain, site)).toMatchObject({
      title: 'Titolo della pagina | Marca',
      alternates: { canonical: address, languages: { it: address, 'x-default': address } },
      openGraph: { url: address, locale: 'it_IT', images: [{ ...picture, width: 1200, height: 630 }] },
      twitter: { card: 'summary_large_image', images: [picture] },
      robots: { index: true, follow: true },
    });
  });

  it('has the days, the section and the tags of a text', () => {
    const shared = { publishedTime: '2026-01-02', section: 'Prodotto', tags: ['uno'] };
    expect(pageMetadata(page, { type: 'article', ...shared }, site).openGraph).toMatchObject({
      type: 'article',
      modifiedTime: page.updated,
      ...shared,
    });
  });

  it('keeps the final slash of a canonical address (D6)', () => {
    const metadata = pageMetadata({ ...page, canonical: '/a/b/', keywords: ['uno'] }, plain, site);
    expect(metadata.alternates?.canonical).toBe('https://esempio.example/a/b/');
    expect(metadata.keywords).toEqual(['uno']);
  });
});

it('errorPageMetadata has no address, and is never listed', () => {
  const metadata = errorPageMetadata(page, site);
  expect(metadata).not.toHaveProperty('alternates');
  expect(metadata.openGraph).not.toHaveProperty('url');
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(metadata.title).toBe('Titolo della pagina | Marca');
});

it.each([
  [
    { path: '/novita/a', shareImage: { path: '/novita/categoria/b', text: 'B' } },
    '/immagini/novita/categoria/b.png',
  ],
  [{ path: '/' }, '/immagini/home.png'],
  [{ path: '/a/b' }, '/immagini/a/b.png'],
  [{ path: '/a', canonical: '/a/' }, '/immagini/a.png'],
  [{ path: '/b', canonical: '/a' }, '/immagini/a.png'],
])('the picture of a shared link to %j is %s', (address, picture) => {
  expect(shareImagePath(address)).toBe(picture);
});
