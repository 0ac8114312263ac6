import type { ContentProblem } from '@/lib/content-error';

/** Soft hyphens, zero-width spaces and direction marks, which word processors leave behind. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Removes invisible characters, which break words for search engines. Line numbers do not change. */
export const withoutInvisible = (source: string): string => source.replaceAll(invisible, '');

/** Straight apostrophes. */
const apostrophe = new RegExp(
  [
    // In a word: l'archivio
    String.raw`(?<=[\p{L}\p{M}])'(?=\p{L})`,
    // At the end of a word, unless it closes a quotation of the same line: un po' di
    String.raw`(?<=[\p{L}\p{M}])'(?<!(?<![\p{L}\p{M}])'(?!\d\d).*')`,
    // Before a year: gli anni '90
    String.raw`(?<![^\s(«])'(?=\d\d(?!\d))`,
  ].join('|'),
  'gu',
);

/** Replaces straight apostrophes by typographic ones. */
export const withApostrophes = (text: string): string => text.replaceAll(apostrophe, '’');

/** The words around every straight quote of a text. */
const straightQuotesIn = (text: string): string[] => text.match(/.{0,24}['"].{0,24}/g) ?? [];

/** A message about every straight quote of a text. */
export const straightQuotes = (text: string): string[] =>
  straightQuotesIn(text).map(
    (near) => `virgolette dritte in «${near.trim()}». Scrivete « » (o ’ per l’apostrofo).`,
  );

/** U+FFFD, private characters (bullets of Word) and control characters. */
const unreadable = /[\ufffd\p{Co}]|(?![\t\r])\p{Cc}/u;

/** The characters of a file that readers cannot read. */
export function characterProblems(file: string, source: string): ContentProblem[] {
  return source.split('\n').flatMap((text, index) => {
    const match = unreadable.exec(text);
    if (!match) return [];
    const context = text.slice(Math.max(0, match.index - 20), match.index + 20).trim();
    const message = `in «${context}» c’è un segno che i lettori non possono leggere: una lettera andata persa, o un segno di Word. Cancellatelo e riscrivete che cosa ci stava; le voci di un elenco cominciano con «- ».`;
    return [{ file, line: index + 1, message }];
  });
}
