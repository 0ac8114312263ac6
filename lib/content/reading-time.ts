import { proseLines } from './headings';

/**
 * Words a minute of people who read Italian silently: the mean of Trauzettel-Klosinski and Dietz, "Standardized
 * Assessment of Reading Performance: The New International Reading Speed Texts IReST" (IOVS 53/9, 2012).
 */
const WORDS_A_MINUTE = 188;

/** MDX elements, expressions, imports, and addresses of links and pictures. */
const unread = /<\/?[A-Za-z][^<>]*>|\{[^{}]*\}|\]\([^)]*\)|^\s*import\s.*$/g;

/** Words of a text, without code, elements and addresses. @param body the text under the frontmatter */
export function countWords(body: string): number {
  let count = 0;
  for (const [, line] of proseLines(body)) {
    count += line.replaceAll(unread, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
  }
  return count;
}

/** Whole minutes, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));
