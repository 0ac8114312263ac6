import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '@/content/pages';
import type { PageMeta } from '@/lib/schema/page';

const root = join(import.meta.dirname ?? __dirname, '../..');

/** Section 2 of the specification, to the letter. */
const specified = [
  '/',
  '/prodotto',
  '/prodotto/funzionalita',
  '/prodotto/desktop',
  '/prodotto/web',
  '/prodotto/specifiche',
  '/tecnologia',
  '/tecnologia/ricerca',
  '/tecnologia/ai',
  '/tecnologia/ocr',
  '/tecnologia/sicurezza',
  '/soluzioni',
  '/soluzioni/legale',
  '/soluzioni/finanza',
  '/soluzioni/commercialisti',
  '/soluzioni/consulenti-lavoro',
  '/soluzioni/aziende',
  '/soluzioni/altri-settori',
  '/soluzioni/altri',
  '/prezzi',
  '/contatti',
  '/supporto',
  '/partner',
  '/chi-siamo',
  '/documentazione',
  '/documentazione/faq',
  '/novita',
  '/richiedi-demo',
  '/privacy',
  '/cookie',
];

describe('registry of addresses', () => {
  it('holds every address of the specification', () => {
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(specified));
  });

  it.each(Object.entries<PageMeta>(pages))(
    '%s stands under its own path, below registered parents, with a day and a short label',
    (path, page) => {
      expect(page.path).toBe(path);
      expect(Object.keys(pages)).toEqual(expect.arrayContaining(page.parents));
      expect(page.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(page.label.length).toBeLessThanOrEqual(40);
    },
  );

  it.each(Object.keys(pages))('%s has its route and its copy where the address says', (path) => {
    expect(existsSync(join(root, 'app', path, 'page.tsx')), `app${path}/page.tsx`).toBe(true);
    // The one page with two addresses has one copy file.
    if (path === '/soluzioni/altri') return;
    const copy = path === '/' ? '/home' : path;
    expect(existsSync(join(root, `content/pages${copy}.ts`)), `content/pages${copy}.ts`).toBe(true);
  });

  it('gives every indexed page a title and a description of its own', () => {
    const indexed = Object.values(pages).filter((page) => page.index && page.path !== '/soluzioni/altri');
    expect(new Set(indexed.map((page) => page.title)).size).toBe(indexed.length);
    expect(new Set(indexed.map((page) => page.description)).size).toBe(indexed.length);
  });

  it('opts out of the closing band exactly where decided (D12)', () => {
    const without = Object.values(pages).filter((page) => page.index && !page.closingBand);
    expect(without.map((page) => page.path).sort()).toEqual([
      '/accessibilita',
      '/contatti',
      '/cookie',
      '/privacy',
      '/richiedi-demo',
    ]);
  });
});
