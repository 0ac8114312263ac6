import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claims } from '@/content/claims';
import { site } from '@/content/site';
import { collections, news } from '@/lib/content/collections';
import { headingOf, slugify } from '@/lib/content/slug';
import { outline, parseText } from '@/lib/content/text-tree';
import { valueAt } from '@/lib/content/value-at';
import { filesBelow, textOf } from '@/tests/sources';

const ordered = join(import.meta.dirname, 'fixtures/order');

afterEach(() => vi.unstubAllEnvs());

describe('articles', () => {
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

describe('the texts of the site', () => {
  const files = filesBelow(
    collections.map(({ folder }) => folder),
    /\.mdx$/,
  );

  it.each(files)('%s repeats no datum of the company', (file) => {
    const prose = textOf(file).replaceAll(/<(?:Site|Claim)[^>]*>/g, '');
    for (const datum of [
      site.name,
      site.company,
      site.phone.label,
      site.legal.vat,
      ...Object.values(site.mail),
    ]) {
      expect(prose).not.toContain(datum);
    }
  });
});

describe('values inside texts', () => {
  it('are printed by name; lists are joined', () => {
    expect(valueAt(site, 'addresses.head.city', 'Site')).toBe(site.addresses.head.city);
    expect(valueAt(claims, 'formats', 'Claim')).toBe(claims.formats.join(', '));
  });

  it.each(['mail', 'mail.stampa', 'toString', 'mail.info.length', ''])(
    'with the name %j are refused, with the valid names',
    (field) => {
      expect(() => valueAt(site, field, 'Site')).toThrow(
        /<Site field=.*il campo non esiste\. Quelli validi sono: .*mail\.privacy/,
      );
    },
  );
});

describe('headings', () => {
  const outlineOf = (source: string) => outline(parseText(source));

  it('have anchors of plain words', () => {
    expect(slugify('Perché «min_score» conta, e l’AI no')).toBe('perche-min-score-conta-e-l-ai-no');
  });

  it('are not read in code, and have no marks', () => {
    const body = '## Uno **due**\n```md\n## no\n```\n### `Tre` [quattro](/x)\n~~~\n## no\n~~~\n## Cinque ##';
    expect(outlineOf(body)).toEqual([
      { id: 'uno-due', text: 'Uno due', depth: 2 },
      { id: 'tre-quattro', text: 'Tre quattro', depth: 3 },
      { id: 'cinque', text: 'Cinque', depth: 2 },
    ]);
  });

  it('keep an explicit anchor', () => {
    expect(outlineOf('## Cinque mosse [#cinque-passi]')).toEqual([
      { id: 'cinque-passi', text: 'Cinque mosse', depth: 2 },
    ]);
    expect(headingOf('Solo [#]').id).toBe('solo');
  });
});
