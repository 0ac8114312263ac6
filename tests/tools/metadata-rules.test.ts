import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ExpectedPage, metadataFaults } from '@/lib/tools/site-check/metadata-rules';

const site = { name: 'Marca', url: 'https://esempio.example' };
const page: ExpectedPage = {
  kind: 'article',
  path: '/novita/a',
  label: 'Un titolo',
  title: 'Un titolo di prova',
  description: 'Una descrizione che basta a far capire che cosa si trova nella pagina di prova.',
  parents: ['/', '/novita'],
  closingBand: true,
  index: true,
  updated: '2026-02-03',
};

const address = 'https://esempio.example/novita/a';
const graph = [
  { '@type': 'Organization', logo: 'https://esempio.example/immagini/novita/a.png' },
  { '@type': 'WebSite' },
  { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Un titolo' }] },
  {
    '@type': 'NewsArticle',
    headline: page.title,
    dateModified: page.updated,
    mainEntityOfPage: address,
  },
  { '@type': 'FAQPage', mainEntity: [{ name: 'Che cosa?', acceptedAnswer: { text: 'Questo.\nE quello.' } }] },
];
const good = `<html lang="it"><head><title>Un titolo di prova | Marca</title>
<meta name="description" content="${page.description}"/><meta name="robots" content="index, follow"/>
<link rel="canonical" href="${address}"/>
<link rel="alternate" hrefLang="it" href="${address}"/><link rel="alternate" hrefLang="x-default" href="${address}"/>
<meta property="og:title" content="Un titolo di prova | Marca"/><meta property="og:description" content="${page.description}"/>
<meta property="og:url" content="${address}"/><meta property="og:site_name" content="Marca"/>
<meta property="og:locale" content="it_IT"/><meta property="og:type" content="article"/>
<meta property="og:image" content="https://esempio.example/immagini/novita/a.png"/>
<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>
<meta property="og:image:alt" content="Un titolo di prova"/><meta name="twitter:card" content="summary_large_image"/>
<meta name="twitter:title" content="Un titolo di prova | Marca"/><meta name="twitter:description" content="${page.description}"/>
<meta name="twitter:image" content="https://esempio.example/immagini/novita/a.png"/></head>
<body><main><nav><ol><li><a href="/">Home</a><span>/</span></li><li>Un titolo</li></ol></nav>
<details name="domande-a"><summary>Che cosa?</summary><p>Questo.</p><p>E quello.</p></details></main>
<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script></body></html>`;

const pngOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
const pictures = { right: await pngOf(1200, 630), small: await pngOf(600, 315) };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function faults(html: string, pages: readonly ExpectedPage[] = [page], picture: Buffer = pictures.right) {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  write('novita/a.html', html);
  write('immagini/novita/a.png', picture);
  return metadataFaults({ folder, site, pages, errorPages: {} });
}
const textsOf = (html: string, ...rest: [pages?: readonly ExpectedPage[], picture?: Buffer]) =>
  faults(html, ...rest).findings.map(({ text }) => text);

describe('what a page says of itself', () => {
  it('is sound, and stands in the table', () => {
    const { findings, table } = faults(good);
    expect(findings).toEqual([]);
    expect(table).toEqual([
      {
        path: '/novita/a',
        title: 'Un titolo di prova | Marca',
        description: page.description,
        canonical: address,
        types: graph.map((thing) => thing['@type']),
        picture: '/immagini/novita/a.png',
      },
    ]);
  });

  it.each([
    ['<title>Un titolo', '<title>Altro titolo', 'title is «Altro titolo'],
    ['name="description" content="Una', 'name="description" content="Nessuna', 'description is «Nessuna'],
    ['content="index, follow"', 'content="noindex, follow"', 'robots is «noindex'],
    [`rel="canonical" href="${address}"`, 'rel="canonical" href="/"', 'canonical is «/»'],
    [`hrefLang="x-default" href="${address}"`, 'hrefLang="x-default" href="/"', 'hreflang x-default is «/»'],
    ['content="it_IT"', 'content="en_US"', 'og:locale is «en_US»'],
    ['content="article"', 'content="website"', 'og:type is «website»'],
    ['summary_large_image', 'summary', 'twitter:card is «summary»'],
    ['"NewsArticle"', '"Person"', 'lacks NewsArticle'],
    ['"@type":"Organization"', '"@type":"WebPage"', 'lacks Organization'],
    [
      '"logo":"https://esempio.example/immagini/novita/a.png"',
      '"logo":"https://esempio.example/no.png"',
      'names /no.png',
    ],
    ['"headline":"Un', '"headline":"Il', 'headline is «Il'],
    ['<p>E quello.</p>', '<p>E questo.</p>', 'FAQPage is'],
    ['{"name":"Home"},', '', 'BreadcrumbList is'],
  ])('is reported where «%s» is «%s»', (from, to, wanted) => {
    expect(good).toContain(from);
    expect(textsOf(good.replace(from, to)).join('\n')).toContain(wanted);
  });

  it('holds questions exactly where there are questions to see', () => {
    expect(textsOf(good.replace(/<details.*<\/details>/, ''))).toContain(
      'its structured data has FAQPage, and nothing of the page is one',
    );
  });

  it('has a picture of the right size', () => {
    expect(textsOf(good, [page], pictures.small)[0]).toContain('600 x 315');
    rmSync(join(folder, 'immagini'), { recursive: true });
    expect(metadataFaults({ folder, site, pages: [page], errorPages: {} }).findings[0]?.text).toContain(
      'is not in the bundle',
    );
  });

  it('is never listed, and names no address, where it stands for others', () => {
    const errorPage = (head: string) => {
      faults(good);
      writeFileSync(join(folder, '404.html'), `<title>Un titolo di prova | Marca</title>${head}`);
      const { findings } = metadataFaults({ folder, site, pages: [page], errorPages: { '404': page } });
      return findings.map(({ path, text }) => `${path} ${text}`);
    };
    const description = `<meta name="description" content="${page.description}"/>`;
    expect(errorPage(`${description}<meta name="robots" content="noindex"/>`)).toEqual([]);
    expect(errorPage(`${description}<link rel="canonical" href="/404"/>`)).toEqual([
      '/404.html does not say noindex',
      expect.stringContaining('/404.html names an address'),
    ]);
  });

  it('belongs to a page that the registry names, and every page of the registry is there', () => {
    expect(textsOf(good, [])[0]).toContain('is no page of the registry');
    expect(textsOf(good, [page, { ...page, path: '/novita/b' }])).toEqual([
      'is in the registry and not in the bundle',
    ]);
  });
});
