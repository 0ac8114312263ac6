import { memoize } from '@/lib/memoize';
import type { SearchLanguage } from '@/lib/schema/site-search';
import { type Language, wordsOf } from './words';

/**
 * A question about the price for a number of people («siamo in dodici», «9 collaboratori prezzo annuo») in the words of the price
 * list; undefined if other words remain.
 */
export function priceQuestion(question: string, { source, wordOf, stemsOf }: Language): string | undefined {
  const { before, units, people, price, row, most, beyond } = source.people;
  const [peopleStems, priceStems] = [new Set(stemsOf(people)), new Set(stemsOf(price))];
  const words = wordsOf(question);
  let count = 0;
  const others = words.filter((text, position) => {
    const { kind, stem } = wordOf(text);
    const [previous = '', next = ''] = [words[position - 1], words[position + 1]];
    const isCounted =
      peopleStems.has(wordOf(next).stem) || (before.includes(previous) && !units.includes(next));
    const number = isCounted && kind === 'content' ? numberOf(text, source) : 0;
    count += number;
    return number === 0 && kind === 'content' && !peopleStems.has(stem) && !priceStems.has(stem);
  });
  if (count === 0 || others.length > 0) return undefined;
  return count > most ? beyond : row.replace('{count}', String(count));
}

/** The number that a word says; 0 if it is no number. */
const numberOf = (word: string, source: SearchLanguage): number =>
  /^\d{1,5}$/.test(word) ? Number(word) : Math.max(0, numberWords(source).indexOf(word));

/** The number words of a language, each at the position of its number. */
const numberWords = memoize(({ people: { ones, tens, hundreds } }: SearchLanguage): string[] => {
  // «ventuno», «ventotto».
  const join = (ten: string, one: string) => (/^[uo]/.test(one) ? ten.slice(0, -1) : ten) + one;
  const below100 = [
    '',
    ...ones,
    ...tens.flatMap((ten) => [ten, ...ones.slice(0, 9).map((one) => join(ten, one))]),
  ];
  return hundreds.flatMap((hundred) => below100.map((rest) => hundred + rest));
});
