import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parentsOf } from '@/app/_shared/pages';
import { errorPages, pages } from '@/content/pages';
import { collections } from '@/lib/content/collections';
import type { PageMeta } from '@/lib/schema/page';
import { root } from '@/scripts/bootstrap.mjs';

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

/** Whether a page is the second address of another page, which has the copy (D5). */
const isSecondPath = ({ path, canonical = path }: PageMeta) => canonical.replace(/(?<=.)\/$/, '') !== path;

describe('registry of addresses', () => {
  it('has every address of the specification', () => {
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(specified));
  });

  it.each(Object.entries<PageMeta>(pages))(
    '%s has its own path, an ISO date and a short label',
    (path, page) => {
      expect(page.path).toBe(path);
      expect(page.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(page.label.length).toBeLessThanOrEqual(40);
    },
  );

  it.each(Object.entries<PageMeta>(pages))(
    '%s has its route and its copy in the folders of its address',
    (path, page) => {
      expect(existsSync(join(root, 'app', path, 'page.tsx')), `app${path}/page.tsx`).toBe(true);
      if (isSecondPath(page)) return;
      const copy = path === '/' ? '/home' : path;
      expect(existsSync(join(root, `content/pages${copy}.ts`)), `content/pages${copy}.ts`).toBe(true);
    },
  );

  it.each(collections)('$route has its route, below an index of the registry', ({ base, folder, route }) => {
    for (const path of [`app${route}/page.tsx`, folder])
      expect(existsSync(join(root, path)), path).toBe(true);
    expect(Object.keys(pages)).toContain(base);
  });

  it('has pages above each address, but not above the home page and error pages', () => {
    const term = { ...pages['/novita'], path: '/novita/categoria/prodotto/pagina/2' };
    expect(parentsOf(pages['/soluzioni/legale'])).toEqual(['/', '/soluzioni']);
    expect(parentsOf(pages['/prezzi'])).toEqual(['/']);
    expect(parentsOf(term)).toEqual(['/', '/novita']);
    for (const page of [pages['/'], ...Object.values(errorPages)]) expect(parentsOf(page)).toEqual([]);
  });

  it('leaves out the closing band on the pages of D12 only', () => {
    const without = Object.values(pages).filter((page) => !page.noIndex && page.noClosingBand);
    expect(without.map((page) => page.path).sort()).toEqual([
      '/accessibilita',
      '/contatti',
      '/cookie',
      '/privacy',
      '/richiedi-demo',
    ]);
  });
});
