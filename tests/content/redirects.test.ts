import { describe, expect, it } from 'vitest';
import { readRedirects } from '@/lib/content/redirects';
import {
  DRAFT,
  errorOf,
  PUBLISHED,
  type RedirectSources,
  redirectsProject,
  SCHEDULED,
} from '@/tests/content-project';
import { textOf } from '@/tests/sources';
import { put } from '@/tests/temporary';

const pairsIn = (project: string) => readRedirects(project).map(({ from, to }) => `${from} ${to}`);
const servedBy = (sources: RedirectSources) => pairsIn(redirectsProject(sources));

const errorOfSources = (sources: RedirectSources) => errorOf(() => readRedirects(redirectsProject(sources)));
const errorOfRows = (rows: string) => errorOfSources({ csv: `from,to\n${rows}\n` });

describe('readRedirects (D45)', () => {
  it('accepts a project without redirects', () => {
    expect(servedBy({})).toEqual([]);
    expect(servedBy({ csv: 'from,to\n' })).toEqual([]);
  });

  it('accepts comments, blank lines and a byte order mark in the table', () => {
    const csv =
      '\uFEFF# Indirizzi, "vecchi"; e nuovi\r\nfrom,to\r\n\r\n/b,/prezzi#iva\r\n# altro\r\n/A ,/c/\r\n';
    expect(servedBy({ csv })).toEqual(['/A /c/', '/b /prezzi#iva']);
  });

  it.each(['from;to\r\n/a;/b\r\n', 'From,To\n"/a","/b"\n', '# da Excel;\nfrom;to;;\n/a;/b;;\n;;;\n'])(
    'accepts the formats of spreadsheet programs: %j',
    (csv) => {
      expect(servedBy({ csv })).toEqual(['/a /b']);
    },
  );

  it('reads the aliases of published texts', () => {
    const news = { nuovo: { ...PUBLISHED, aliases: '[/novita/vecchio, ancora-prima]' } };
    const project = redirectsProject({ news });
    const guide = textOf('content/docs/api-auth.mdx').replace('---', '---\naliases: [/guide/prima]');
    put(project, 'content/docs/guida.mdx', guide);
    expect(pairsIn(project)).toEqual([
      '/guide/prima /documentazione/guida',
      '/novita/ancora-prima /novita/nuovo',
      '/novita/vecchio /novita/nuovo',
    ]);
  });

  it.each([
    ['/listino%202%2e0.html', '/listino%202.0.html'],
    ['/perché-no/', '/perch%C3%A9-no'],
  ])('returns the source in its normal form: %s', (from, normal) => {
    expect(servedBy({ csv: `from,to\n${from},/x\n` })).toEqual([`${normal} /x`]);
  });

  it.each([
    ['/tariffe-š.pdf', '/tariffe-%C5%A1.pdf'],
    ['/tariffe-%c5%a1.pdf', '/tariffe-%C5%A1.pdf'],
    ['/%61/#a%20b', '/a/#a%20b'],
    ['/', '/'],
    ['/#a', '/#a'],
  ])('percent-encodes the target for the Location header: %s', (to, encoded) => {
    expect(servedBy({ csv: `from,to\n/x,${to}\n` })).toEqual([`/x ${encoded}`]);
  });

  it.each([
    ['', 'prima degli indirizzi manca la riga che dà il nome alle colonne. Scrivete: from,to'],
    ['to,from\n/a,/b\n', 'riga 1: prima degli indirizzi manca la riga'],
    ['from,to\n"/a,/b\n', 'non si legge. Salvate la tabella come «CSV UTF-8», senza virgolette'],
    ['from,to\n/perch\uFFFD,/b\n', 'non si legge. Salvate la tabella come «CSV UTF-8»'],
  ])('rejects an unreadable table: %j', (csv, message) => {
    expect(errorOfSources({ csv })).toMatch(/\n {2}content\/redirects\.csv/);
    expect(errorOfSources({ csv })).toContain(message);
  });

  it.each(['/a', '/a,/b,/c'])('rejects a row without exactly two columns: %s', (row) => {
    expect(errorOfRows(row)).toContain('riga 2: servono due colonne: l’indirizzo vecchio e quello nuovo.');
  });

  it.each([
    ['', 'non è un indirizzo di questo sito. Scrivetelo dalla prima barra in poi'],
    ['a', 'non è un indirizzo di questo sito'],
    ['/a?x=1', 'ha parametri (?) o un’ancora (#)'],
    ['/a#x', 'ha parametri (?) o un’ancora (#)'],
    ['/a b', 'contiene « ». Sono ammessi lettere, cifre, punti e trattini; uno spazio si'],
    ['/a/*', 'contiene «*»'],
    ['/100%', 'ha un segno % che non si legge'],
  ])('rejects the source %j with line, column and fix', (from, message) => {
    expect(errorOfRows(`${from},/c`)).toContain(`riga 2, colonna «from»: «${from}» ${message}`);
  });

  it.each(['/', '/%61pi/x', '/_next/static/a.js', '/404'])(
    'rejects the source %s, which the site uses itself',
    (from) => {
      expect(errorOfRows(`${from},/c`)).toContain(
        `«${from}» serve al sito stesso e non può rinviare altrove.`,
      );
    },
  );

  it.each([
    ['', 'non è un indirizzo di questo sito'],
    ['https://altri.example/b', 'non è un indirizzo di questo sito'],
    ['//altri.example', 'non è un indirizzo di questo sito'],
    ['/\\altri.example', 'non è un indirizzo di questo sito'],
    ['/%5caltri.example', 'contiene «\\»'],
    ['/b?x=1', 'ha parametri (?)'],
  ])('rejects the target %j with line, column and fix', (to, message) => {
    expect(errorOfRows(`/a,${to}`)).toContain(`riga 2, colonna «to»: «${to}» ${message}`);
  });

  it.each(['/a,/b\n/a,/c', '/a,/b\n/a/,/b'])('rejects a source that occurs twice: %j', (rows) => {
    expect(errorOfRows(rows)).toContain(
      'riga 3, colonna «from»: «/a» rinvia già a «/b» (content/redirects.csv, riga 2)',
    );
  });

  it.each([
    ['[vecchio, /a]', '«/a» rinvia già a «/b» (content/redirects.csv, riga 2)'],
    ['[prima-di-due]', '«/novita/prima-di-due» rinvia già a «/novita/due» (content/news/due.mdx, riga 10)'],
    ['vecchio', 'non è un elenco. Scrivetelo fra parentesi quadre, come in aliases: [/novita/vecchio-nome]'],
    ['[vecchio.mdx]', 'voce 1: «vecchio.mdx» non è un indirizzo. Scrivetelo'],
    ['[/novita/vecchio#x]', 'voce 1: «/novita/vecchio#x» ha parametri (?) o un’ancora (#)'],
  ])('rejects invalid aliases in an article: %s', (aliases, message) => {
    const news = {
      uno: { ...PUBLISHED, aliases },
      due: { ...PUBLISHED, aliases: '[prima-di-due]' },
    };
    const error = errorOfSources({ csv: 'from,to\n/a,/b\n', news });
    expect(error).toContain('content/news/uno.mdx, riga 10, campo «aliases»: ');
    expect(error).toContain(message);
  });

  it('leaves out the aliases of scheduled articles and drafts', () => {
    const csv = 'from,to\n/a,/b\n/novita/bozza,/b\n';
    const news = { bozza: { ...DRAFT, aliases: '[/a]' }, poi: { ...SCHEDULED, aliases: '[/c]' } };
    expect(servedBy({ csv, news })).toEqual(['/a /b', '/novita/bozza /b']);
  });
});
