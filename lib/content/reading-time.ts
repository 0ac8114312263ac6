import { type MdxNode, nodesOf } from './text-tree';

/**
 * Words a minute of people who read Italian silently: the mean of Trauzettel-Klosinski and Dietz, "Standardized
 * Assessment of Reading Performance: The New International Reading Speed Texts IReST" (IOVS 53/9, 2012).
 */
const WORDS_A_MINUTE = 188;

/** Number of words of a text, without code blocks and attributes of elements. */
export function countWords(tree: MdxNode): number {
  let count = 0;
  for (const [{ type, value = '' }] of nodesOf(tree)) {
    if (type === 'text' || type === 'inlineCode')
      count += value.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
  }
  return count;
}

/** The reading time in whole minutes, at least one. */
export const readingMinutes = (wordCount: number): number =>
  Math.max(1, Math.round(wordCount / WORDS_A_MINUTE));
