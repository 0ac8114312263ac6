import { describe, expect, it } from 'vitest';
import { redirectProblems } from '@/lib/adapter/link-check';
import { readRedirects } from '@/lib/content/redirects';
import { ContentError } from '@/lib/content-error';
import { DRAFT, PUBLISHED, type RedirectSources, redirectsProject, SCHEDULED } from '@/tests/content-project';

const pageWithAnchor = { ids: new Set(['iva']) };
const paths = ['/', '/prezzi', '/tecnologia/ai', '/novita/uno', '/novita'];
const pages = new Map(paths.map((path) => [path, pageWithAnchor]));
const files = new Set(['/listino uno.pdf', '/tariffe-š.pdf']);
const news = { uno: PUBLISHED, poi: SCHEDULED, bozza: DRAFT };

/** The report about the redirects of a site with these pages and files. */
function reportOn(sources: RedirectSources): string {
  const projectDir = redirectsProject(sources);
  const redirects = readRedirects(projectDir);
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const problems = redirectProblems(redirects, { pages, files, redirects: targets, projectDir });
  return new ContentError(problems).message;
}
const reportOnRow = (row: string) => reportOn({ csv: `from,to\n${row}\n`, news });

describe('a redirect (D45)', () => {
  it.each([
    ['to a page', '/a,/'],
    ['to an anchor', '/a,/prezzi#iva'],
    ['to a page with both spellings', '/a,/tecnologia/ai/'],
    ['to a file', '/a,/listino%20uno.pdf'],
    ['to a file with escaped letters', '/a,/tariffe-%c5%a1.pdf'],
    ['from an address that differs from a page only by capital letters', '/PREZZI,/prezzi'],
  ])('may lead %s: %s', (_, row) => {
    expect(reportOnRow(row)).not.toContain('content/');
  });

  it.each([
    ['/a,/niente', '«to»: il rinvio a «/niente» porta a una pagina che non c’è. Correggete l’indirizzo, o'],
    ['/a,/prezzi#no', '«to»: il rinvio a «/prezzi#no» porta a un punto che in /prezzi non c’è'],
    ['/a,/novita/bozza', 'non è pubblicato: content/news/bozza.mdx è una bozza (draft: true)'],
    ['/a,/a', 'il rinvio a «/a» porta a un indirizzo che rinvia altrove.'],
    ['/a,/b\n/b,/prezzi', 'il rinvio a «/b» porta a un indirizzo che rinvia altrove. Scrivete «/prezzi».'],
  ])('may not lead to anything else: %s', (row, message) => {
    expect(reportOnRow(row)).toContain('  content/redirects.csv, riga 2, colonna ');
    expect(reportOnRow(row)).toContain(message);
  });

  it.each(['/prezzi', '/tecnologia/ai', '/novita/uno', '/listino%20uno.pdf'])(
    'may not lead from a page or file: %s',
    (from) => {
      const message = `«from»: «${from}» è l’indirizzo di una pagina o di un file che c’è. Togliete il rinvio`;
      expect(reportOnRow(`${from},/`)).toContain(message);
    },
  );
});

it('an alias of an article may not be a page (D45)', () => {
  const uno = { ...PUBLISHED, aliases: '[/prezzi]' };
  expect(reportOn({ news: { ...news, uno } })).toContain(
    '  content/news/uno.mdx, riga 10, campo «aliases»: «/prezzi» è l’indirizzo di una pagina',
  );
});
