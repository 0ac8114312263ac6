import { describe, expect, it } from 'vitest';
import { metaOfListing } from '@/app/_site/article-lists';
import { pages } from '@/content/pages';
import { type PaginatedList, paginate, paginatedPath, paginationLinks } from '@/lib/content/pagination';
import type { Article } from '@/lib/schema/article';

const articleOf = (number: number) =>
  ({ slug: `a${number}`, date: `2026-01-${String(30 - number).padStart(2, '0')}` }) as Article;
const thirty = Array.from({ length: 29 }, (_, index) => articleOf(index + 1));

describe('a list in pages', () => {
  it('has each entry once, in order, twelve a page', () => {
    const parts = paginate(thirty, '/novita', 12);
    expect(parts.map(({ items }) => items.length)).toEqual([12, 12, 5]);
    expect(parts.flatMap(({ items }) => items)).toEqual(thirty);
    expect(parts.map(({ number, total }) => [number, total])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it('has the address of the list for its first page', () => {
    expect(paginate(thirty, '/novita', 12).map(({ path }) => path)).toEqual([
      '/novita',
      '/novita/pagina/2',
      '/novita/pagina/3',
    ]);
    expect(paginate([], '/novita', 12)).toEqual([{ number: 1, total: 1, path: '/novita', items: [] }]);
    expect(paginate(thirty.slice(0, 12), '/novita', 12)).toHaveLength(1);
    expect(paginatedPath('/novita', 1)).toBe('/novita');
  });

  it('links the ends and the neighbours', () => {
    expect(paginationLinks(1, 3)).toEqual([1, 2, 3]);
    expect(paginationLinks(1, 400)).toEqual([1, 2, 'gap', 400]);
    expect(paginationLinks(200, 400)).toEqual([1, 'gap', 199, 200, 201, 'gap', 400]);
    expect(paginationLinks(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(paginationLinks(400, 400)).toEqual([1, 'gap', 399, 400]);
  });

  it('has pages with different titles, descriptions and canonical addresses', () => {
    const list = pages['/novita'];
    const metaOf = (page: PaginatedList<Article>) => metaOfListing({ meta: list, term: undefined }, page);
    const [first, ...others] = paginate(thirty, list.path, 12);
    if (!first) throw new Error('no first page');
    expect(metaOf(first)).toBe(list);
    const metas = [list, ...others.map(metaOf)];
    for (const { title, description } of metas) {
      expect(title.length).toBeLessThanOrEqual(52);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    for (const field of ['path', 'title', 'description', 'label'] as const)
      expect(new Set(metas.map((meta) => meta[field])).size).toBe(3);
    expect(metas[1]).toMatchObject({ updated: '2026-01-17' });
  });
});
