import { describe, expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { searchStates, siteSearch } from '@/content/search';
import { statusOf } from '@/lib/browser/search/ask';
import { sectionOf } from '@/lib/browser/search/copy';
import { fold } from '@/lib/browser/search/words';

const place = { href: '/prezzi', page: 'Prezzi', passage: [] };
const answered = { kind: 'answered' as const, words: 'rpezzi $&', missing: [] };

describe('statusOf', () => {
  it('counts, with what a box shows besides', () => {
    expect(statusOf({ ...answered, found: [place] }, searchStates)).toBe('Un risultato.');
    expect(statusOf({ ...answered, found: [place] }, searchStates, 2)).toBe('3 risultati.');
  });

  it('repeats what was typed, letter by letter', () => {
    expect(statusOf({ ...answered, found: [] }, searchStates)).toContain('«rpezzi $&»');
    expect(statusOf({ ...answered, found: [place], meant: 'prezzi' }, searchStates)).toBe(
      'Nessuna pagina dice «rpezzi $&». Ecco che cosa c’è per «prezzi». Un risultato.',
    );
    expect(statusOf({ ...answered, found: [place], missing: ['xyz'] }, searchStates)).toBe(
      'Nessuna pagina dice «xyz». Un risultato.',
    );
  });

  it('says when the index or even the titles are away', () => {
    expect(statusOf({ kind: 'titles', words: 'x', found: [] }, searchStates)).toBe(searchStates.titles);
    expect(statusOf({ kind: 'failed', words: 'x', found: [] }, searchStates)).toBe(searchStates.failed);
  });
});

describe('the words of the search', () => {
  it('name the section of every page', () => {
    const nameless = Object.keys(pages).filter((path) => !sectionOf(path, siteSearch));
    expect(nameless).toEqual([]);
    expect(sectionOf('/#perche', siteSearch)).toBe('Home');
    expect(sectionOf('/prezzi#iva', siteSearch)).toBe('Prezzi');
  });

  it('lead to pages that are there, and stand folded where they are compared', () => {
    for (const { href } of siteSearch.relatedLinks) expect(Object.keys(pages)).toContain(href);
    for (const word of Object.keys(siteSearch.synonyms)) expect(word).toBe(fold(word));
  });
});
