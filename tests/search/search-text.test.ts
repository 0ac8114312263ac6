import { describe, expect, it } from 'vitest';
import { parsePage } from '@/lib/html/tree';
import { searchText } from '@/lib/search/search-text';

const page = (main: string, { canonical = '/prezzi', title = 'Prezzi | Marca', head = '' } = {}) =>
  parsePage(
    `<!DOCTYPE html><html lang="it"><head><title>${title}</title><link rel="canonical" href="https://www.azienda.example${canonical}"/>${head}</head><body><header>Menu</header><main id="contenuto">${main}</main><footer>Piede</footer></body></html>`,
  );
const partsOf = (main: string) => searchText('/prezzi', page(main))?.parts;

describe('the searched text of a page', () => {
  it('has only the content, with a space between neighbouring elements', () => {
    const text = searchText(
      '/prezzi',
      page(
        '<nav>Home</nav><h1 class="grande">Prezzi</h1><p><span class="a">10.000</span><span>pagine</span></p><figure>contratto inventato</figure><pre>let x</pre><p lang="de">Vertrag</p><p data-search-ignore>Altro</p><form><input/></form><a class="button" href="/x">Demo</a>',
      ),
    );
    expect(text?.title).toBe('Prezzi');
    expect(text?.parts).toEqual([{ anchor: '', heading: '', text: 'Prezzi · 10.000 pagine' }]);
  });

  it('ends a sentence with each block, and not with an inline element', () => {
    expect(
      partsOf('<p>Un prezzo.</p><ul><li>per <b>utente</b>, al mese</li><li>IVA esclusa</li></ul>'),
    ).toEqual([{ anchor: '', heading: '', text: 'Un prezzo. per utente, al mese · IVA esclusa' }]);
  });

  it('begins a part at each heading with an anchor: its own, or that of its section or answer', () => {
    expect(
      partsOf(
        '<p>Inizio</p><section id="piani"><p>Listino</p><h2 id="piani-titolo">I piani</h2><h3>Standard</h3><p>49 euro</p></section><details id="iva"><summary>E <b>l’IVA</b>?</summary><p>Esclusa.</p></details><section id="altro"><h2>Altro</h2><h3 id="fine">Fine</h3></section>',
      ),
    ).toEqual([
      { anchor: '', heading: '', text: 'Inizio' },
      { anchor: 'piani', heading: 'I piani', text: 'Listino · Standard · 49 euro' },
      { anchor: 'iva', heading: 'E l’IVA?', text: 'Esclusa.' },
      { anchor: 'altro', heading: 'Altro', text: '' },
      { anchor: 'fine', heading: 'Fine', text: '' },
    ]);
  });

  it('is undefined for second addresses, marked lists and pages with noindex', () => {
    expect(searchText('/altri', page('<p>x</p>', { canonical: '/altri-settori' }))).toBeUndefined();
    const marked = parsePage('<main data-search-ignore><p>x</p></main>');
    expect(searchText('/elenco', marked)).toBeUndefined();
    const head = '<meta name="robots" content="noindex, follow"/>';
    expect(searchText('/prezzi', page('<p>x</p>', { head }))).toBeUndefined();
    expect(searchText('/tecnologia/ai', page('<p>x</p>', { canonical: '/tecnologia/ai/' }))).toBeDefined();
    expect(searchText('/', page('<p>x</p>', { canonical: '/' }))).toBeDefined();
  });

  it('has the decoded title, and the day of an article', () => {
    const head = '<meta property="article:published_time" content="2026-11-18"/>';
    const text = searchText('/prezzi', page('<p>x</p>', { title: 'A &amp; «B» | Marca', head }));
    expect(text).toMatchObject({ title: 'A & «B»', published: '2026-11-18' });
  });
});
