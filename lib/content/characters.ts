import type { ContentProblem } from '@/lib/content-error';

/** Optional hyphens, spaces without a width and marks of direction, which word processors leave behind. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text without invisible characters, which break words for search engines. Line numbers stay. */
export const withoutInvisible = (source: string): string => source.replaceAll(invisible, '');

/** An apostrophe in a word, at its end if no quotation is open on the line, or before a year. */
const apostrophe =
  /(?<=[\p{L}\p{M}])'(?:(?=\p{L})|(?<!(?<![\p{L}\p{M}])'(?!\d\d).*'))|(?<![^\s(«])'(?=\d\d(?!\d))/gu;

/** Words with the apostrophes that were typed straight. */
export const withApostrophes = (words: string): string => words.replaceAll(apostrophe, '’');

/** The straight quotes of a text, each with the words around it. */
export const straightQuotesIn = (text: string): RegExpExecArray[] => [
  ...text.matchAll(/.{0,24}['"].{0,24}/g),
];

/** The message about straight quotes. @param near words around them */
export const straightQuotesMessage = (near: string) =>
  `virgolette dritte in «${near.trim()}». Scrivete « » (o ’ per l’apostrofo).`;

/** U+FFFD, private characters (bullets of Word) and control characters. */
const lost = /[\ufffd\p{Co}]|(?![\t\r])\p{Cc}/u;

/**
 * Characters that mean nothing on a page: U+FFFD, private ones and control characters.
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
