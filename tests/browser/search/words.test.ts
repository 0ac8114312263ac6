import { describe, expect, it } from 'vitest';
import { italian } from '@/content/search/italian';
import { nearestWords } from '@/lib/browser/search/nearest-words';
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

describe('inflections of one word', () => {
  it.each([
    ['licenza', 'licenze'],
    ['banca', 'banche'],
    ['revoca', 'revocata'],
    ['installare', 'installazione'],
    ['addestrare', 'addestramento'],
    ['spendere', 'spendono'],
  ])('are %s and %s', (one, other) => {
    expect(wordOf(one).stem).toBe(wordOf(other).stem);
  });

  it.each([
    ['licenza', 'licenziamento'],
    ['testo', 'testamento'],
    ['contratto', 'contrattazione'],
  ])('are not %s and %s', (one, other) => {
    expect(wordOf(one).stem).not.toBe(wordOf(other).stem);
  });
});

it.each([
  ['rpezzi', ['prezzi']],
  ['prezz', ['prezzi', 'prezzo']],
  ['sicurrezzza', ['sicurezza']],
  ['cas', []],
  ['gatto', []],
  ['server2018', []],
])('the words that «%s» may mistype are %j', (typed, intended) => {
  const words = ['prezzi', 'prezzo', 'sicurezza', 'casa', 'atto', 'server2019'];
  expect(nearestWords(typed, words)).toEqual(intended);
});
