import type { ContentProblem } from '../content-error';
import { proseLines } from './headings';

/** Optional hyphens, blanks without a width and marks of direction, which word processors leave behind. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]|(?<!^)\ufeff/g;

/** A text without the characters that nobody sees and that break words for search engines. No line moves. */
export const withoutInvisible = (source: string): string => source.replaceAll(invisible, '');

/** Blocks of code, code in a line, and addresses. */
const literal =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^[ \t>]*\1|[\s\S]*)|(`+)(?:(?!\n\s*\n)[\s\S])+?(?<!`)\2(?!`)|\]\([^)\s]*|\bhttps?:\/\/[^\s)>]+/;
/** In a word, at its end where no quotation can end (none has begun on the line), or before a year. */
const apostrophe =
  /(?<=[\p{L}\p{M}])'(?:(?=\p{L})|(?<!(?<![\p{L}\p{M}])'(?!\d\d).*'))|(?<![^\s(«])'(?=\d\d(?!\d))/u;
const literalOrApostrophe = new RegExp(`${literal.source}|${apostrophe.source}`, 'gmu');

/** A text or a field with the apostrophes that were typed straight, but in code and addresses. No line moves. */
export const withApostrophes = (text: string): string =>
  text.replaceAll(literalOrApostrophe, (found) => (found === "'" ? '’' : found));

/** The source of a text as pages are made of it. No line moves. */
export const cleanSource = (source: string): string => withApostrophes(withoutInvisible(source));

/** The straight quotes of a text, each with the words around it. */
export const straightQuotesIn = (text: string): RegExpExecArray[] => [
  ...text.matchAll(/.{0,24}['"].{0,24}/g),
];

/** What is said of straight quotes. @param near of them */
export const straightQuotesMessage = (near: string) =>
  `virgolette dritte in «${near.trim()}». Scrivete « » (o ’ per l’apostrofo).`;

/** What stands for a letter that was lost, characters of one typeface alone (bullets of Word), and commands. */
const lost = /[\ufffd\p{Co}]|(?![\t\r])\p{Cc}/u;
/** Signs that begin the items of a list in word processors. */
const bullet = /^\s*([•‣◦▪●○■□∙])|^\s*(·)\s/;
/** So do dashes, but one alone may be a remark that happens to begin a line. */
const dash = /^\s*([–—])\s/;

/**
 * Characters of a text that would be published as they are and mean nothing there: U+FFFD, private ones, and lists that
 * were copied from a word processor.
 * @param file path for messages
 * @param source the whole file, so that its lines are counted right
 */
export function characterProblems(file: string, source: string): ContentProblem[] {
  const problems = source.split('\n').flatMap((text, index) => {
    const found = lost.exec(text);
    if (!found) return [];
    const code = Number(found[0].codePointAt(0)).toString(16).toUpperCase().padStart(4, '0');
    const before = text.slice(Math.max(0, found.index - 20), found.index).trim();
    const where = before ? `dopo «${before}»` : 'all’inizio della riga';
    const message = `${where} c’è un segno che i lettori non possono leggere (U+${code}): una lettera andata persa, o un segno di Word. Cancellatelo e riscrivete che cosa ci stava; le voci di un elenco cominciano con «- ».`;
    return [{ file, line: index + 1, message }];
  });
  const lines = [...proseLines(source)].filter(([, text]) => text.trim() !== '');
  const signOf = (text = '') => bullet.exec(text)?.slice(1).find(Boolean) ?? dash.exec(text)?.[1];
  for (const [index, [line, text]] of lines.entries()) {
    const sign = signOf(text);
    // Once for a whole list.
    if (!sign || sign === signOf(lines[index - 1]?.[1])) continue;
    if (dash.test(text) && sign !== signOf(lines[index + 1]?.[1])) continue;
    const message = `«${sign}» all’inizio della riga non fa un elenco. Cominciate ogni voce con un trattino e uno spazio: «- ».`;
    problems.push({ file, line, message });
  }
  return problems;
}
