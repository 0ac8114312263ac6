import { describe, expect, it } from 'vitest';
import type { PageMeta } from '@/lib/schema/page';
import { breadcrumb } from '@/lib/seo/breadcrumbs';
import { pageMetadata } from '@/lib/seo/metadata';

const page: PageMeta = {
  path: '/a/b',
  label: 'Pagina B',
  title: 'Titolo della pagina',
  description: 'Una descrizione che basta a far capire che cosa si trova nella pagina di prova.',
  parents: ['/', '/a'],
  closingBand: true,
  index: true,
  updated: '2026-01-01',
};
const site = { name: 'Marca', url: 'https://esempio.example' };

describe('pageMetadata', () => {
  it('adds the brand to the title and makes the path canonical', () => {
    const metadata = pageMetadata(page, site);
    expect(metadata.title).toBe('Titolo della pagina | Marca');
    expect(metadata.alternates?.canonical).toBe('https://esempio.example/a/b');
    expect(metadata.openGraph?.url).toBe('https://esempio.example/a/b');
    expect(metadata.openGraph?.locale).toBe('it_IT');
    expect(metadata.robots).toEqual({ index: true, follow: true });
  });

  it('keeps the final slash of a canonical of its own (D6)', () => {
    const metadata = pageMetadata({ ...page, canonical: '/a/b/', keywords: ['uno'] }, site);
    expect(metadata.alternates?.canonical).toBe('https://esempio.example/a/b/');
    expect(metadata.keywords).toEqual(['uno']);
  });

  it('returns a fresh object at every call', () => {
    expect(pageMetadata(page, site)).not.toBe(pageMetadata(page, site));
  });
});

describe('breadcrumb', () => {
  it('links every ancestor and not the page itself', () => {
    const labels: Record<string, string> = { '/': 'Home', '/a': 'Pagina A' };
    const items = breadcrumb(page, (path) => ({ ...page, path, label: labels[path] ?? '' }));
    expect(items).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Pagina A', href: '/a' },
      { label: 'Pagina B' },
    ]);
  });

  it('is empty on the home page', () => {
    expect(breadcrumb({ ...page, parents: [] }, () => page)).toEqual([]);
  });
});
