import { describe, expect, it } from 'vitest';
import { answer } from '@/lib/browser/search/engine';
import { smallIndex } from './small-index';

const index = smallIndex({
  pages: [
    ['/ricerca', 'Ricerca'],
    ['/prezzi', 'Prezzi'],
  ],
  parts: [
    [0, '', '', 'Si cerca per significato.', 'cercare un documento\ncercare per cliente'],
    [1, '', '', 'Il listino.', 'quanto costa\nmeta del prezzo'],
  ],
  synonyms: 'trovare cercare',
  offTopic: 'pizza\n- quanto costa un avvocato',
  trades: [
    ['Studi legali', 'testamento, usucapione, notaio, recesso, nota di credito'],
    ['Commercialisti', 'f24'],
  ],
  unsaid: [['Non c’è scritto come si recede.', 'recesso dal contratto']],
});
const ask = (question: string) => answer(index, question);

describe('a word of a trade', () => {
  it.each([
    ['testamento', 'Studi legali'],
    ['USUCAPIONE', 'Studi legali'],
    ['quanto costa un notaio', 'Studi legali'],
    ['gli F24', 'Commercialisti'],
    ['recesso', 'Studi legali'],
    ['note di credito', 'Studi legali'],
  ])('is for the visitor’s own documents: %s', (question, trade) => {
    expect(ask(question)).toEqual({ found: [], trade });
  });

  it('is left out beside words about the product', () => {
    const { found, trade } = ask('posso cercare gli F24 per cliente?');
    expect(trade).toBeUndefined();
    expect(found[0]?.href).toBe('/ricerca');
  });

  it('is what the site does not say where the question is about us', () => {
    expect(ask('recesso dal vostro contratto')).toEqual({
      found: [],
      unsaid: 'Non c’è scritto come si recede.',
    });
  });
});

it('is corrected by a letter, in words that content/search does not have', () => {
  expect(ask('meda del prezzo').meant).toBe('meta del prezzo');
  expect(ask('META DEL PREZO').meant).toBe('META DEL prezzo');
  expect(ask('usucapione').meant).toBeUndefined();
});
