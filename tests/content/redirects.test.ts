import { describe, expect, it } from 'vitest';
import { readRedirects } from '@/lib/content/redirects';
import { DRAFT, EXPIRED, type Moved, OUT, redirectsProject, SCHEDULED } from '@/tests/redirects-project';
import { errorMessage } from './news-folder';

const served = (moved: Moved) =>
  readRedirects(redirectsProject(moved)).served.map(({ from, to }) => `${from} ${to}`);

const refused = (moved: Moved) => errorMessage(() => readRedirects(redirectsProject(moved)));
const refusedRow = (row: string) => refused({ csv: `from,to\n${row}\n` });

describe('addresses that have moved (D45)', () => {
  it('are rows of content/redirects.csv, with comments, blank lines and a byte order mark, and aliases of texts', () => {
    const csv =
      '\uFEFF# Indirizzi, "vecchi"; e nuovi\r\nfrom,to\r\n\r\n/b,/prezzi#iva\r\n# altro\r\n/A/listino%202%2e0.html ,/tecnologia/ai/\r\n';
    const moved = {
      csv,
      news: {
        nuovo: `${OUT}\naliases: [/novita/vecchio, ancora-prima]`,
        poi: `${SCHEDULED}\naliases: [/novita/mai-stato]`,
        scaduto: `${EXPIRED}\naliases: [/novita/scaduto-prima]`,
        bozza: `${DRAFT}\naliases: [https://altrove.example]`,
      },
      docs: { guida: 'aliases:\n  - /guide/perché-no/\n' },
    };
    expect(served(moved)).toEqual([
      '/A/listino%202.0.html /tecnologia/ai/',
      '/b /prezzi#iva',
      '/guide/perch%C3%A9-no /documentazione/guida',
      '/novita/ancora-prima /novita/nuovo',
      '/novita/vecchio /novita/nuovo',
    ]);
  });

  it.each([
    ['/tariffe-š.pdf', '/tariffe-%C5%A1.pdf'],
    ['/tariffe-%c5%a1.pdf', '/tariffe-%C5%A1.pdf'],
    ['/%61/#a%20b', '/a/#a%20b'],
    ['/', '/'],
    ['/#a', '/#a'],
  ])('lead to an address that is escaped for a header: %s', (to, normal) => {
    expect(served({ csv: `from,to\n/x,${to}\n` })).toEqual([`/x ${normal}`]);
  });

  it('are left out with a text that has expired', () => {
    const csv = 'from,to\n/a,/novita/scaduto#x\n/b,/novita/nuovo\n';
    const redirects = readRedirects(redirectsProject({ csv, news: { scaduto: EXPIRED, nuovo: OUT } }));
    expect(redirects.served.map(({ from }) => from)).toEqual(['/b']);
    expect(redirects.expired.map(({ from }) => from)).toEqual(['/a']);
  });

  it('may be none', () => {
    expect([served({}), served({ csv: 'from,to\n' })]).toEqual([[], []]);
  });

  it.each([
    'from;to\r\n/a;/b\r\n',
    'From,To\n"/a","/b"\n',
    '# da Excel;\nfrom;to;;\n/a;/b;;\n;;;\n',
    'from,to\n/a,/b\n/a/,/b\n',
  ])('are read in the formats of spreadsheet programs: %j', (csv) => {
    expect(served({ csv })).toEqual(['/a /b']);
  });

  it.each([
    ['', 'prima degli indirizzi manca la riga che dà il nome alle colonne. Scrivete: from,to'],
    ['to,from\n/a,/b\n', 'riga 1: prima degli indirizzi manca la riga'],
    ['from,to\n"/a,/b\n', 'non si legge. Salvate la tabella come «CSV UTF-8», senza virgolette'],
    ['from,to\n/perch\uFFFD,/b\n', 'non si legge. Salvate la tabella come «CSV UTF-8»'],
  ])('need a readable table: %j', (csv, message) => {
    expect(refused({ csv })).toMatch(/\n {2}content\/redirects\.csv/);
    expect(refused({ csv })).toContain(message);
  });

  it.each([
    ['/a', 'riga 2: servono due colonne: l’indirizzo vecchio e quello nuovo.'],
    ['/a,/b,/c', 'riga 2: servono due colonne'],
    [
      ',/b',
      'riga 2, colonna «from»: «» non è un indirizzo di questo sito. Scrivetelo dalla prima barra in poi',
    ],
    ['/a,', 'riga 2, colonna «to»: «» non è un indirizzo di questo sito'],
    ['a,b', '«from»: «a» non è un indirizzo di questo sito'],
    [
      '/novita/vecchio.mdx,/b',
      'finisce con .mdx, che è il file e non l’indirizzo. Scrivete «/novita/vecchio».',
    ],
    ['/a,https://altri.example/b', '«to»: «https://altri.example/b» non è un indirizzo di questo sito'],
    ['/a,//altri.example', '«to»: «//altri.example» non è un indirizzo di questo sito'],
    ['/a,/\\altri.example', '«to»: «/\\altri.example» non è un indirizzo di questo sito'],
    ['/a,javascript:alert(1)', '«to»: «javascript:alert(1)» non è'],
    ['/a,/%2f%2faltri.example', '«to»: «/%2f%2faltri.example» ha due barre di seguito'],
    ['/a,/%5caltri.example', '«to»: «/%5caltri.example» contiene «\\»'],
    ['/a,/b?x=1', '«to»: «/b?x=1» ha parametri (?)'],
    ['/a,/b#', '«to»: «/b#» ha un’ancora che non si legge'],
    ['/a?x=1,/b', '«from»: «/a?x=1» ha parametri (?) o un’ancora (#)'],
    ['/a#x,/b', '«from»: «/a#x» ha parametri (?) o un’ancora (#)'],
    ['/a b,/c', '«from»: «/a b» contiene « ». Sono ammessi lettere, cifre, punti e trattini; uno spazio si'],
    ['/a/*,/c', '«from»: «/a/*» contiene «*»'],
    ['/100%,/c', '«from»: «/100%» ha un segno % che non si legge'],
    ['/../a,/c', '«from»: «/../a» ha due barre di seguito, o una parte fatta di punti'],
    ['/,/c', '«from»: «/» serve al sito stesso e non può rinviare altrove.'],
    ['/%61pi/x,/c', '«from»: «/%61pi/x» serve al sito stesso'],
    ['/_next/static/a.js,/c', 'serve al sito stesso'],
    ['/404,/c', 'serve al sito stesso'],
    ['/a,/a/', '«from»: «/a» rinvia a «/a/», che rinvia altrove'],
    ['/a,/a', '«from»: «/a» rinvia a se stesso. Toglietelo.'],
    ['/a,/b\n/a,/c', 'riga 3, colonna «from»: «/a» rinvia già a «/b» (content/redirects.csv, riga 2)'],
    ['/a,/b#x\n/b/,/c', '«/a» rinvia a «/b#x», che rinvia altrove (content/redirects.csv, riga 3). Scrivete'],
    ['/a,/b\n/b,/a', 'riga 2, colonna «from»: «/a» rinvia a «/b», che rinvia altrove'],
  ])('are refused with line, column and fix: %j', (row, message) => {
    expect(refusedRow(row)).toContain(message);
  });

  it.each([
    ['[/novita/uno]', '«/novita/uno» rinvia a se stesso. Toglietelo.'],
    ['[due]', '«/novita/due» è l’indirizzo di un testo che si legge. Togliete il rinvio.'],
    ['[poi]', 'che non è libero (content/news/poi.mdx si legge solo dal 2999-01-01)'],
    ['[scaduto]', 'che non è libero (content/news/scaduto.mdx è scaduto il 2020-02-01)'],
    ['[vecchio, /a]', '«/a» rinvia già a «/b» (content/redirects.csv, riga 2)'],
    ['[prima-di-due]', '«/novita/prima-di-due» rinvia già a «/novita/due» (content/news/due.mdx, riga 10)'],
    ['vecchio', 'non è un elenco. Scrivetelo fra parentesi quadre, come in aliases: [/novita/vecchio-nome]'],
    [
      '[https://sito.example/novita/x]',
      'voce 1: «https://sito.example/novita/x» non è un indirizzo. Scrivetelo',
    ],
    ['[vecchio.mdx]', 'voce 1: «vecchio.mdx» non è un indirizzo.'],
    ['[/novita/vecchio#x]', 'voce 1: «/novita/vecchio#x» ha parametri (?) o un’ancora (#)'],
  ])('in an article are refused by field: %s', (aliases, message) => {
    const news = {
      uno: `${OUT}\naliases: ${aliases}`,
      due: `${OUT}\naliases: [prima-di-due]`,
      poi: SCHEDULED,
      scaduto: EXPIRED,
      bozza: DRAFT,
    };
    const text = refused({ csv: 'from,to\n/a,/b\n', news });
    expect(text).toContain(message);
    expect(text).toContain('content/news/uno.mdx, riga 10, campo «aliases»: ');
  });

  it('are reported with the line of an alias, also in a list of several lines', () => {
    const news = { uno: `${OUT}\naliases:\n  - primo\n  - due`, due: OUT };
    expect(refused({ news })).toContain('content/news/uno.mdx, riga 12, campo «aliases»: «/novita/due»');
  });

  it('must be free for a scheduled text too; a draft stops nothing', () => {
    const csv = 'from,to\n/a,/b\n/novita/bozza,/b\n';
    const news = { bozza: `${DRAFT}\naliases: [/a]`, poi: `${SCHEDULED}\naliases: [/c]` };
    expect(served({ csv, news })).toEqual(['/a /b', '/novita/bozza /b']);
    expect(refused({ csv, news: { ...news, poi: `${SCHEDULED}\naliases: [/a]` } })).toContain(
      'content/news/poi.mdx, riga 10, campo «aliases»: «/a» rinvia già a «/b»',
    );
  });
});
