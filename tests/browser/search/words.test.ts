import { describe, expect, it } from 'vitest';
import { italian } from '@/content/search/italian';
import { languageOf, wordsOf } from '@/lib/browser/search/words';

const { wordOf, uniqueWords } = languageOf(italian);

describe('the words of a question', () => {
  it('are lower case without accents, and inflections of one word count once', () => {
    expect(wordsOf('Perché c’è l’e-mail? ON-PREMISE, min_score')).toEqual(
      'perche c e l e mail on premise min score'.split(' '),
    );
    expect(uniqueWords('prezzi, prezzo').map(({ text }) => text)).toEqual(['prezzi']);
    expect(uniqueWords(' … ')).toEqual([]);
  });

  it('are content words, interrogatives or stop words', () => {
    const words = Object.fromEntries(
      uniqueWords('Quanto costa il programma?').map((word) => [word.text, word]),
    );
    expect(words.quanto?.kind).toBe('interrogative');
    expect(words.il?.kind).toBe('stop');
    expect(words.costa).toMatchObject({ kind: 'content', stem: wordOf('costo').stem });
  });
});

it.each([
  ['licenza', 'licenze'],
  ['banca', 'banche'],
  ['addestrare', 'addestramento'],
  ['spendere', 'spendono'],
])('%s and %s are one word', (one, other) => {
  expect(wordOf(one).stem).toBe(wordOf(other).stem);
});

it('an acronym is a word, with and without points', () => {
  expect(wordsOf('L’A.I. e l’O.C.R. della P.A. oggi. E poi?')).toEqual(
    'l ai e l ocr della pa oggi e poi'.split(' '),
  );
  for (const word of ['ai', 'ia', 'ocr', 'api', 'dpia', 'sla', 'pct', 'p7m'])
    expect(wordOf(word).kind).toBe('content');
});
