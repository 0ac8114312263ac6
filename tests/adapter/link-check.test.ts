import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLinks } from '@/lib/adapter/link-check';
import { pageLinks } from '@/lib/adapter/page/page-links';
import type { ContentRedirects } from '@/lib/content/redirects';
import { parsePage } from '@/lib/html/tree';
import { article } from '@/tests/content-project';
import { folderOfFile, put as putIn } from '@/tests/temporary';

const project = folderOfFile();
const put = (name: string, content: string) => putIn(project, name, content);

const noRedirects: ContentRedirects = { served: [], scheduled: [], expired: [] };

/** The error about pages with these bodies; empty if there is none. */
function errorOf(pages: Record<string, string>, files: string[] = [], redirects = noRedirects): string {
  const links = Object.entries(pages).map(
    ([path, html]) => [path, pageLinks(path, parsePage(html))] as const,
  );
  try {
    checkLinks(new Map(links), files, redirects, project);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
const linkTo = (address: string) => `<a href="${address}">.</a>`;

describe('the links of the built pages', () => {
  it('may intro to pages, anchors, files and other sites', () => {
    const home = [
      linkTo('/due#a%20b'),
      linkTo('/due?x=1&amp;y=2'),
      linkTo('#qui'),
      linkTo('https://altri.example/nulla'),
      linkTo('mailto:a@b.example'),
      '<p id="qui"></p><img src="/a.svg"/>',
    ];
    expect(errorOf({ '/': home.join(''), '/due': `<h2 id="a b"></h2>${linkTo('/')}` }, ['/a.svg'])).toBe('');
  });

  it('may not have a final slash, except where both spellings answer (D6)', () => {
    const home = linkTo('/due/') + linkTo('/tecnologia/ai/');
    const error = errorOf({ '/': home, '/due': '', '/tecnologia/ai': '' });
    expect(error).toContain('«/due/» porta a un indirizzo che rinvia altrove. Scrivete «/due».');
    expect(error).not.toContain('tecnologia');
  });

  it('may not intro to an address that has moved (D45)', () => {
    const pages = { '/': linkTo('/due') + linkTo('/vecchia/?x=1'), '/due': linkTo('/') };
    const served = [{ from: '/vecchia', to: '/due', file: 'content/redirects.csv', line: 4 }];
    const error = errorOf(pages, [], { ...noRedirects, served });
    expect(error).toContain('«/vecchia/?x=1» porta a un indirizzo che rinvia altrove. Scrivete «/due».');
  });

  it('are checked together with the redirects (D45)', () => {
    const served = [{ from: '/altra', to: '/tre', file: 'content/redirects.csv', line: 4 }];
    const error = errorOf({ '/': '' }, [], { ...noRedirects, served });
    expect(error).toContain('content/redirects.csv, riga 4: il rinvio a «/tre» porta a una pagina che non');
  });

  it('are reported with file and line of the text', () => {
    const links = ['/tecnologia/ricerche', '/due#capitolo', '#niente'];
    const text = links.map((address) => `Si veda [qui](${address}).`).join('\n\n');
    put('content/news/uno.mdx', article({}, text));
    const error = errorOf({
      '/novita/uno': `${links.map(linkTo).join('')}<img src="/manca.png"/>`,
      '/due': `<h2 id="capitolo-primo"></h2>${linkTo('/tecnologia/ricerca')}${linkTo('/novita/uno')}`,
      '/tecnologia/ricerca': '',
    });
    for (const message of [
      '4 cose da correggere.',
      'content/news/uno.mdx, riga 11: il collegamento «/tecnologia/ricerche» porta a una pagina che non c’è.',
      'content/news/uno.mdx, riga 13: il collegamento «/due#capitolo» porta a un punto che in /due non c’è.',
      'content/news/uno.mdx, riga 15: il collegamento «/novita/uno#niente» porta a un punto',
      'pagina /novita/uno: il collegamento «/manca.png»',
    ])
      expect(error).toContain(message);
  });

  it('are reported with the file of copy that pages share', () => {
    put('content/menu.ts', "export const menu = [\n  { href: 'prezzi' },\n];\n");
    expect(errorOf({ '/': linkTo('prezzi') })).toContain('content/menu.ts, riga 2: il collegamento «prezzi»');
    rmSync(join(project, 'content/menu.ts'));
  });

  it('are reported for three pages at most', () => {
    const paths = Array.from({ length: 50 }, (_, index) => `/p${index}`);
    const pages = Object.fromEntries(paths.map((path) => [path, linkTo('/no')]));
    expect(errorOf({ '/': paths.map(linkTo).join(''), ...pages })).toContain('3 cose da correggere');
  });

  it('are reported with the reason if an article is not published', () => {
    put('content/news/immagini/prova.svg', '<svg/>');
    put('content/news/bozza.mdx', article({ draft: 'true' }));
    expect(errorOf({ '/': linkTo('/novita/bozza') })).toContain(
      'porta a un testo che non è pubblicato: content/news/bozza.mdx è una bozza (draft: true).',
    );
  });
});

describe('the form of an address', () => {
  it.each([
    '',
    'novita',
    '//azienda.example/x',
    'https:/azienda.example',
    'info@azienda.example',
    'mailto:info@azienda',
    'tel:+39 011 5623411',
    'javascript:alert(1)',
  ])('is wrong, and reported with the fix: «%s»', (address) => {
    put('content/news/forma.mdx', article({}, `Si veda [qui](${address}).`));
    const error = errorOf({ '/': linkTo('/novita/forma'), '/novita/forma': linkTo(address) });
    const shown = address.replace(/alert.*/, '');
    expect(error).toContain(
      `content/news/forma.mdx, riga 11: il collegamento «${shown}» non è un indirizzo intero. Scrivete /pagina`,
    );
  });

  it.each([
    'http://a.example:8080/x?y=1#z',
    'mailto:info@azienda.example?subject=A%20b',
    'tel:+390115623411',
  ])('is right: %s', (address) => {
    expect(errorOf({ '/': linkTo(address) })).toBe('');
  });
});

describe('the choices that a link makes in a form (D44)', () => {
  const pages = { '/contatti': linkTo('/'), '/richiedi-demo': '<p id="form-contatto"></p>' };
  const right = `${linkTo('/contatti?interesse=no-profit&amp;subject=quote')}
    <a href="/richiedi-demo#form-contatto" data-fill="interesse=standard">.</a>
    ${linkTo('/richiedi-demo?interesse=standard&amp;persone=3#form-contatto')}`;

  it('may be those of its fields', () => {
    expect(errorOf({ '/': right, ...pages })).toBe('');
  });

  it.each([
    ['href="/contatti?interesse=gratis"', 'interesse=gratis'],
    ['href="/richiedi-demo?subject=quote"', 'subject=quote'],
    ['href="/contatti" data-fill="interesse=constructor"', 'interesse=constructor'],
  ])('may not be others: %s', (link, wrong) => {
    expect(errorOf({ '/': `${right}<a ${link}>.</a>`, ...pages })).toContain(
      `sceglie nel modulo «${wrong}», che lì non c’è`,
    );
  });
});

it('every page that search engines list must be linked', () => {
  const error = errorOf({
    '/': linkTo('/due/#a'),
    '/due': linkTo('/tecnologia/ai/'),
    '/tecnologia/ai': '',
    '/grazie': '<head><meta name="robots" content="noindex"></head>',
    '/altra': '<head><link rel="canonical" href="https://sito.example/due"></head>',
    '/sola': linkTo('/sola'),
  });
  expect(error.match(/pagina \S+: nessun’altra pagina porta qui/g)).toEqual([
    'pagina /sola: nessun’altra pagina porta qui',
  ]);
  expect(error).toContain('noIndex: true');
});
