import type { ContentProblem } from '@/lib/content-error';

/** Soft hyphens, zero-width spaces and direction marks, which word processors leave behind. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Removes invisible characters, which break words for search engines. Line numbers stay. */
export const withoutInvisible = (source: string): string => source.replaceAll(invisible, '');

/** A straight apostrophe: inside a word, at its end if no quotation is open on the line, or before a year. */
const apostrophe =
  /(?<=[\p{L}\p{M}])'(?:(?=\p{L})|(?<!(?<![\p{L}\p{M}])'(?!\d\d).*'))|(?<![^\s(«])'(?=\d\d(?!\d))/gu;

/** Replaces straight apostrophes by typographic ones. */
export const withApostrophes = (text: string): string => text.replaceAll(apostrophe, '’');

/** The words around each straight quote in a text. */
export const straightQuotesIn = (text: string): string[] => text.match(/.{0,24}['"].{0,24}/g) ?? [];

/** A message about each straight quote in a text. */
export const straightQuotes = (text: string): string[] =>
  straightQuotesIn(text).map(
    (near) => `virgolette dritte in «${near.trim()}». Scrivete « » (o ’ per l’apostrofo).`,
  );

/** U+FFFD, private characters (bullets of Word) and control characters. */
const unreadable = /[\ufffd\p{Co}]|(?![\t\r])\p{Cc}/u;

/**
 * Finds characters that mean nothing on a page.
 * @param file path for messages
 * @param source the whole file, for the line numbers
 */
export function characterProblems(file: string, source: string): ContentProblem[] {
  return source.split('\n').flatMap((text, index) => {
    const match = unreadable.exec(text);
    if (!match) return [];
    const context = text.slice(Math.max(0, match.index - 20), match.index + 20).trim();
    const message = `in «${context}» c’è un segno che i lettori non possono leggere: una lettera andata persa, o un segno di Word. Cancellatelo e riscrivete che cosa ci stava; le voci di un elenco cominciano con «- ».`;
    return [{ file, line: index + 1, message }];
  });
}
