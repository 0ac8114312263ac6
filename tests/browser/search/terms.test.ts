import { describe, expect, it } from 'vitest';
import { readIndex } from '@/lib/browser/search/answer-index';
import { answer } from '@/lib/browser/search/engine';
import { formOf, namesOf, wordOf } from '@/lib/browser/search/words';

const index = readIndex({
  pages: [
    ['/ricerca', 'Ricerca'],
    ['/prezzi', 'Prezzi'],
  ],
  parts: [
    [0, '', '', 'Si cerca per significato.', 'trovare una pratica\ntrova un documento'],
    [0, 'numeri', 'I numeri', 'Qui conta la parola scritta.', 'trova una pratica dal numero'],
    [1, '', '', 'Il listino.', 'quanto costa\nmeta del prezzo'],
  ],
  synonyms: 'trovare cercare\ncausa testamento notaio > pratica documento',
  offTopic: 'pizza\n- quanto costa un avvocato\n- come si impugna',
  archives: 0,
});
const ask = (question: string) => answer([index], question);
const first = (question: string) => ask(question).found[0]?.href;

describe('a word of a trade', () => {
  it('asks for a paper of the own archive, with any number and any name', () => {
    expect(first('trova il testamento di Brambilla')).toBe('/ricerca');
    expect(first('la causa 218/2019 la trova col numero?')).toBe('/ricerca#numeri');
    expect(first('testamento')).toBe('/ricerca');
  });

  it('asks for no advice on the law', () => {
    expect(first('come si impugna un testamento')).toBeUndefined();
    expect(first('quanto costa un notaio')).toBeUndefined();
  });

  it('stands for what comes after the sign, and not the other way round', () => {
    expect(index.trades.get(formOf('testamenti'))).toEqual(new Set(['pratic', 'document']));
    expect(index.trades.has(formOf('pratica'))).toBe(false);
  });
});

it('is no word of a trade that has only its stem', () => {
  expect(wordOf('licenza').stem).toBe(wordOf('licenziamento').stem);
  expect(formOf('licenza')).not.toBe(formOf('licenziamento'));
});

describe('a name', () => {
  it('is written with two capitals, or within a question with its first one', () => {
    expect(namesOf('Siete sul MEPA o iManage? Chiede Rossi')).toEqual(
      new Map([
        ['mepa', 'capitals'],
        ['imanage', 'capitals'],
        ['chiede', 'capital'],
        ['rossi', 'capital'],
      ]),
    );
    expect(namesOf('QUANTO COSTA IL PREZO')).toEqual(new Map());
  });

  it('is not corrected', () => {
    expect(ask('siete sul MEPA')).toEqual({ found: [] });
    expect(ask('meda del prezzo').meant).toBe('meta del prezzo');
    expect(ask('META DEL PREZO').meant).toBe('META DEL prezzo');
  });
});
