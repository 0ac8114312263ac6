import { expect, it } from 'vitest';
import { italian } from '@/content/search/italian';
import { priceQuestion } from '@/lib/browser/search/price-question';
import { languageOf } from '@/lib/browser/search/words';

const language = languageOf(italian);

it.each([
  ['siamo in dodici', 12],
  ['siamo in 9', 9],
  ['prezzo annuo per 9', 9],
  ['10 postazioni', 10],
  ['9 collaboratori prezzo annuo', 9],
  ['Quanto costa per uno studio di otto persone?', 8],
  ['quanto paghiamo in ventuno?', 21],
  ['2 avvocati e 3 segretarie', 5],
  ['listino per duecentocinquanta dipendenti', 250],
  ['prezzo per 300 utenti', 300],
])('«%s» asks for the price for %i people', (question, count) => {
  expect(priceQuestion(question, language)).toBe(
    count > 10 ? italian.people.beyond : italian.people.row.replace('{count}', String(count)),
  );
});

it.each([
  'Siamo in cinque e non abbiamo un informatico, chi lo installa?',
  'sconto per 20 utenti',
  'prezzo per 3 anni',
  'prezzo annuo',
  'quanto costa un avvocato',
  'ferie di 12 dipendenti',
])('«%s» does not', (question) => {
  expect(priceQuestion(question, language)).toBeUndefined();
});
