import { describe, expect, it } from 'vitest';
import { news } from '@/lib/content/collections';
import { countWords, readingMinutes } from '@/lib/content/reading-time';
import { neighbours, relatedArticles } from '@/lib/content/related';
import { haveTermPages, indexTerms } from '@/lib/content/terms';
import { parseText } from '@/lib/content/text-tree';
import type { Article } from '@/lib/schema/article';

const article = (slug: string, date: string, category: string, tags: string[]) =>
  ({ slug, date, category, tags }) as Article;
const slugsOf = (found: readonly Article[]) => found.map(({ slug }) => slug).join(' ');

const e = article('e', '2026-11-17', 'Archivi', ['ocr']);
const d = article('d', '2026-11-16', 'Prodotto', ['ricerca']);
const c = article('c', '2026-11-15', 'Prodotto', ['ricerca', 'fonti']);
const b = article('b', '2026-11-14', 'Archivi', ['fonti', 'ricerca']);
const a = article('a', '2026-11-08', 'Prodotto', ['permessi']);
const articles = [e, d, c, b, a];

describe('relatedArticles', () => {
  it('returns those with most in common first, then the nearest, and never the article itself', () => {
    expect(slugsOf(relatedArticles(articles, c, 3, []))).toBe('b d a');
    expect(slugsOf(relatedArticles(articles, b, 9, []))).toBe('c d e');
  });

  it('leaves out articles that the page already links', () => {
    expect(slugsOf(relatedArticles(articles, c, 3, ['b', 'd']))).toBe('a');
  });
});

it('neighbours returns the articles before and after, or undefined', () => {
  expect(neighbours(articles, 'e')).toEqual({ before: undefined, after: d });
  expect(neighbours(articles, 'a')).toEqual({ before: b, after: undefined });
  expect(neighbours(articles, 'nessuno')).toEqual({ before: undefined, after: undefined });
});

describe('categories and tags', () => {
  it('have addresses without accents and spaces', () => {
    expect(news.termPath('tags', 'Qualità dell’OCR')).toBe('/novita/tema/qualita-dell-ocr');
    expect(news.termPath('category', 'Prodotto')).toBe('/novita/categoria/prodotto');
  });

  it('are sorted by address, each with its articles', () => {
    const { category, tags } = indexTerms(articles);
    expect([...category.keys()]).toEqual(['archivi', 'prodotto']);
    expect([...tags.keys()]).toEqual(['fonti', 'ocr', 'permessi', 'ricerca']);
    expect(slugsOf(tags.get('ricerca')?.articles ?? [])).toBe('d c b');
  });

  it('have pages only from five articles on', () => {
    expect(haveTermPages(articles)).toBe(true);
    expect(haveTermPages(articles.slice(1))).toBe(false);
  });
});

describe('reading time', () => {
  it.each([
    ['Due parole.\n\n```js\nconst non = 1;\n```\n\n## L’archivio [qui](/non/questo)', 4],
    ['<Figure caption="no no">\n\n![alt](/x.png) uno `due`\n\n</Figure> {/* no */}', 2],
  ])('counts words, without blocks of code and attributes: %j', (source, count) => {
    expect(countWords(parseText(source))).toBe(count);
  });

  it('is at least a minute', () => {
    expect([0, 188, 700].map(readingMinutes)).toEqual([1, 1, 4]);
  });
});
