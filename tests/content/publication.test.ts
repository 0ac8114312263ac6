import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishedArticles } from '@/lib/content';
import { italianDay } from '@/lib/content/italian-day.mjs';
import { statusOn } from '@/lib/content/publication';
import { daysPassed } from '@/lib/tools/fingerprint.mjs';

const here = import.meta.dirname ?? __dirname;
const ordered = { folder: join(here, 'fixtures/order'), pictures: join(here, 'fixtures/immagini') };
const at = (moment: string, options = ordered) =>
  publishedArticles(new Date(moment), options).map(({ slug }) => slug);

afterEach(() => vi.unstubAllEnvs());

describe('an article', () => {
  const plain = { date: '2026-05-12', draft: false };

  it.each([
    [plain, '2026-05-11', 'scheduled'],
    [plain, '2026-05-12', 'published'],
    [{ ...plain, publishOn: '2026-06-01' }, '2026-05-31', 'scheduled'],
    [{ ...plain, publishOn: '2026-06-01' }, '2026-06-01', 'published'],
    [{ ...plain, publishOn: '2026-05-01' }, '2026-05-01', 'published'],
    [{ ...plain, expiresOn: '2026-05-31' }, '2026-05-31', 'published'],
    [{ ...plain, expiresOn: '2026-05-31' }, '2026-06-01', 'expired'],
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
  it('grow when a day begins in Italy', () => {
    expect(at('2026-05-11T21:59:59Z')).toEqual(['a-vecchio']);
    expect(at('2026-05-11T22:00:00Z')).toEqual(['b-nuovo', 'd-stesso-giorno', 'a-vecchio']);
    expect(at('2025-12-30T12:00:00Z')).toEqual([]);
  });

  it('show the others with their status while developing alone', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const shown = publishedArticles(new Date('2026-01-01T12:00:00Z'), ordered);
    expect(shown.map(({ slug, status }) => `${slug} ${status}`)).toEqual([
      'c-bozza draft',
      'b-nuovo scheduled',
      'd-stesso-giorno scheduled',
      'a-vecchio published',
    ]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(at('2026-01-01T12:00:00Z')).toEqual(['a-vecchio']);
  });

  it('are those of the day that a build began', () => {
    vi.stubEnv('CONTENT_DAY', '2026-01-01');
    expect(publishedArticles(undefined, ordered).map(({ slug }) => slug)).toEqual(['a-vecchio']);
  });
});

describe('a build', () => {
  it('is old when a day has come on which an article appears or goes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'giorni-'));
    const head = 'date: 2026-05-12\npublishOn: 2026-06-01 # poi\nexpiresOn: 2026-06-30';
    writeFileSync(join(folder, 'a.mdx'), `---\n${head}\n---\ndate: 2020-01-01\n`);
    const on = (day: string) => daysPassed(folder, new Date(`${day}T12:00:00Z`)).length;
    expect(['2026-05-11', '2026-05-12', '2026-06-01', '2026-06-30', '2026-07-01'].map(on)).toEqual([
      0, 1, 2, 2, 3,
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('terms', () => {
  const made: string[] = [];
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
  });

  const complaint = (files: Record<string, { category?: string; tags?: string; more?: string }>) => {
    const folder = mkdtempSync(join(tmpdir(), 'temi-'));
    made.push(folder);
    for (const [slug, { category = 'Prodotto', tags = '[archivi]', more = '' }] of Object.entries(files)) {
      writeFileSync(
        join(folder, `${slug}.mdx`),
        `---
title: Un titolo abbastanza lungo
summary: Un sommario di prova che arriva ai settanta caratteri richiesti dallo schema.
date: 2026-05-12
category: ${category}
tags: ${tags}
image: prova.svg
imageAlt: Una figura di prova, abbastanza descritta.
draft: true
${more}---

Testo.
`,
      );
    }
    try {
      publishedArticles(new Date(), { ...ordered, folder });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('in two spellings are named with both files, drafts too', () => {
    const message = complaint({ a: { tags: '[AI]' }, b: { tags: '[ricerca, ai]' }, c: { tags: '[AI]' } });
    expect(message).toContain('Un testo va corretto.');
    expect(message).toMatch(
      /b\.mdx, riga 6, campo «tags»: «ai» è scritto «AI» in \S+a\.mdx \(e in altri 1\)\. Usate una sola grafia\./,
    );
    expect(complaint({ a: {}, b: { category: 'prodotto' } })).toMatch(
      /b\.mdx, riga 5, campo «category»: «prodotto» è scritto «Prodotto» in \S+a\.mdx\./,
    );
  });

  it('stand in a list once, and have letters', () => {
    expect(complaint({ a: { tags: '[archivi, archivi]' } })).toContain(
      '«archivi» c’è già nello stesso elenco.',
    );
    expect(complaint({ a: { tags: '["--"]' } })).toContain(
      'campo «tags»: voce 1: «--» non ha la forma giusta.',
    );
  });

  it('may be many', () => {
    const files = Array.from({ length: 40 }, (_, index) => [`a${index}`, { tags: `[tema ${index % 7}]` }]);
    expect(complaint(Object.fromEntries(files))).toBe('');
  });

  it('of one address may not end before they begin', () => {
    expect(complaint({ a: { more: 'expiresOn: 2026-05-01\n' } })).toMatch(
      /riga 10, campo «expiresOn»: «2026-05-01» viene prima del primo giorno/,
    );
    expect(complaint({ tema: {} })).toContain('l’indirizzo «tema» è già di un’altra pagina.');
  });
});
