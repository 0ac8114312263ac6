import { describe, expect, it } from 'vitest';
import { redirectProblems } from '@/lib/adapter/link-check';
import { readRedirects } from '@/lib/content/redirects';
import { ContentError } from '@/lib/content-error';
import { DRAFT, EXPIRED, type Moved, OUT, redirectsProject, SCHEDULED } from '@/tests/redirects-project';

const ids = new Set(['iva']);
const pages = new Map(
  ['/', '/prezzi', '/tecnologia/ai', '/novita/uno', '/novita'].map((path) => [path, { ids }]),
);
const files = new Set(['/feed.xml', '/listino uno.pdf', '/tariffe-š.pdf']);

function said(moved: Moved): string {
  const projectDir = redirectsProject(moved);
  const redirects = readRedirects(projectDir);
  const problems = redirectProblems(redirects, { pages, files, redirects: new Map(), projectDir });
  return new ContentError(problems).message;
}
const news = { uno: OUT, poi: SCHEDULED, scaduto: EXPIRED, bozza: DRAFT };
const saidOfRow = (row: string) => said({ csv: `from,to\n${row}\n`, news });

describe('addresses that have moved, among the built pages (D45)', () => {
  it.each([
    '/a,/',
    '/a,/prezzi#iva',
    '/a,/tecnologia/ai',
    '/a,/tecnologia/ai/',
    '/a,/feed.xml',
    '/a,/listino%20uno.pdf',
    '/a,/tariffe-%c5%a1.pdf',
    '/PREZZI,/prezzi',
  ])('may lead to a page, its anchor or a file: %s', (row) =>
    expect(saidOfRow(row)).not.toContain('content/'),
  );

  it.each([
    ['/a,/niente', '«to»: il rinvio a «/niente» porta a una pagina che non c’è. Correggete l’indirizzo, o'],
    ['/a,/prezzi#no', '«to»: il rinvio a «/prezzi#no» porta a un punto che in /prezzi non c’è'],
    ['/a,/novita/bozza', 'non è pubblicato: content/news/bozza.mdx è una bozza (draft: true)'],
    ['/prezzi,/', '«from»: «/prezzi» è l’indirizzo di una pagina o di un file che c’è. Togliete il rinvio'],
    ['/tecnologia/ai/,/', '«from»: «/tecnologia/ai» è l’indirizzo di una pagina'],
    ['/listino%20uno.pdf,/', '«from»: «/listino%20uno.pdf» è l’indirizzo di una pagina o di un file'],
  ])('are refused with line, column and fix: %s', (row, message) => {
    expect(saidOfRow(row)).toContain(`  content/redirects.csv, riga 2, colonna `);
    expect(saidOfRow(row)).toContain(message);
  });

  it('are left out when their text has expired, and stop no build', () => {
    expect(saidOfRow('/a,/novita/scaduto#iva')).not.toContain('content/');
    expect(saidOfRow('/prezzi,/novita/scaduto')).toContain('«/prezzi» è l’indirizzo di una pagina');
  });

  it('are refused in published and in scheduled texts', () => {
    for (const slug of ['uno', 'poi'])
      expect(said({ news: { ...news, [slug]: `${news[slug as 'uno']}\naliases: [/prezzi]` } })).toContain(
        `  content/news/${slug}.mdx, riga 10, campo «aliases»: «/prezzi» è l’indirizzo di una pagina`,
      );
    expect(said({ news: { ...news, scaduto: `${EXPIRED}\naliases: [/prezzi]` } })).not.toContain('/prezzi');
  });
});
