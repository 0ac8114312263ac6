import { describe, expect, it } from 'vitest';
import { news } from '@/lib/content/collections';
import { neighbours } from '@/lib/content/neighbours';
import { countWords, readingMinutes } from '@/lib/content/reading-time';
import { relatedArticles } from '@/lib/content/related';
import { haveLists, indexTerms } from '@/lib/content/terms';
import { parseText } from '@/lib/content/text-tree';
import type { Article } from '@/lib/schema/article';

const day = (back: number) => new Date(Date.UTC(2026, 10, 17) - back * 86_400_000).toISOString().slice(0, 10);
const article = (slug: string, back: number, category: string, tags: string[]) =>
  ({ slug, date: day(back), category, tags }) as Article;

const articles = [
  article('e', 0, 'Archivi', ['ocr']),
  article('d', 1, 'Prodotto', ['ricerca']),
  article('c', 2, 'Prodotto', ['ricerca', 'fonti']),
  article('b', 3, 'Archivi', ['fonti', 'ricerca']),
  article('a', 9, 'Prodotto', ['permessi']),
];
const named = (found: Article[]) => found.map(({ slug }) => slug).join(' ');
const of = (slug: string) => articles.find((one) => one.slug === slug) as Article;

describe('related articles', () => {
  it('are those with most in common, then the nearest; never the article itself', () => {
    expect(named(relatedArticles(articles, of('c'), 3, []))).toBe('b d a');
    expect(named(relatedArticles(articles, of('b'), 9, []))).toBe('c d e');
    expect(named(relatedArticles(articles, of('c'), 3, ['b', 'd']))).toBe('a');
  });

  it('are looked for near the article, however long the lists of its category and tags are', () => {
    const far = article('lontano', 0, 'Prodotto', ['ricerca']);
    const between = Array.from({ length: 7 }, (_, index) => [
      article(`p${index}`, index + 1, 'Prodotto', []),
      article(`r${index}`, index + 1, 'Archivi', ['ricerca']),
    ]);
    const one = article('uno', 9, 'Prodotto', ['ricerca']);
    const found = named(relatedArticles([far, ...between.flat(), one], one, 99, []));
    expect(found).toMatch(/^r6 r5 .*p1$/);
    expect(found).not.toContain('lontano');
  });
});

it('neighbours in time end with the list', () => {
  expect(neighbours(articles, 'e')).toEqual({ before: undefined, after: of('d') });
  expect(neighbours(articles, 'a')).toEqual({ before: of('b'), after: undefined });
  expect(neighbours(articles, 'nessuno')).toEqual({ before: undefined, after: undefined });
});

describe('terms', () => {
  it('have addresses without accents and spaces', () => {
    expect(news.termPath('tags', 'Qualità dell’OCR')).toBe('/novita/tema/qualita-dell-ocr');
    expect(news.termPath('category', 'Prodotto')).toBe('/novita/categoria/prodotto');
    const { category, tags } = indexTerms(articles);
    expect([...category.keys()]).toEqual(['archivi', 'prodotto']);
    expect([...tags.values()].map(({ slug, articles: with_ }) => [slug, named(with_)])).toEqual([
      ['fonti', 'c b'],
      ['ocr', 'e'],
      ['permessi', 'a'],
      ['ricerca', 'd c b'],
    ]);
    expect(indexTerms(articles)).toBe(indexTerms(articles));
  });

  it('have pages only from five articles on', () => {
    expect(haveLists(articles)).toBe(true);
    expect(haveLists(articles.slice(1))).toBe(false);
  });
});

describe('reading time', () => {
  const wordsIn = (source: string) => countWords(parseText(source));

  it('counts the words that are read', () => {
    expect(wordsIn('Due parole.\n\n```js\nconst non = 1;\n```\n\n## L’archivio [qui](/non/questo)')).toBe(4);
    expect(wordsIn('<Figure caption="no no">\n\n![alt](/x.png) uno `due`\n\n</Figure> {/* no */}')).toBe(2);
  });

  it('is at least a minute', () => {
    expect([0, 60, 188, 700].map(readingMinutes)).toEqual([1, 1, 1, 4]);
  });
});
