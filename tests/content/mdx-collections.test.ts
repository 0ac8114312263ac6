import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { claims } from '@/content/claims';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { guides, legal, publishedArticles } from '@/lib/content';
import { findBySlug, itemsAfter } from '@/lib/content/by-slug';
import { formatLongDate } from '@/lib/content/date';
import { outline } from '@/lib/content/headings';
import { headingOf, slugify } from '@/lib/content/slug';
import { valueAt } from '@/lib/content/value-at';

const here = import.meta.dirname ?? __dirname;
const root = join(here, '../..');
const today = new Date('2026-11-21T12:00:00Z');
const ordered = { folder: join(here, 'fixtures/order'), pictures: join(here, 'fixtures/immagini') };

afterEach(() => vi.unstubAllEnvs());

describe('articles', () => {
  it('come the latest first, and those of a day by address', () => {
    expect(publishedArticles(today, ordered).map(({ slug }) => slug)).toEqual([
      'b-nuovo',
      'd-stesso-giorno',
      'a-vecchio',
    ]);
  });

  it('hide drafts, except while developing', () => {
    expect(publishedArticles(today, ordered).some(({ draft }) => draft)).toBe(false);
    vi.stubEnv('NODE_ENV', 'development');
    expect(publishedArticles(today, ordered)[0]?.slug).toBe('c-bozza');
    vi.stubEnv('NODE_ENV', 'production');
    expect(publishedArticles(today, ordered).some(({ draft }) => draft)).toBe(false);
  });

  it('give days as they were written, though YAML reads Date objects', () => {
    expect(publishedArticles(today, ordered).map(({ date, updated }) => [date, updated])).toEqual([
      ['2026-05-12', undefined],
      ['2026-05-12', '2026-05-20'],
      ['2025-12-31', undefined],
    ]);
    expect(formatLongDate('2026-05-01')).toBe('1 maggio 2026');
  });

  it('are followed by others, never by themselves', () => {
    const all = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }];
    expect(itemsAfter(all, 'b', 2)).toEqual([{ slug: 'c' }, { slug: 'a' }]);
    expect(itemsAfter(all.slice(0, 1), 'a', 3)).toEqual([]);
    expect(() => findBySlug(all, 'z', 'content/news')).toThrow('Nessun testo «z» in content/news.');
  });
});

describe('the texts of the site', () => {
  it('has an article at launch', () => {
    expect(publishedArticles().length).toBeGreaterThan(0);
  });

  it('has every guide that the documentation cards lead to', () => {
    expect(guides().map(({ slug }) => slug)).toEqual([
      'guida-introduttiva',
      'gestione-documenti',
      'ricerca-avanzata',
      'sicurezza-privacy',
      'gestione-utenti',
      'integrazioni',
      'tutorial-analisi',
      'tutorial-workflow',
      'tutorial-report',
      'api-reference',
      'api-auth',
      'api-esempi',
    ]);
  });

  it.each(['privacy', 'cookie', 'accessibilita'] as const)('dates the %s notice as its page does', (slug) => {
    expect(legal(slug).updated).toBe(pages[`/${slug}`].updated);
    expect(() => legal('nessuna')).toThrow('Ci sono: accessibilita, cookie, privacy.');
  });

  it('dates the cookie policy as the specification says', () => {
    expect(formatLongDate(legal('cookie').updated)).toBe('8 settembre 2025');
  });

  const files = ['news', 'docs', 'legal'].flatMap((folder) =>
    readdirSync(join(root, 'content', folder))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `content/${folder}/${name}`),
  );

  it.each(files)('%s repeats no datum of the company', (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const prose = source.replaceAll(/<(?:Site|Claim)[^>]*>/g, '');
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
  it('are printed by name, lists joined', () => {
    expect(valueAt(site, 'addresses.head.city', 'Site')).toBe(site.addresses.head.city);
    expect(valueAt(claims, 'formats', 'Claim')).toBe(claims.formats.join(', '));
  });

  it.each(['mail', 'mail.stampa', 'toString', 'mail.info.length', ''])(
    'refuse the name %j and list the valid ones',
    (field) => {
      expect(() => valueAt(site, field, 'Site')).toThrow(
        /<Site field=.*il campo non esiste\. Quelli validi sono: .*mail\.privacy/,
      );
    },
  );
});

describe('headings', () => {
  it('have anchors of plain words', () => {
    expect(slugify('Perché «min_score» conta, e l’AI no')).toBe('perche-min-score-conta-e-l-ai-no');
  });

  it('are read outside of code, without their marks', () => {
    const body = '## Uno **due**\n```md\n## no\n```\n### `Tre` [quattro](/x)\n~~~\n## no\n~~~\n## Cinque ##';
    expect(outline(body)).toEqual([
      { id: 'uno-due', text: 'Uno due', depth: 2 },
      { id: 'tre-quattro', text: 'Tre quattro', depth: 3 },
      { id: 'cinque', text: 'Cinque', depth: 2 },
    ]);
  });

  it('keep an anchor that they name', () => {
    expect(outline('## Cinque mosse [#cinque-passi]')).toEqual([
      { id: 'cinque-passi', text: 'Cinque mosse', depth: 2 },
    ]);
    expect(headingOf('Solo [#]').id).toBe('solo');
  });
});
