import { describe, expect, it } from 'vitest';
import { bestPassage, markedWords, type Passage } from '@/lib/browser/search/passages';

const weights = new Map([
  ['prezz', 2],
  ['utent', 3],
]);
const asText = (passage: Passage) =>
  passage.map(({ text, matched }) => (matched ? `[${text}]` : text)).join('');
const filler = (count: number) => Array.from({ length: count }, (_, index) => `parola${index}`).join(' ');

describe('bestPassage', () => {
  it('marks every form of the words, without the punctuation around them', () => {
    expect(asText(bestPassage('I prezzi (per utente), il prezzo.', weights))).toBe(
      'I [prezzi] (per [utente]), il [prezzo].',
    );
  });

  it('begins where most of the question is together, with the sentence if it begins near', () => {
    const text = `Un prezzo. ${filler(40)}. Ogni mese il prezzo per utente cambia. ${filler(40)}`;
    expect(asText(bestPassage(text, weights))).toMatch(/^Ogni mese il \[prezzo\] per \[utente\] cambia\./);
    expect(asText(bestPassage(`${filler(40)} prezzo per utente`, weights))).toMatch(
      /^parola34 .* \[prezzo\] per \[utente\]$/,
    );
  });

  it('is the beginning where the text has none of the words', () => {
    expect(asText(bestPassage(filler(60), weights))).toBe(filler(30));
  });
});

it('joins marked neighbours', () => {
  expect(markedWords('Prezzi utenti oggi', weights)).toEqual([
    { text: 'Prezzi utenti', matched: true },
    { text: ' oggi', matched: false },
  ]);
});
