import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkLinks } from '@/lib/adapter/link-check';
import { pageLinks } from '@/lib/adapter/page/page-links';
import type { ContentRedirects } from '@/lib/content/redirects';
import { parsePage } from '@/lib/html/tree';
import { article } from '@/tests/redirects-project';
import { folderOfFile, put as putIn } from '@/tests/temporary';

const project = folderOfFile();
const put = (name: string, content: string) => putIn(project, name, content);

/** What is said of pages whose bodies are these. */
function said(
  pages: Record<string, string>,
  files: string[] = [],
  redirects: ContentRedirects = { served: [], scheduled: [], expired: [] },
): string {
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

describe('the links of the built pages', () => {
  it('may lead to pages, anchors, files and other sites', () => {
    const home = `<a href="/due#a%20b">.</a><a class="x" href="/due?x=1&amp;y=2">.</a><a href="#qui">.</a>
      <p id="qui"></p><a href="https://altri.example/nulla">.</a><a href="mailto:a@b.example">.</a><img src="/a.svg"/>`;
    expect(said({ '/': home, '/due': '<h2 id="a b"></h2><a href="/">.</a>' }, ['/a.svg'])).toBe('');
  });

  it('are refused with a final slash, except where both spellings answer (D6)', () => {
    const home = '<a href="/due/">.</a><a href="/tecnologia/ai/">.</a>';
    const message = said({ '/': home, '/due': '', '/tecnologia/ai': '' });
    expect(message).toContain('«/due/» porta a un indirizzo che rinvia altrove. Scrivete «/due».');
    expect(message).not.toContain('tecnologia');
  });

  it('are refused to an address that has moved; wrong redirects are reported too (D45)', () => {
    const moved = (from: string, to: string) => ({ from, to, file: 'content/redirects.csv', line: 4 });
    const pages = { '/': '<a href="/due">.</a><a href="/vecchia/?x=1">.</a>', '/due': '<a href="/">.</a>' };
    const served = [moved('/vecchia', '/due'), moved('/altra', '/tre')];
    const message = said(pages, [], { served, scheduled: [], expired: [] });
    expect(message).toContain('«/vecchia/?x=1» porta a un indirizzo che rinvia altrove. Scrivete «/due».');
    expect(message).toContain('content/redirects.csv, riga 4: il rinvio a «/tre» porta a una pagina che non');
  });

  it('may choose in a form only what it has (D44)', () => {
    const pages = { '/contatti': '<a href="/">.</a>', '/richiedi-demo': '<p id="form-contatto"></p>' };
    const right = `<a href="/contatti?interesse=no-profit&amp;subject=quote">.</a>
      <a href="/richiedi-demo#form-contatto" data-fill="interesse=standard">.</a>
      <a href="/richiedi-demo?interesse=standard&amp;persone=3#form-contatto">.</a>`;
    expect(said({ '/': right, ...pages })).toBe('');
    for (const [link, wrong] of [
      ['href="/contatti?interesse=gratis"', 'interesse=gratis'],
      ['href="/contatti?message=Ciao"', 'message=Ciao'],
      ['href="/richiedi-demo?subject=quote"', 'subject=quote'],
      ['href="/richiedi-demo?persone=11#form-contatto"', 'persone=11'],
      ['href="/contatti" data-fill="interesse=constructor"', 'interesse=constructor'],
    ])
      expect(said({ '/': `${right}<a ${link}>.</a>`, ...pages }), link).toContain(
        `sceglie nel modulo «${wrong}», che lì non c’è`,
      );
  });

  it('of a text are reported with file and line', () => {
    put(
      'content/news/uno.mdx',
      article(
        'date: 2026-01-01\ndraft: false',
        'Si veda [qui](/tecnologia/ricerche).\n\nE [qui](/due#capitolo).\n\nE [qui](#niente).',
      ),
    );
    const html =
      '<a href="/tecnologia/ricerche">.</a><a href="/due#capitolo">.</a><a href="#niente">.</a><img src="/manca.png"/>';
    const message = said({
      '/novita/uno': html,
      '/due': '<h2 id="capitolo-primo"></h2><a href="/tecnologia/ricerca">.</a><a href="/novita/uno">.</a>',
      '/tecnologia/ricerca': '',
    });
    expect(message).toContain('4 cose da correggere.');
    expect(message).toContain(
      'content/news/uno.mdx, riga 11: il collegamento «/tecnologia/ricerche» porta a una pagina che non c’è.',
    );
    expect(message).toContain(
      'content/news/uno.mdx, riga 13: il collegamento «/due#capitolo» porta a un punto che in /due non c’è.',
    );
    expect(message).toContain(
      'content/news/uno.mdx, riga 15: il collegamento «/novita/uno#niente» porta a un punto',
    );
    expect(message).toContain('pagina /novita/uno: il collegamento «/manca.png»');
  });

  it.each([
    ...[
      '',
      'novita',
      '../novita/uno',
      'prezzi.html#iva',
      'www.azienda.example/prezzi',
      '//azienda.example/x',
    ],
    ...['http//azienda.example', 'htp://azienda.example', 'https:/azienda.example', 'https://azienda'],
    ...['info@azienda.example', 'mailto:', 'mailto:?subject=Ciao', 'mailto:info@azienda'],
    ...['tel:', 'tel:+39 011 5623411', 'javascript:alert(1)'],
  ])('have the form of an address: «%s» is refused, with the fix', (address) => {
    put('content/news/forma.mdx', article('date: 2026-01-01\ndraft: false', `Si veda [qui](${address}).`));
    const received = said({
      '/': '<a href="/novita/forma">.</a>',
      '/novita/forma': `<a href="${address}">.</a>`,
    });
    const named = address.replace(/alert.*/, '');
    expect(received).toContain(
      `content/news/forma.mdx, riga 11: il collegamento «${named}» non è un indirizzo intero. Scrivete /pagina`,
    );
  });

  it.each([
    'https://azienda.example',
    'http://a.example:8080/x?y=1#z',
    'mailto:info@azienda.example?subject=A%20b',
    'tel:+390115623411',
    'tel:112',
  ])('may be %s', (address) => {
    expect(said({ '/': `<a href="${address}">.</a>` })).toBe('');
  });

  it('in shared copy are reported with its file', () => {
    put('content/menu.ts', "export const menu = [\n  { href: 'prezzi' },\n];\n");
    expect(said({ '/': '<a href="prezzi">.</a>' })).toContain(
      'content/menu.ts, riga 2: il collegamento «prezzi»',
    );
    rmSync(join(project, 'content/menu.ts'));
  });

  it('to an article that is not published are reported with the reason', () => {
    vi.stubEnv('CONTENT_DAY', '2026-06-01');
    put('content/news/immagini/prova.svg', '<svg/>');
    put('content/news/bozza.mdx', article('date: 2026-01-01\ndraft: true'));
    put('content/news/domani.mdx', article('date: 2026-01-01\npublishOn: 2026-06-02\ndraft: false'));
    put('content/news/ieri.mdx', article('date: 2026-01-01\nexpiresOn: 2026-05-31\ndraft: false'));
    const to = (slug: string) => said({ '/': `<a href="/novita/${slug}">.</a>` });
    expect(to('bozza')).toContain(
      'porta a un testo che non è pubblicato: content/news/bozza.mdx è una bozza (draft: true).',
    );
    expect(to('domani')).toContain('content/news/domani.mdx si legge solo dal 2026-06-02.');
    expect(to('ieri')).toContain('content/news/ieri.mdx è scaduto il 2026-05-31.');
    expect(to('mai-scritto')).toContain('porta a una pagina che non c’è.');
    vi.unstubAllEnvs();
  });

  it('are reported for three pages at most', () => {
    const pages = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`/p${index}`, '<a href="/no">.</a>']),
    );
    const menu = Object.keys(pages).map((path) => `<a href="${path}">.</a>`);
    expect(said({ '/': menu.join(''), ...pages })).toContain('3 cose da correggere');
  });

  it('must lead to every page that search engines list', () => {
    const hidden = '<head><meta name="robots" content="noindex"></head>';
    const second = '<head><link rel="canonical" href="https://sito.example/due"></head>';
    const pages = {
      '/': '<a href="/due/#a">.</a>',
      '/tecnologia/ai': '',
      '/grazie': hidden,
      '/altra': second,
    };
    const message = said({
      ...pages,
      '/due': '<a href="/tecnologia/ai/">.</a>',
      '/sola': '<a href="/sola">.</a>',
    });
    expect(message).toContain(
      'pagina /sola: nessun’altra pagina porta qui. Collegatela da una pagina o dal menu',
    );
    expect(message).toContain('noIndex: true');
    for (const path of ['/tecnologia/ai:', '/grazie:', '/altra:', '/due:']) {
      expect(message).not.toContain(`pagina ${path} nessun`);
    }
  });
});
