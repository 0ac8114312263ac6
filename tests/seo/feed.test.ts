import { describe, expect, it } from 'vitest';
import { type FeedArticle, feedXml } from '@/lib/seo/feed';

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
  summary: 'Di che cosa parla ]]> fino in fondo',
  date: '2026-05-12',
  category: 'Prodotto',
  tags: ['ricerca'],
};

describe('the feed', () => {
  const xml = feedXml(site, [
    { ...article, updated: '2026-06-01' },
    { ...article, path: '/novita/altro', date: '2026-05-01' },
  ]);

  it('has the title and description of each article, with its day, category and tags', () => {
    expect(xml.match(/<item>/g)).toHaveLength(2);
    expect(xml).toContain('<link>https://archivio.example/novita/primo</link>');
    expect(xml).toContain('<pubDate>Tue, 12 May 2026 00:00:00 GMT</pubDate>');
    expect(xml).toContain('<![CDATA[Clausole & «patti»]]>');
    expect(xml.match(/<category>(?:Prodotto|ricerca)<\/category>/g)).toHaveLength(4);
    expect(xml).toContain('<description><![CDATA[Di che cosa parla');
  });

  it('keeps texts inside their CDATA sections', () => {
    expect(xml).not.toContain(']]> fino');
  });

  it('has the day of its newest article as the day of its last change', () => {
    expect(xml).toContain('<lastBuildDate>Mon, 01 Jun 2026 00:00:00 GMT</lastBuildDate>');
    expect(feedXml(site, [])).toContain('<lastBuildDate>Thu, 01 Jan 1970');
  });
});
