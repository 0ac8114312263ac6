import { writeFileSync } from 'node:fs';
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

it('the feed has the words of an article as its page shows them', async () => {
  const file = put(folderOfTest(), 'prova.mdx', "---\ntitle: x\n---\n\nL'ar\u00adchivio.\n");
  expect(await feedHtml(file, {}, [remarkText], site.url)).toBe('<p>L’archivio.</p>');
  writeFileSync(file, 'Un valore {(() => { throw new Error("run"); })()}.\n');
  await expect(feedHtml(file, {}, [remarkText], site.url)).rejects.toThrow('qui sono codice');
});

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
    expect(xml.match(/<dc:creator>.*<\/dc:creator>/g)).toEqual([
      '<dc:creator>Ditta</dc:creator>',
      '<dc:creator>Nome Cognome</dc:creator>',
    ]);
    expect(xml).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"');
  });

  it('keeps texts inside their CDATA sections', () => {
    expect(xml).not.toContain(']]> fino');
  });

  it('names itself, and changes only with the articles', () => {
    expect(xml).toContain('<atom:link href="https://archivio.example/feed.xml" rel="self"');
    expect(xml).toContain('<lastBuildDate>Mon, 01 Jun 2026 00:00:00 GMT</lastBuildDate>');
    expect(feedXml(site, [])).toContain('<lastBuildDate>Thu, 01 Jan 1970');
  });
});

describe('HTML for feed readers', () => {
  const portable = (html: string) => portableHtml(parseFragment(html), site.url);

  it('has no classes, boxes, drawings, controls or preloads', () => {
    const html =
      '<link rel="preload" as="image" href="carta.jpg"><div class="a"><p class="b">Un <span class="c">passo</span></p><svg><path/></svg><button>Copia</button></div>';
    expect(portable(html)).toBe('<p>Un passo</p>');
  });

  it('has absolute links', () => {
    expect(portable('<h2 id="anno"><a href="#anno" class="permalink">Anno</a></h2>')).toBe('<h2>Anno</h2>');
    expect(portable('<a href="/prezzi#anno" class="link">Prezzi</a><img src="/a.svg" alt="A">')).toBe(
      '<a href="https://archivio.example/prezzi#anno">Prezzi</a><img src="https://archivio.example/a.svg" alt="A">',
    );
  });
});
