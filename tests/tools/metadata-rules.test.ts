import { describe, expect, it } from 'vitest';
import { parsePage } from '@/lib/html/tree';
import { metadataErrors } from '@/lib/tools/site-check/metadata-rules';
import { folderOfFile, put } from '@/tests/temporary';

const base = 'https://esempio.example';
const graph = [
  { '@type': 'Organization', logo: `${base}/logo.png` },
  { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Un titolo' }] },
  { '@type': 'NewsArticle' },
  { '@type': 'FAQPage', mainEntity: [{ name: 'Che cosa?' }] },
];
/** An article with a breadcrumb and a question, without mistakes. */
const good = `
  <title>Un titolo | Marca</title>
  <meta name="description" content="Una descrizione che basta a far capire che cosa si trova nella pagina di prova."/>
  <meta name="robots" content="index, follow"/>
  <meta property="og:type" content="article"/>
  <link rel="canonical" href="${base}/a"/>
  <main>
    <nav><ol><li><a href="/">Home</a><span>/</span></li><li>Un titolo</li></ol></nav>
    <details name="domande-a"><summary>Che cosa?</summary></details>
  </main>
  <script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;

const folder = folderOfFile();
put(folder, 'logo.png', '');

/** Checks pages, by their paths. @param listed the paths in the sitemap */
function errorsOf(pages: Record<string, string>, listed = ['/a']): string[] {
  put(folder, 'sitemap.xml', listed.map((path) => `<loc>${base}${path}</loc>`).join('\n'));
  const parsed = Object.entries(pages).map(([path, html]) => ({ path, document: parsePage(html) }));
  return metadataErrors(parsed, folder).map(({ path, text }) => `${path} ${text}`);
}

describe('the metadata of the pages', () => {
  it('has no errors on a good page', () => {
    expect(errorsOf({ '/a': good })).toEqual([]);
  });

  it.each([
    ['</title>', '</title><title>Altro</title>', 'has 2 titles'],
    ['rel="canonical"', 'rel="next"', 'has 0 canonicals'],
    ['Un titolo | Marca', 'Un titolo '.repeat(10), 'ha un titolo di 99 caratteri'],
    [' che basta a far capire che cosa si trova', '', 'ha una descrizione di 38 caratteri'],
    ['{"@graph"', '{@graph', 'no JSON'],
    ['"Organization"', '"Person"', 'no structured data of the company'],
    ['"NewsArticle"', '"Person"', 'is an article'],
    ['{"name":"Home"},', '', 'BreadcrumbList says «Un titolo», and the page «Home › Un titolo»'],
    ['<summary>Che', '<summary>Quale', 'FAQPage says «Che cosa?»'],
    ['/logo.png', '/no.png', 'names /no.png'],
    ['"index, follow"', '"noindex, follow"', `names ${base}/a, which no indexed page has`],
  ])('has an error where «%s» becomes «%s»', (from, to, error) => {
    expect(good).toContain(from);
    expect(errorsOf({ '/a': good.replace(from, to) }).join('\n')).toContain(error);
  });

  it('may not repeat title and description of another page', () => {
    expect(errorsOf({ '/a': good, '/b': good.replace(`${base}/a`, `${base}/b`) }, ['/a', '/b'])).toEqual([
      expect.stringContaining('/b ha lo stesso titolo di /a'),
      expect.stringContaining('/b ha la stessa descrizione di /a'),
    ]);
  });

  it('may be the same at a second address of a page (D5)', () => {
    expect(errorsOf({ '/a': good, '/b': good })).toEqual([]);
  });

  it('has an error where the sitemap lacks the page', () => {
    expect(errorsOf({ '/a': good }, [])).toEqual([expect.stringContaining(`lacks ${base}/a`)]);
  });
});
