import { describe, expect, it } from 'vitest';
import { llmsText } from '@/lib/adapter/llms-text';
import { type MarkdownEdition, markdownEdition } from '@/lib/adapter/page/markdown-edition';
import { parsePage } from '@/lib/html/tree';

const base = 'https://archivio.example';

/** A page as Next prerenders it; only what the edition reads. */
const page = (main: string, { path = '/prodotto', head = '' } = {}) =>
  parsePage(
    `<html><head><meta name="description" content="Che cosa fa l&#x27;indice"/>${head}` +
      `<link rel="canonical" href="${base}${path === '/' ? '' : path}"/>` +
      '<meta property="og:title" content="Il prodotto | Sito"/><meta property="og:site_name" content="Sito"/></head>' +
      `<body><header>testata</header><main id="contenuto">${main}</main><footer>piede</footer></body></html>`,
  );

const edition = (main: string) => markdownEdition('/prodotto', page(main));
const body = (main: string) => edition(main)?.text.split('---\n\n')[1];

describe('the Markdown edition of a page', () => {
  it('begins with what the page says of itself, and holds its main part alone', () => {
    expect(edition('<h1>Il titolo</h1><p>Un <strong>passo</strong>.</p>')?.text).toBe(
      [
        '---',
        'title: "Il prodotto"',
        `description: "Che cosa fa l'indice"`,
        `url: "${base}/prodotto"`,
        'lang: "it"',
        '---',
        '',
        '# Il titolo',
        '',
        'Un **passo**.',
        '',
      ].join('\n'),
    );
  });

  it('leaves out what a reader of text cannot use', () => {
    const main =
      '<nav>percorso</nav><p>Prima<span aria-hidden="true">/</span>poi</p><form><label>Nome<input/></label></form>' +
      '<svg><text>disegno</text></svg><script>let x</script><button>Apri</button><search>Cerca</search>' +
      '<div role="tablist"><a href="#faq" role="tab">FAQ</a></div>';
    expect(body(main)).toBe('Prima poi\n');
    expect(body('<p>il <mark>deposito<sup aria-hidden="true">c</sup></mark> può</p><p hidden>poi</p>')).toBe(
      'il *deposito* può\n',
    );
    expect(
      body('<details class="example"><summary>Apri</summary><p hidden="until-found">poi</p></details>'),
    ).toBe('poi\n');
  });

  it('keeps words apart that only the style sheet sets apart, and code as it is', () => {
    expect(body('<p><b>10.000</b><span>pagine</span></p>')).toBe('**10.000** pagine\n');
    expect(body('<pre><code><span>a</span><span>b</span></code></pre>')).toBe('```\nab\n```\n');
  });

  it('makes addresses absolute, and knows the pages of the site that it links', () => {
    expect(body('<h2 id="anno"><a href="#anno">Un anno</a></h2>')).toBe('## Un anno\n');
    const main = '<p><a href="/prezzi#anno">Prezzi</a> <a href="https://altrove.example/x">Altrove</a></p>';
    expect(body(main)).toBe(`[Prezzi](${base}/prezzi#anno) [Altrove](https://altrove.example/x)\n`);
    expect([...(edition(main)?.links ?? [])]).toEqual(['/prezzi']);
  });

  it('gives tables, terms and questions the forms that Markdown has', () => {
    expect(
      body(
        '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      ),
    ).toBe('| A | B |\n| - | - |\n| 1 | 2 |\n');
    expect(
      body(
        '<dl><div><dt>Utenti</dt><dd>5 inclusi</dd></div><div><dt>Voci</dt><dd><ul><li>una</li></ul></dd></div></dl>',
      ),
    ).toBe('- **Utenti**: 5 inclusi\n- **Voci**\n  - una\n');
    expect(body('<details><summary><h3>Costa?</h3></summary><p>No.</p></details>')).toBe(
      '**Costa?**\n\nNo.\n',
    );
  });

  it('tells what a drawn picture shows, and keeps a figure that can be read', () => {
    expect(
      body('<figure><figcaption class="sr-only">Un contratto</figcaption><div>Art. 7</div></figure>'),
    ).toBe('*Un contratto*\n');
    expect(
      body('<figure><blockquote><p>Art. 7</p></blockquote><figcaption>Fonte</figcaption></figure>'),
    ).toContain('> Art. 7');
  });

  it('is not made of a page that is not found under its own address', () => {
    expect(markdownEdition('/altri', page('<h1>Altri</h1>', { path: '/altri-settori' }))).toBeUndefined();
    expect(
      markdownEdition(
        '/inviata',
        page('<h1>Inviata</h1>', { path: '/inviata', head: '<meta name="robots" content="noindex"/>' }),
      ),
    ).toBeUndefined();
    expect(markdownEdition('/', page('<h1>Casa</h1>', { path: '/' }))?.url).toBe(base);
    expect(markdownEdition('/ai', page('<h1>AI</h1>', { path: '/ai/' }))?.url).toBe(`${base}/ai/`);
  });

  it('needs what every page has', () => {
    expect(() => markdownEdition('/x', parsePage('<html><main><h1>X</h1></main></html>'))).toThrow(
      /canonical address/,
    );
  });
});

describe('llms.txt', () => {
  const of = (path: string, links: string[] = []): [string, MarkdownEdition] => [
    path,
    {
      siteName: 'Sito',
      title: `T ${path}`,
      label: `L ${path}`,
      description: 'D',
      url: base + path,
      links: new Set(links),
      text: '',
    },
  ];

  it('lists pages by the address above them, single ones under the name of the site', () => {
    expect(llmsText(new Map([of('/'), of('/prezzi'), of('/prodotto'), of('/prodotto/web')]))).toBe(
      [
        '# Sito',
        '> D',
        '## Sito',
        `- [T /](${base}/index.md): D\n- [T /prezzi](${base}/prezzi.md): D`,
        '## L /prodotto',
        `- [T /prodotto](${base}/prodotto.md): D\n- [T /prodotto/web](${base}/prodotto/web.md): D\n`,
      ].join('\n\n'),
    );
  });

  it('does not grow with the articles: of many it names those that their list links', () => {
    const many = Array.from({ length: 150 }, (_, index) => of(`/novita/a${index}`));
    const text = llmsText(new Map([of('/'), of('/novita', ['/novita/a7', '/novita/a8']), ...many]));
    expect(text.match(/novita.*\.md/g)).toHaveLength(3);
  });

  it('needs a home page', () => {
    expect(() => llmsText(new Map([of('/prezzi')]))).toThrow(/home page/);
  });
});
