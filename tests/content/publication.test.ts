import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { news } from '@/lib/content/collections';
import { statusOn } from '@/lib/content/publication';
import { italianDay } from '@/lib/italian-day.mjs';
import { daysPassed } from '@/lib/tools/fingerprint.mjs';
import { folderOfTest, put } from '@/tests/temporary';

const ordered = join(import.meta.dirname, 'fixtures/order');
const at = (moment: string) => {
  vi.stubEnv('CONTENT_DAY', italianDay(new Date(moment)));
  return news.texts(ordered).map(({ slug }) => slug);
};

afterEach(() => vi.unstubAllEnvs());

describe('an article', () => {
  const plain = { firstDay: '2026-05-12', lastDay: undefined, draft: false };

  it.each([
    [plain, '2026-05-11', 'scheduled'],
    [plain, '2026-05-12', 'published'],
    [{ ...plain, lastDay: '2026-05-31' }, '2026-05-31', 'published'],
    [{ ...plain, lastDay: '2026-05-31' }, '2026-06-01', 'expired'],
    [{ ...plain, draft: true }, '2026-05-12', 'draft'],
  ] as const)('%o is on %s %s', (article, day, status) => {
    expect(statusOn(article, day)).toBe(status);
  });

  it('follows the days of Italy, in winter and in summer', () => {
    expect(italianDay(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31');
    expect(italianDay(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01');
    expect(italianDay(new Date('2026-07-31T22:00:00Z'))).toBe('2026-08-01');
  });
});

describe('the articles of a day', () => {
  it('appear at midnight in Italy, sorted by day, then by address', () => {
    expect(at('2026-05-11T21:59:59Z')).toEqual(['a-vecchio']);
    expect(at('2026-05-11T22:00:00Z')).toEqual(['b-nuovo', 'd-stesso-giorno', 'a-vecchio']);
    expect(at('2025-12-30T12:00:00Z')).toEqual([]);
  });

  it('leave out drafts, except in development and in a preview', () => {
    vi.stubEnv('CONTENT_DAY', '2026-11-21');
    expect(news.texts(ordered).some(({ draft }) => draft)).toBe(false);
    vi.stubEnv('NODE_ENV', 'development');
    expect(news.texts(ordered)[0]?.slug).toBe('c-bozza');
    vi.stubEnv('NODE_ENV', 'production');
    expect(news.texts(ordered).some(({ draft }) => draft)).toBe(false);
    // As every other reader of the setting takes it.
    vi.stubEnv('SHOW_DRAFTS', ' 1');
    expect(news.texts(ordered)[0]).toMatchObject({ slug: 'c-bozza', status: 'draft' });
    vi.stubEnv('CONTENT_DAY', '2000-01-01');
    const early = news.texts(ordered).map(({ status }) => status);
    expect(new Set(early)).toEqual(new Set(['draft', 'scheduled']));
  });
});

it('a build is out of date when a day has come on which an article appears or goes', () => {
  const folder = folderOfTest();
  const head = 'date: 2026-05-12\npublishOn: 2026-06-01 # poi\nexpiresOn: 2026-06-30';
  put(folder, 'a.mdx', `---\n${head}\n---\ndate: 2020-01-01\n`);
  const on = (day: string) => daysPassed(folder, new Date(`${day}T12:00:00Z`)).length;
  expect(['2026-05-11', '2026-05-12', '2026-06-01', '2026-06-30', '2026-07-01'].map(on)).toEqual([
    0, 1, 2, 2, 3,
  ]);
});
