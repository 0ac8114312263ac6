import { describe, expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { searchStates, siteSearch } from '@/content/search';
import type { Answer } from '@/lib/browser/search/engine';
import { sectionOf, statusOf } from '@/lib/browser/search/views';

it.each<[string, number, Partial<Answer>, string]>([
  ['the number of results', 3, { isAnswer: true }, '3 risultati.'],
  ['that pages are only near', 3, {}, searchStates.nearest],
  ['the line of a subject', 3, { gapLine: 'Chi vende' }, 'Chi vende non è ancora scritto qui: chiedetecelo.'],
  ['that there is nothing', 0, {}, searchStates.none],
  ['the corrected words', 1, { isAnswer: true, corrected: 'prezzi' }, 'Cercato: «prezzi». Un risultato.'],
])('the status says %s', (_, count, answer, status) => {
  const place = { href: '', page: '', heading: [], passage: [], score: 1 };
  const found = Array.from({ length: count }, () => place);
  const state = { kind: 'answered', words: '', isSettled: true } as const;
  expect(statusOf({ ...state, answer: { found, isAnswer: false, ...answer } }, searchStates)).toBe(status);
});

describe('the copy of the search', () => {
  it('names the section of every page', () => {
    const nameless = Object.keys(pages).filter((path) => !sectionOf(path, siteSearch));
    expect(nameless).toEqual([]);
    expect(sectionOf('/#perche', siteSearch)).toBe('Home');
    expect(sectionOf('/prezzi#iva', siteSearch)).toBe('Prezzi');
  });

  it('links to the contact form, the demo and pages that exist', () => {
    expect(siteSearch.askUs).toMatchObject({
      href: expect.stringMatching(/^\/contatti#/),
      takesQuestion: true,
    });
    const hrefs = [siteSearch.ownDocuments.link, ...siteSearch.failedLinks].map(({ href }) => href);
    for (const href of hrefs)
      expect([...Object.keys(pages), siteSearch.askUs.href]).toContain(
        href.replace(/^tel:\+\d+$/, '/contatti'),
      );
  });
});
