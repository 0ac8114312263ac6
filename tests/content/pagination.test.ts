import { describe, expect, it } from 'vitest';
import { listingMeta } from '@/app/_shared/article-lists';
import { pages } from '@/content/pages';
import { paginate, paginationLinks } from '@/lib/content/pagination';
import type { Article } from '@/lib/schema/article';

const articles = Array.from({ length: 29 }, (_, index) => {
  return { slug: `a${index}`, date: `2026-01-${String(29 - index).padStart(2, '0')}` } as Article;
});

describe('paginate', () => {
  const lists = paginate(articles, '/novita', 12);

  it('lists every entry once, in order, twelve per page', () => {
    expect(lists.map(({ items }) => items.length)).toEqual([12, 12, 5]);
    expect(lists.flatMap(({ items }) => items)).toEqual(articles);
  });

  it('numbers the pages; the first has the address of the list', () => {
    expect(lists.map(({ path }) => path)).toEqual(['/novita', '/novita/pagina/2', '/novita/pagina/3']);
    expect(lists.at(-1)).toMatchObject({ number: 3, total: 3 });
  });

  it('has one page for an empty list, and for a full one', () => {
    expect(paginate([], '/novita', 12)).toEqual([{ number: 1, total: 1, path: '/novita', items: [] }]);
    expect(paginate(articles.slice(0, 12), '/novita', 12)).toHaveLength(1);
  });
});

it.each([
  [1, 3, [1, 2, 3]],
  [1, 400, [1, 2, 'gap', 400]],
  [200, 400, [1, 'gap', 199, 200, 201, 'gap', 400]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('page %i of %i links the first, the last and its neighbours', (number, total, links) => {
  expect(paginationLinks(number, total)).toEqual(links);
});

it('the pages of a list differ in title, description and address, and have the day of their latest article', () => {
  const meta = pages['/novita'];
  const metas = paginate(articles, meta.path, 12).map((list) => listingMeta({ meta, term: undefined }, list));
  expect(metas[0]).toBe(meta);
  expect(metas[1]).toMatchObject({ updated: '2026-01-17' });
  for (const { title, description } of metas) {
    expect(title.length).toBeLessThanOrEqual(52);
    expect(description.length).toBeLessThanOrEqual(160);
  }
  for (const field of ['path', 'title', 'description', 'label'] as const)
    expect(new Set(metas.map((page) => page[field])).size).toBe(3);
});
