import { describe, expect, it } from 'vitest';
import { contentWords, nearestWord } from '@/lib/browser/search/words';

describe('contentWords', () => {
  it('leaves out what only holds a question together', () => {
    expect(contentWords('Quanto costa per cinque utenti?')).toEqual(['costa', 'cinque', 'utenti']);
    expect(contentWords('I nostri dati escono dall’azienda?')).toEqual(['dati', 'escono', 'azienda']);
    expect(contentWords("Perché c'è bisogno dell'OCR")).toEqual(['bisogno', 'ocr']);
  });

  it('keeps them where there is nothing else, and joined words whole', () => {
    expect(contentWords('chi siamo')).toEqual(['chi', 'siamo']);
    expect(contentWords('on-premise, min_score')).toEqual(['on-premise', 'min_score']);
  });

  it('folds case and accents, and takes each word once', () => {
    expect(contentWords('Funzionalità FUNZIONALITA')).toEqual(['funzionalita']);
    expect(contentWords(' … ')).toEqual([]);
  });
});

describe('nearestWord', () => {
  const vocabulary = ['ricerca', 'prezzi', 'prezzo', 'sicurezza', 'funzionalità', 'cane', 'casa'];

  it.each([
    ['rpezzi', 'prezzi'],
    ['prezi', 'prezzi'],
    ['sicurrezza', 'sicurezza'],
    ['sicurrezzza', 'sicurezza'],
    ['funzionalitta', 'funzionalità'],
    ['cas', undefined],
    ['xyzzyq', undefined],
    ['cassa', 'casa'],
  ])('corrects %s', (typed, meant) => {
    expect(nearestWord(typed, vocabulary)).toBe(meant);
  });

  it('takes the more frequent of two that are as near', () => {
    expect(nearestWord('prezz', ['prezzo', 'prezzi'])).toBe('prezzo');
    expect(nearestWord('caze', ['casa', 'cane'])).toBe('cane');
  });
});
