import { describe, expect, it } from 'vitest';
import { italian } from '@/content/search/italian';
import { bestPassage, markedWords, type Passage } from '@/lib/browser/search/passages';
import { languageOf } from '@/lib/browser/search/words';

const language = languageOf(italian);
const { wordOf } = language;
const byStem = new Map([
  [wordOf('prezzo').stem, { weight: 2, term: 0 }],
  [wordOf('utente').stem, { weight: 3, term: 1 }],
]);
const weights = { byStem, language };
const noOptions = { asksForNumber: false, isAnswer: false };
const passageOf = (text: string, options = noOptions) => asText(bestPassage(text, weights, options));
const asText = (passage: Passage) =>
  passage.map(({ text, term }) => (term === undefined ? text : `[${text}]`)).join('');
const filler = (count: number) => Array.from({ length: count }, (_, index) => `parola${index}`).join(' ');

describe('bestPassage', () => {
  it('marks every form of the words, without the punctuation around them', () => {
    expect(passageOf('I prezzi (per utente), il prezzo.')).toBe('I [prezzi] (per [utente]), il [prezzo].');
  });

  it('begins near the most words of the question, or with their sentence if it begins a little earlier', () => {
    const text = `Un prezzo. ${filler(40)}. Ogni mese il prezzo per utente cambia. ${filler(40)}`;
    expect(passageOf(text)).toMatch(/^Ogni mese il \[prezzo\] per \[utente\] cambia\./);
    expect(passageOf(`${filler(40)} prezzo per utente`)).toMatch(/^parola34 .* \[prezzo\] per \[utente\]$/);
  });

  it('is the beginning of the text if it has none of the words', () => {
    expect(passageOf(filler(60))).toBe(filler(30));
  });

  it('prefers neighbouring words that are neighbours in the question too', () => {
    const text = `Un prezzo, due modi, ogni utente. ${filler(40)}. Il prezzo utente è questo.`;
    expect(passageOf(text)).toMatch(/^Il \[prezzo utente\] è questo\./);
  });

  it('shows a number if the question asks how much', () => {
    const text = `Il prezzo è chiaro. ${filler(40)}. Standard 49 € al mese. ${filler(40)}`;
    expect(passageOf(text)).not.toContain('49');
    expect(passageOf(`${filler(40)}. ${text}`, { ...noOptions, asksForNumber: true })).toContain('49');
  });

  it('begins with the first sentence of an answer, and continues with the passage that matches', () => {
    const answer = { ...noOptions, isAnswer: true };
    expect(passageOf(`No, mai. ${filler(40)}. Il prezzo per utente resta.`, answer)).toMatch(
      /^No, mai\. … Il \[prezzo\] per \[utente\] resta\.$/,
    );
    expect(passageOf('Il prezzo è per utente. Si paga ogni mese.', answer)).toBe(
      'Il [prezzo] è per [utente]. Si paga ogni mese.',
    );
  });
});

it('joins neighbouring marked words, or with `byTerm` only those of the same word of the question', () => {
  expect(markedWords('Prezzi utenti oggi', weights)).toEqual([
    { text: 'Prezzi utenti', term: 0 },
    { text: ' oggi' },
  ]);
  expect(markedWords('Prezzi utenti oggi', weights, { byTerm: true })).toEqual([
    { text: 'Prezzi', term: 0 },
    { text: ' ' },
    { text: 'utenti', term: 1 },
    { text: ' oggi' },
  ]);
});
