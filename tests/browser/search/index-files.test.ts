import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteSearch } from '@/content/search';
import type { SearchIndex } from '@/lib/schema/search-index';
import { smallIndex } from './small-index';

let files: Record<string, SearchIndex>;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', async (address: string) => {
    const file = address === '/ricerca.json' ? siteSearch : files[address.replace('/assets/search/', '')];
    return { ok: file !== undefined, status: file ? 200 : 404, json: async () => file };
  });
});
afterEach(() => vi.unstubAllGlobals());

it('loads the pages, then older articles one file after the other, without a missing one', async () => {
  files = {
    'answers.json': smallIndex('/', 3),
    'archive-1.json': smallIndex('/a'),
    'archive-3.json': smallIndex('/c'),
  };
  const { loadIndexes, onArchive } = await import('@/lib/browser/search/index-files');
  const more = vi.fn();
  onArchive(more);
  const indexes = await loadIndexes();
  await expect.poll(() => indexes).toHaveLength(3);
  expect(indexes.map(({ source }) => source.pages[0]?.[0])).toEqual(['/', '/a', '/c']);
  expect(more).toHaveBeenCalledTimes(2);
});

it('fails without the pages, and tries again', async () => {
  files = {};
  const { loadIndexes } = await import('@/lib/browser/search/index-files');
  await expect(loadIndexes()).rejects.toThrow('/assets/search/answers.json: 404');
  files = { 'answers.json': smallIndex('/') };
  await expect(loadIndexes()).resolves.toHaveLength(1);
});
