import { describe, expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { searchStates, siteSearch } from '@/content/search';
import { statusOf } from '@/lib/browser/search/ask';
import { sectionOf } from '@/lib/browser/search/copy';

const place = { href: '/prezzi', page: 'Prezzi', passage: [], score: 1 };
const answered = { kind: 'answered' as const, words: 'rpezzi $&' };

describe('statusOf', () => {
  it('counts, with what a box shows besides', () => {
    expect(statusOf({ ...answered, found: [place] }, searchStates)).toBe('Un risultato.');
    expect(statusOf({ ...answered, found: [place] }, searchStates, 2)).toBe('3 risultati.');
  });

  it('repeats what was typed, letter by letter', () => {
    expect(statusOf({ ...answered, found: [] }, searchStates)).toContain('«rpezzi $&»');
    expect(statusOf({ ...answered, found: [place], meant: 'prezzi' }, searchStates)).toBe(
      'Ecco che cosa c’è per «prezzi». Un risultato.',
    );
  });

  it('says when the index is away', () => {
    expect(statusOf({ kind: 'failed', words: 'x' }, searchStates)).toBe(searchStates.failed);
  });
});

describe('the words of the search', () => {
  it('name the section of every page', () => {
    const nameless = Object.keys(pages).filter((path) => !sectionOf(path, siteSearch));
    expect(nameless).toEqual([]);
    expect(sectionOf('/#perche', siteSearch)).toBe('Home');
    expect(sectionOf('/prezzi#iva', siteSearch)).toBe('Prezzi');
  });

  it('lead to pages that are there, and to the telephone', () => {
    const [telephone, ...links] = siteSearch.relatedLinks;
    expect(telephone?.href).toMatch(/^tel:\+\d+$/);
    for (const { href } of links) expect(Object.keys(pages)).toContain(href);
  });
});
