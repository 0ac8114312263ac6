import { describe, expect, it } from 'vitest';
import { answer, type SearchOptions } from '@/lib/browser/search/engine';
import type { IndexedPart } from '@/lib/schema/search-index';
import { smallIndex } from './small-index';

const parts: IndexedPart[] = [
  [
    0,
    '',
    '',
    'Quanto costa la piattaforma, con tre piani per studi e aziende.',
    'quanto costa\nprezzi e listino',
  ],
  [0, 'iva', 'I prezzi comprendono l’IVA?', 'No. Gli importi sono IVA esclusa.', 'IVA inclusa'],
  [
    0,
    'sconti',
    'Ci sono sconti?',
    'Sì, per le scuole e per il no-profit.',
    'agevolazioni per università\nsconto per le scuole',
  ],
  [1, '', '', 'Come raccogliamo i dati e quanto costa cancellarli.', 'cookie'],
  [2, 'filtri', 'Restringere con i filtri', 'Tipo, data e cartella.', 'filtrare per data'],
];
const index = smallIndex({
  pages: [
    ['/prezzi', 'Piani e prezzi'],
    ['/privacy', 'Privacy'],
    ['/documentazione/ricerca-avanzata', 'Ricerca avanzata'],
  ],
  parts,
  synonyms: 'sconto riduzione ribasso',
  offTopic: 'pizza carbonara',
});
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
  ])('puts the place that answers first: %s', (question, href) => {
    expect(hrefs(question)[0]).toBe(href);
  });

  it('gives the same places for mistyped words and for words without accents', () => {
    expect(hrefs('agevolazoni per univerista')).toEqual(hrefs('agevolazioni per università'));
    expect(ask('agevolazoni per universita').meant).toBe('agevolazioni per universita');
    expect(ask('agevolazioni per universita').meant).toBeUndefined();
  });

  it('corrects every word, those too that say nothing by themselves', () => {
    expect(ask('ci snoo scotni').meant).toBe('ci sono sconti');
    expect(hrefs('ci snoo scotni')).toEqual(hrefs('ci sono sconti'));
  });

  it('takes the last word as a beginning while somebody types, also where it is a word', () => {
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
    expect(answer(doors, 'porta').found.map(({ href }) => href)).toEqual(['/porta']);
    expect(answer(doors, 'porta', { typing: true }).found.map(({ href }) => href)).toEqual([
      '/porta',
      '/portale',
    ]);
  });

  it.each(['pizza margherita', 'quanto costa una pizza', 'xyzzyq', 'come', ''])(
    'answers nothing to «%s»',
    (question) => {
      expect(ask(question)).toEqual({ found: [] });
    },
  );

  it('shows the heading and the passage with the words of the question, and a score', () => {
    const [first] = ask('sconti per le scuole').found;
    expect(first).toMatchObject({ href: '/prezzi#sconti', page: 'Piani e prezzi' });
    expect(first?.heading).toContainEqual({ text: 'sconti', term: 0 });
    expect(first?.passage).toContainEqual({ text: 'scuole', term: 3 });
    expect(first?.score).toBeGreaterThan(0.33);
    expect(first?.score).toBeLessThanOrEqual(1);
  });

  it('stays below an address', () => {
    expect(hrefs('quanto costa', { below: '/documentazione/' })).toEqual([]);
  });

  it('judges only what it may show: a weak part below the address stays out where the answer is elsewhere', () => {
    const question = 'agevolazioni per università con data';
    expect(hrefs(question)[0]).toBe('/prezzi#sconti');
    expect(hrefs(question, { below: '/documentazione/' })).toEqual([]);
  });
});
