import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { news } from '@/lib/content/collections';
import { statusOn } from '@/lib/content/publication';
import { italianDay } from '@/lib/italian-day.mjs';
import { projectOf } from '@/tests/content-project';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2026-05-11', 'scheduled'],
  ['2026-05-12', 'published'],
])('an article from 12 May on is on %s %s', (day, status) => {
  const article = { firstDay: '2026-05-12', draft: false };
  expect(statusOn(article, day)).toBe(status);
  expect(statusOn({ ...article, draft: true }, day)).toBe('draft');
});

it('italianDay follows the time of Italy, in winter and in summer', () => {
  expect(italianDay(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31');
  expect(italianDay(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01');
  expect(italianDay(new Date('2026-07-31T22:00:00Z'))).toBe('2026-08-01');
});

describe('the articles of a build', () => {
  let project: string;
  beforeEach(() => {
    project = projectOf({
      'a-vecchio.mdx': { date: '2026-01-10' },
      'b-nuovo.mdx': {},
      'c-bozza.mdx': { date: '2026-05-20', draft: 'true' },
      'd-stesso-giorno.mdx': {},
    });
  });
  const slugs = () => news.texts(project).map(({ slug }) => slug);

  it('are those published on the day of the build, the latest first, then by address', () => {
    vi.stubEnv('CONTENT_DAY', '2026-05-11');
    expect(slugs()).toEqual(['a-vecchio']);
    vi.stubEnv('CONTENT_DAY', '2026-05-12');
    expect(slugs()).toEqual(['b-nuovo', 'd-stesso-giorno', 'a-vecchio']);
  });

  it('include drafts in development', () => {
    vi.stubEnv('CONTENT_DAY', '2026-11-21');
    vi.stubEnv('NODE_ENV', 'development');
    expect(slugs()[0]).toBe('c-bozza');
    vi.stubEnv('NODE_ENV', 'production');
    expect(slugs()).not.toContain('c-bozza');
  });

  it('include drafts and scheduled articles in a preview', () => {
    vi.stubEnv('CONTENT_DAY', '2000-01-01');
    // Settings are trimmed.
    vi.stubEnv('SHOW_DRAFTS', ' 1');
    const statuses = news.texts(project).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['draft', 'scheduled']));
  });
});
