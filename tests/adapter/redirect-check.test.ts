import { describe, expect, it } from 'vitest';
import { redirectProblems } from '@/lib/adapter/link-check';
import { readRedirects } from '@/lib/content/redirects';
import { ContentError } from '@/lib/content-error';
import {
  DRAFT,
  EXPIRED,
  PUBLISHED,
  type RedirectSources,
  redirectsProject,
  SCHEDULED,
} from '@/tests/content-project';

const ids = new Set(['iva']);
const addresses = ['/', '/prezzi', '/tecnologia/ai', '/novita/uno', '/novita'];
const pages = new Map(addresses.map((path) => [path, { ids }]));
const files = new Set(['/listino uno.pdf', '/tariffe-š.pdf']);
const news = { uno: PUBLISHED, poi: SCHEDULED, scaduto: EXPIRED, bozza: DRAFT };

/** The message about redirects to and from these pages and files. */
function messageAbout(sources: RedirectSources): string {
  const projectDir = redirectsProject(sources);
  const redirects = readRedirects(projectDir);
  const problems = redirectProblems(redirects, { pages, files, redirects: new Map(), projectDir });
  return new ContentError(problems).message;
}
const messageAboutRow = (row: string) => messageAbout({ csv: `from,to\n${row}\n`, news });

describe('a redirect of the built site (D45)', () => {
  it.each([
    '/a,/',
    '/a,/prezzi#iva',
    '/a,/tecnologia/ai/',
    '/a,/listino%20uno.pdf',
    '/a,/tariffe-%c5%a1.pdf',
  ])('may intro to a page, its anchor or a file: %s', (row) => {
    expect(messageAboutRow(row)).not.toContain('content/');
  });

  it.each([
    ['/a,/niente', '«to»: il rinvio a «/niente» porta a una pagina che non c’è. Correggete l’indirizzo, o'],
    ['/a,/prezzi#no', '«to»: il rinvio a «/prezzi#no» porta a un punto che in /prezzi non c’è'],
    ['/a,/novita/bozza', 'non è pubblicato: content/news/bozza.mdx è una bozza (draft: true)'],
  ])('may intro to nothing else: %s', (row, message) => {
    expect(messageAboutRow(row)).toContain('  content/redirects.csv, riga 2, colonna ');
    expect(messageAboutRow(row)).toContain(message);
  });

  it.each(['/prezzi', '/tecnologia/ai', '/listino%20uno.pdf'])(
    'may not begin at a page or file: %s',
    (from) => {
      const message = `«from»: «${from}» è l’indirizzo di una pagina o di un file che c’è. Togliete il rinvio`;
      expect(messageAboutRow(`${from},/`)).toContain(message);
      expect(messageAboutRow(`${from},/novita/scaduto`)).toContain(message);
    },
  );

  it('may differ from a page only by capital letters', () => {
    expect(messageAboutRow('/PREZZI,/prezzi')).not.toContain('content/');
  });

  it('is ignored when its article has expired', () => {
    expect(messageAboutRow('/a,/novita/scaduto#iva')).not.toContain('content/');
  });

  it.each(['uno', 'poi'] as const)('is checked in published and scheduled articles: %s', (slug) => {
    const changed = { ...news, [slug]: { ...news[slug], aliases: '[/prezzi]' } };
    expect(messageAbout({ news: changed })).toContain(
      `  content/news/${slug}.mdx, riga 10, campo «aliases»: «/prezzi» è l’indirizzo di una pagina`,
    );
  });

  it('is not checked in an expired article', () => {
    const scaduto = { ...EXPIRED, aliases: '[/prezzi]' };
    expect(messageAbout({ news: { ...news, scaduto } })).not.toContain('/prezzi');
  });
});
