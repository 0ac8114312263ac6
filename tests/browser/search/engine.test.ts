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
    ['l’I.V.A. è inclusa?', '/prezzi#iva'],
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

  it('names the word that it searched in place of a mistyped one: of equally near ones that of more questions', () => {
    const prices = smallIndex({
      pages: [['/prezzi', 'Prezzi']],
      parts: [
        [0, 'a', '', 'Il listino è stato preso da qui.', 'da chi è preso'],
        [0, 'b', '', 'Il listino.', 'prezzo\nprezzi dei piani'],
      ],
    });
    const { corrected, found } = answer(prices, 'prezo');
    expect([corrected, found[0]?.href]).toEqual(['prezzo', '/prezzi#b']);
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
    const paths = (typing: boolean) => answer(doors, 'porta', { typing }).found.map(({ href }) => href);
    expect([paths(false), paths(true)]).toEqual([['/porta'], ['/porta', '/portale']]);
  });

  it.each(['xyzzyq', 'pizza margherita', 'come', ''])(
    'is nothing if no content word is on the site: «%s»',
    (question) => {
      expect(ask(question)).toMatchObject({ found: [], isAnswer: false });
    },
  );

  it('is only the nearest pages, at most three, if most of the question is on no page', () => {
    const { found, isAnswer } = ask('sconto sulla pizza margherita');
    expect([isAnswer, found[0]?.href]).toEqual([false, '/prezzi#sconti']);
    expect(ask('sconto sulla scuola').isAnswer).toBe(true);
    expect(ask('per i piani con i dati, prezzi, margherita, pizza, mozzarella').found).toHaveLength(3);
  });

  it('finds a word that is only in a text, by itself', () => {
    expect(hrefs('raccogliamo')).toEqual(['/privacy']);
  });

  it('gives a score, and marks the words of the question in the heading and the passage', () => {
    const [first] = ask('sconti per le scuole').found;
    expect(first).toMatchObject({ href: '/prezzi#sconti', page: 'Piani e prezzi' });
    expect(first?.heading).toContainEqual({ text: 'sconti', term: 0 });
    expect(first?.passage).toContainEqual({ text: 'scuole', term: 3 });
    expect(first?.score).toBeGreaterThan(0.33);
    expect(first?.score).toBeLessThanOrEqual(1);
  });

  it('is below the given address if a page there has a word of the question, and elsewhere if none has', () => {
    const below = '/documentazione/';
    expect(ask('agevolazioni per università con data', { below })).toMatchObject({
      found: [{ href: '/documentazione/ricerca-avanzata#filtri' }],
      isAnswer: false,
    });
    expect(hrefs('agevolazioni', { below })).toEqual(['/prezzi#sconti']);
  });
});

describe('a subject that the site does not cover', () => {
  const subjects = smallIndex(fixtureIndex('subjects'));
  const askSubject = (question: string, options?: SearchOptions) => answer(subjects, question, options);

  it.each(['siete sul mepa?', 'avete una convenzione consip', 'siete su mepa o consip'])(
    'has its line: %s',
    (question) => {
      const { gapLine, isAnswer } = askSubject(question);
      expect([gapLine, isAnswer]).toEqual(['Del MEPA non c’è scritto nulla.', false]);
    },
  );

  it('has the nearest pages below its line, unless a page is nearer', () => {
    expect(askSubject('accesso a due fattori')).toMatchObject({
      gapLine: expect.stringMatching(/^Dell’accesso/),
      found: [{ href: '/documentazione/faq#accesso' }],
    });
    const { found, gapLine } = askSubject('accesso con la password');
    expect([found[0]?.href, gapLine]).toEqual(['/documentazione/faq#accesso', undefined]);
  });

  it('is not shown if a page that is not below the given address answers', () => {
    expect(askSubject('siete sul mepa?', { below: '/prezzi' }).gapLine).toMatch(/^Del MEPA/);
    expect(askSubject('accesso con la password', { below: '/prezzi' }).gapLine).toBeUndefined();
  });
});
