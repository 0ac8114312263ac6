import { describe, expect, it } from 'vitest';
import { answer, type SearchOptions } from '@/lib/browser/search/engine';
import { fixtureIndex, smallIndex } from './small-index';

const index = smallIndex(fixtureIndex('prices'));
const ask = (question: string, options?: SearchOptions) => answer(index, question, options);
const hrefs = (question: string, options?: SearchOptions) =>
  ask(question, options).found.map(({ href }) => href);

describe('answer', () => {
  it.each([
    ['quanto costa?', '/prezzi'],
    ['l’iva è inclusa?', '/prezzi#iva'],
    ['avete delle riduzioni', '/prezzi#sconti'],
    ['filtro data', '/documentazione/ricerca-avanzata#filtri'],
    ['filt', '/documentazione/ricerca-avanzata#filtri'],
    ['a che serve?', '/prezzi'],
  ])('puts the part that answers first: %s', (question, href) => {
    expect(hrefs(question)[0]).toBe(href);
  });

  it.each([
    ['agevolazoni per univerista', 'agevolazioni per universita'],
    ['AGEVOLAZIONI PER UNIVERISTA', 'AGEVOLAZIONI PER universita'],
    ['ci snoo scotni', 'ci sono sconti'],
  ])('corrects mistyped words: %s', (typed, intended) => {
    expect([ask(typed).corrected, ...hrefs(typed)]).toEqual([intended, ...hrefs(intended)]);
    expect(ask(intended).corrected).toBeUndefined();
  });

  it('treats the last word as a prefix while somebody types, even if it is a whole word', () => {
    const doors = smallIndex({
      pages: [
        ['/porta', 'Porta'],
        ['/portale', 'Portale'],
      ],
      parts: [
        [0, '', '', 'Si apre.', 'porta'],
        [1, '', '', 'Si legge.', 'portale'],
      ],
    });
    const addresses = (typing: boolean) => answer(doors, 'porta', { typing }).found.map(({ href }) => href);
    expect([addresses(false), addresses(true)]).toEqual([['/porta'], ['/porta', '/portale']]);
  });

  it.each(['pizza margherita', 'quanto costa una pizza', 'xyzzyq', 'come', ''])(
    'answers nothing to «%s»',
    (question) => {
      expect(ask(question)).toEqual({ found: [] });
    },
  );

  it('gives a score, and marks the words of the question in the heading and the passage', () => {
    const [first] = ask('sconti per le scuole').found;
    expect(first).toMatchObject({ href: '/prezzi#sconti', page: 'Piani e prezzi' });
    expect(first?.heading).toContainEqual({ text: 'sconti', term: 0 });
    expect(first?.passage).toContainEqual({ text: 'scuole', term: 3 });
    expect(first?.score).toBeGreaterThan(0.33);
    expect(first?.score).toBeLessThanOrEqual(1);
  });

  it('does not show a weak part below the given address if the answer is elsewhere', () => {
    const question = 'agevolazioni per università con data';
    expect(hrefs(question)[0]).toBe('/prezzi#sconti');
    expect(hrefs(question, { below: '/documentazione/' })).toEqual([]);
  });
});
