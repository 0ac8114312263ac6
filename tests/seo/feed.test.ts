import { describe, expect, it } from 'vitest';
import { remarkText } from '@/app/_site/remark-text';
import { feedHtml, portableHtml } from '@/lib/content/feed-html';
import { parseFragment } from '@/lib/html/tree';
import { type FeedArticle, feedXml } from '@/lib/seo/feed';
import { folderOfTest, put } from '@/tests/temporary';

const site = {
  company: 'Ditta',
  url: 'https://archivio.example',
  path: '/novita',
  title: 'Novità',
  description: 'Articoli',
};
const article: FeedArticle = {
  path: '/novita/primo',
  title: 'Clausole & «patti»',
  summary: 'Di che cosa parla',
  date: '2026-05-12',
  category: 'Prodotto',
  tags: ['ricerca'],
  html: '<p>Tutto il testo ]]> fino in fondo</p>',
};

describe('the feed', () => {
  const xml = feedXml(site, [
    { ...article, updated: '2026-06-01' },
    { ...article, path: '/novita/altro', date: '2026-05-01', author: 'Nome Cognome' },
  ]);

  it('has the full text of each article, with its day, category and tags', () => {
    expect(xml.match(/<item>/g)).toHaveLength(2);
    expect(xml).toContain('<link>https://archivio.example/novita/primo</link>');
    expect(xml).toContain('<pubDate>Tue, 12 May 2026 00:00:00 GMT</pubDate>');
    expect(xml).toContain('<![CDATA[Clausole & «patti»]]>');
    expect(xml.match(/<category>(?:Prodotto|ricerca)<\/category>/g)).toHaveLength(4);
    expect(xml).toContain('fino in fondo</p>');
  });

  it('names the author of an article, or the company', () => {
    expect(xml).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"');
    const [first, second] = xml.match(/<dc:creator>.*<\/dc:creator>/g) ?? [];
    expect(first).toBe('<dc:creator>Ditta</dc:creator>');
    expect(second).toBe('<dc:creator>Nome Cognome</dc:creator>');
  });

  it('keeps texts inside their CDATA sections', () => {
    expect(xml).not.toContain(']]> fino');
  });

  it('links to itself', () => {
    expect(xml).toContain('<atom:link href="https://archivio.example/feed.xml" rel="self"');
  });

  it('has the day of its newest article as the day of its last change', () => {
    expect(xml).toContain('<lastBuildDate>Mon, 01 Jun 2026 00:00:00 GMT</lastBuildDate>');
    expect(feedXml(site, [])).toContain('<lastBuildDate>Thu, 01 Jan 1970');
  });
});

describe('feedHtml', () => {
  const htmlOf = (source: string) =>
    feedHtml(put(folderOfTest(), 'prova.mdx', source), {}, [remarkText], site.url);

  it('has the words of an article as its page shows them', async () => {
    expect(await htmlOf("---\ntitle: x\n---\n\nL'ar\u00adchivio.\n")).toBe('<p>L’archivio.</p>');
  });

  it('rejects code, as the page does', async () => {
    await expect(htmlOf('Un valore {1 + 1}.\n')).rejects.toThrow('qui sono codice');
  });
});

describe('portableHtml', () => {
  it('drops classes, wrapper elements, inline SVG, buttons and preloads', () => {
    const text = '<div class="a"><p class="b">Un <span class="c">passo</span></p></div>';
    const others = '<link rel="preload" as="image" href="a.jpg"><svg><path/></svg><button>Copia</button>';
    expect(portableHtml(parseFragment(text + others), site.url)).toBe('<p>Un passo</p>');
  });

  it('drops the permalinks of headings', () => {
    const heading = '<h2 id="anno"><a href="#anno" class="permalink">Anno</a></h2>';
    expect(portableHtml(parseFragment(heading), site.url)).toBe('<h2>Anno</h2>');
  });

  it.each([
    ['<a href="/prezzi#anno">Prezzi</a>', '<a href="https://archivio.example/prezzi#anno">Prezzi</a>'],
    ['<img src="/a.svg" alt="A">', '<img src="https://archivio.example/a.svg" alt="A">'],
  ])('makes addresses absolute: %s', (html, portable) => {
    expect(portableHtml(parseFragment(html), site.url)).toBe(portable);
  });
});
