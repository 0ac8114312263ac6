import { describe, expect, it } from 'vitest';

import { parsePage } from '@/lib/html/tree';
import { searchText } from '@/lib/search/search-text';

const page = (main: string, { canonical = '/prezzi', title = 'Prezzi | Marca', head = '' } = {}) =>
  parsePage(
    `<!DOCTYPE html><html lang="it"><head><title>${title}</title><link rel="canonical" href="https://www.azienda.example${canonical}"/>${head}</head><body><header>Menu</header><main id="contenuto">${main}</main><footer>Piede</footer></body></html>`,
  );

describe('searchText', () => {
  it('reads the content alone, with the words of neighbours apart', () => {
    const found = searchText(
      '/prezzi',
      page(
        '<nav>Home</nav><h1 class="grande">Prezzi</h1><p><span class="a">10.000</span><span>pagine</span></p><figure>contratto inventato</figure><p lang="de">Vertrag</p><form><input/></form><a class="button" href="/x">Demo</a>',
      ),
    );
    expect(found?.title).toBe('Prezzi');
    expect(found?.text.replace(/\s+/g, ' ').trim()).toBe('Prezzi 10.000 pagine');
    expect(found?.html).not.toContain('class');
    expect(found?.html).toContain('data-pagefind-meta="title:Prezzi"');
  });

  it('names headings after the section or the answer that they head', () => {
    const { html = '' } =
      searchText(
        '/prezzi',
        page(
          '<section id="piani"><h2>I piani</h2><h3>Standard</h3></section><details id="iva"><summary>E <b>l’IVA</b>?</summary><p>Esclusa.</p></details><h2 id="fine">Fine</h2>',
        ),
      ) ?? {};
    expect(html).toContain('<h2 id="piani">I piani</h2>');
    expect(html).toContain('<h3>Standard</h3>');
    expect(html).toContain('<h3 id="iva">E l’IVA?</h3>');
    expect(html).toContain('<h2 id="fine">');
    expect(html.match(/id="piani"/g)).toHaveLength(1);
  });

  it('knows the section of a page, of which the section’s first page is no part', () => {
    const path = '/documentazione/faq';
    expect(searchText(path, page('<p>x</p>', { canonical: path }))?.html).toContain(
      'data-pagefind-filter="section:documentazione"',
    );
    expect(
      searchText('/documentazione', page('<p>x</p>', { canonical: '/documentazione' }))?.html,
    ).not.toContain('filter');
  });

  it('leaves out second addresses, lists and what search engines are not to find', () => {
    expect(searchText('/altri', page('<p>x</p>', { canonical: '/altri-settori' }))).toBeUndefined();
    const list = '/novita/pagina/2';
    expect(searchText(list, page('<p>x</p>', { canonical: list }))).toBeUndefined();
    const head = '<meta name="robots" content="noindex, follow"/>';
    expect(searchText('/prezzi', page('<p>x</p>', { head }))).toBeUndefined();
    expect(searchText('/tecnologia/ai', page('<p>x</p>', { canonical: '/tecnologia/ai/' }))).toBeDefined();
    expect(searchText('/', page('<p>x</p>', { canonical: '/' }))).toBeDefined();
  });

  it('keeps an entity of the title one sign', () => {
    expect(searchText('/prezzi', page('<p>x</p>', { title: 'A &amp; «B» | Marca' }))?.title).toBe('A & «B»');
  });
});
