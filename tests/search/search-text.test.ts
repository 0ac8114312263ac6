import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePage } from '@/lib/html/tree';
import { searchText } from '@/lib/search/search-text';

type PageOptions = { main?: string; canonical?: string; title?: string; head?: string };

const page = ({ main = '<p>x</p>', canonical = '/prezzi', title = 'Prezzi', head = '' }: PageOptions = {}) =>
  parsePage(`<!DOCTYPE html>
    <html lang="it">
      <head>
        <title>${title} | Marca</title>
        <link rel="canonical" href="https://www.azienda.example${canonical}">
        ${head}
      </head>
      <body><header>Menu</header><main id="contenuto">${main}</main><footer>Piede</footer></body>
    </html>`);
const partsOf = (fixture: string) =>
  searchText('/prezzi', page({ main: readFileSync(join(import.meta.dirname, 'fixtures', fixture), 'utf8') }))
    ?.parts;

describe('the searched text of a page', () => {
  it('has only the content, with a space between neighbouring elements', () => {
    expect(partsOf('content-only.html')).toEqual([
      { anchor: '', heading: '', text: 'Prezzi · 10.000 pagine' },
    ]);
  });

  it('ends a sentence with each block, and not with an inline element', () => {
    expect(partsOf('blocks.html')).toEqual([
      { anchor: '', heading: '', text: 'Un prezzo. per utente, al mese · IVA esclusa' },
    ]);
  });

  it('has the tables of texts, and not those of pictures', () => {
    const table =
      '<table><thead><tr><th>carta</th><th>dove</th></tr></thead><tbody><tr><th>verbali</th><td>busta 14</td></tr></tbody></table>';
    const main = `<p>x</p><figure data-search-keep=""><figcaption>Le carte</figcaption>${table}</figure><figure>${table}</figure>`;
    expect(searchText('/prezzi', page({ main }))?.parts[0]?.text).toBe(
      'x · Le carte · verbali: dove busta 14.',
    );
  });

  it('begins a part at each heading with an anchor: its own, or that of its section or answer', () => {
    expect(partsOf('headings.html')).toEqual([
      { anchor: '', heading: '', text: 'Inizio' },
      { anchor: 'piani', heading: 'I piani', text: 'Listino · Standard · 49 euro' },
      { anchor: 'iva', heading: 'E l’IVA?', text: 'Esclusa.' },
      { anchor: 'altro', heading: 'Altro', text: '' },
      { anchor: 'fine', heading: 'Fine', text: '' },
    ]);
  });

  it.each([
    [
      'is closed to search engines',
      '/prezzi',
      page({ head: '<meta name="robots" content="noindex, follow">' }),
    ],
    ['is the second address of another', '/altri', page({ canonical: '/altri-settori' })],
    ['is marked as a list of pages', '/elenco', parsePage('<main data-search-ignore><p>x</p></main>')],
  ])('is undefined for a page that %s', (_, path, tree) => {
    expect(searchText(path, tree)).toBeUndefined();
  });

  it.each([
    ['/', '/'],
    ['/tecnologia/ai', '/tecnologia/ai/'],
  ])('exists for %s with the canonical address %s', (path, canonical) => {
    expect(searchText(path, page({ canonical }))).toBeDefined();
  });

  it('has the decoded title without the brand, and the day of an article', () => {
    const head = '<meta property="article:published_time" content="2026-11-18">';
    const text = searchText('/prezzi', page({ title: 'A &amp; «B»', head }));
    expect(text).toMatchObject({ title: 'A & «B»', published: '2026-11-18' });
  });
});
