import type { ContentProblem } from '../content-error';

/** Optional hyphens, blanks without a width and marks of direction, which word processors leave behind. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text without the characters that nobody sees and that break words for search engines. No line moves. */
export const withoutInvisible = (source: string): string => source.replaceAll(invisible, '');

/** In a word, at its end where no quotation can end (none has begun on the line), or before a year. */
const apostrophe =
  /(?<=[\p{L}\p{M}])'(?:(?=\p{L})|(?<!(?<![\p{L}\p{M}])'(?!\d\d).*'))|(?<![^\s(«])'(?=\d\d(?!\d))/gu;

/** Words with the apostrophes that were typed straight. */
export const withApostrophes = (words: string): string => words.replaceAll(apostrophe, '’');

/** The straight quotes of a text, each with the words around it. */
export const straightQuotesIn = (text: string): RegExpExecArray[] => [
  ...text.matchAll(/.{0,24}['"].{0,24}/g),
];

/** What is said of straight quotes. @param near of them */
export const straightQuotesMessage = (near: string) =>
  `virgolette dritte in «${near.trim()}». Scrivete « » (o ’ per l’apostrofo).`;

/** What stands for a letter that was lost, characters of one typeface alone (bullets of Word), and commands. */
const lost = /[\ufffd\p{Co}]|(?![\t\r])\p{Cc}/u;

/**
 * Characters of a text that would be published as they are and mean nothing there: U+FFFD, private ones and commands.
 * @param file path for messages
 * @param source the whole file, so that its lines are counted right
 */
export function characterProblems(file: string, source: string): ContentProblem[] {
  return source.split('\n').flatMap((text, index) => {
    const found = lost.exec(text);
    if (!found) return [];
    const code = Number(found[0].codePointAt(0)).toString(16).toUpperCase().padStart(4, '0');
    const before = text.slice(Math.max(0, found.index - 20), found.index).trim();
    const where = before ? `dopo «${before}»` : 'all’inizio della riga';
    const message = `${where} c’è un segno che i lettori non possono leggere (U+${code}): una lettera andata persa, o un segno di Word. Cancellatelo e riscrivete che cosa ci stava; le voci di un elenco cominciano con «- ».`;
    return [{ file, line: index + 1, message }];
  });
}
