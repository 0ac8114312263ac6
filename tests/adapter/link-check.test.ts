import { describe, expect, it } from 'vitest';
import { checkLinks } from '@/lib/adapter/link-check';
import { pageLinks } from '@/lib/adapter/page/page-links';
import { parsePage } from '@/lib/html/tree';
import { article } from '@/tests/content-project';
import { folderOfTest, put } from '@/tests/temporary';

type Site = {
  files?: readonly string[];
  /** Redirects from an address to another. */
  redirects?: Record<string, string>;
  /** Files of the project's content folder. */
  content?: Record<string, string>;
};

/** The error about a site whose pages have this HTML, by their addresses; empty if there is none. */
function errorOf(pages: Record<string, string>, { files = [], redirects = {}, content = {} }: Site = {}) {
  const project = folderOfTest();
  for (const [name, text] of Object.entries(content)) put(project, `content/${name}`, text);
  const links = Object.entries(pages).map(
    ([path, html]) => [path, pageLinks(path, parsePage(html))] as const,
  );
  const place = { file: 'content/redirects.csv', line: 4 };
  const served = Object.entries(redirects).map(([from, to]) => ({ from, to, ...place }));
  try {
    checkLinks(new Map(links), files, served, project);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
const linkTo = (url: string) => `<a href="${url}">.</a>`;

describe('a link', () => {
  it.each([
    '/due#a%20b',
    '/due?x=1&amp;y=2',
    '#qui',
    '/a.svg',
    // Both spellings of this address are served (D6).
    '/tecnologia/ai/',
    'https://altri.example/nulla',
    'http://a.example:8080/x?y=1#z',
    'mailto:info@azienda.example?subject=A%20b',
    'tel:+390115623411',
  ])('may lead to a page, an anchor, a file or out of the site: %s', (url) => {
    const home = `<p id="qui"></p><img src="/a.svg"/>${linkTo('/due')}${linkTo(url)}`;
    const due = `<h2 id="a b"></h2>${linkTo('/tecnologia/ai')}`;
    expect(errorOf({ '/': home, '/due': due, '/tecnologia/ai': '' }, { files: ['/a.svg'] })).toBe('');
  });

  it.each(['/due/', '/vecchia/?x=1'])('may not be redirected (D6, D45): %s', (url) => {
    const error = errorOf({ '/': linkTo(url), '/due': '' }, { redirects: { '/vecchia': '/due' } });
    expect(error).toContain(`«${url}» porta a un indirizzo che rinvia altrove. Scrivete «/due».`);
  });

  it.each([
    '',
    'novita',
    '//azienda.example/x',
    'https:/azienda.example',
    'info@azienda.example',
    'mailto:info@azienda',
    'tel:+39 011 5623411',
    'javascript:alert(1)',
  ])('may not have an incomplete or malformed address: «%s»', (url) => {
    const content = { 'news/uno.mdx': article({}, `Si veda [qui](${url}).`) };
    const error = errorOf({ '/': linkTo('/novita/uno'), '/novita/uno': linkTo(url) }, { content });
    const shown = url.replace(/alert.*/, '');
    expect(error).toContain(
      `content/news/uno.mdx, riga 11: il collegamento «${shown}» non è un indirizzo intero. Scrivete /pagina`,
    );
  });

  it.each([
    'href="/contatti?interesse=no-profit&amp;subject=quote"',
    'href="/richiedi-demo#form-contatto" data-fill="interesse=standard"',
    'href="/richiedi-demo?interesse=standard&amp;persone=3#form-contatto"',
  ])('may make choices in a form that has them (D44): %s', (attributes) => {
    const pages = { '/contatti': linkTo('/'), '/richiedi-demo': '<p id="form-contatto"></p>' };
    const home = linkTo('/contatti') + linkTo('/richiedi-demo');
    expect(errorOf({ '/': `${home}<a ${attributes}>.</a>`, ...pages })).toBe('');
  });

  it.each([
    ['href="/contatti?interesse=gratis"', 'interesse=gratis'],
    ['href="/richiedi-demo?subject=quote"', 'subject=quote'],
    ['href="/contatti" data-fill="interesse=constructor"', 'interesse=constructor'],
  ])('may make no other choices in a form: %s', (attributes, choice) => {
    const error = errorOf({ '/': `<a ${attributes}>.</a>`, '/contatti': '', '/richiedi-demo': '' });
    expect(error).toContain(`sceglie nel modulo «${choice}», che lì non c’è`);
  });
});

describe('a broken link is reported', () => {
  it('with the file and line of its text', () => {
    const links = ['/tecnologia/ricerche', '/due#capitolo', '#niente'];
    const text = links.map((url) => `Si veda [qui](${url}).`).join('\n\n');
    const pages = {
      '/novita/uno': `${links.map(linkTo).join('')}<img src="/manca.png"/>`,
      '/due': `<h2 id="capitolo-primo"></h2>${linkTo('/tecnologia/ricerca')}${linkTo('/novita/uno')}`,
      '/tecnologia/ricerca': linkTo('/due'),
    };
    const error = errorOf(pages, { content: { 'news/uno.mdx': article({}, text) } });
    for (const message of [
      '4 cose da correggere.',
      'content/news/uno.mdx, riga 11: il collegamento «/tecnologia/ricerche» porta a una pagina che non c’è.',
      'content/news/uno.mdx, riga 13: il collegamento «/due#capitolo» porta a un punto che in /due non c’è.',
      'content/news/uno.mdx, riga 15: il collegamento «/novita/uno#niente» porta a un punto',
      'pagina /novita/uno: il collegamento «/manca.png»',
    ])
      expect(error).toContain(message);
  });

  it('with the file of copy that pages share', () => {
    const content = { 'menu.ts': "export const menu = [\n  { href: 'prezzi' },\n];\n" };
    const error = errorOf({ '/': linkTo('prezzi') }, { content });
    expect(error).toContain('content/menu.ts, riga 2: il collegamento «prezzi»');
  });

  it('for three pages at most', () => {
    const paths = Array.from({ length: 50 }, (_, index) => `/p${index}`);
    const pages = Object.fromEntries(paths.map((path) => [path, linkTo('/no')]));
    expect(errorOf({ '/': paths.map(linkTo).join(''), ...pages })).toContain('3 cose da correggere');
  });

  it('with the reason if its article is not published', () => {
    const content = { 'news/immagini/prova.svg': '<svg/>', 'news/bozza.mdx': article({ draft: 'true' }) };
    expect(errorOf({ '/': linkTo('/novita/bozza') }, { content })).toContain(
      'porta a un testo che non è pubblicato: content/news/bozza.mdx è una bozza (draft: true).',
    );
  });
});

it('a redirect without a target is reported too (D45)', () => {
  expect(errorOf({ '/': '' }, { redirects: { '/altra': '/tre' } })).toContain(
    'content/redirects.csv, riga 4: il rinvio a «/tre» porta a una pagina che non',
  );
});

it('a page that search engines list and no other page links is reported', () => {
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
