import type { SearchStates } from '@/lib/schema/site-search';

/**
 * The status message of an answer.
 * @param count number of results
 * @param meant the question with corrected words
 */
export function statusOf(
  words: string,
  count: number,
  meant: string | undefined,
  copy: SearchStates,
): string {
  if (count === 0) return copy.none.replace('{words}', () => words);
  const counted = (count === 1 ? copy.one : copy.many).replace('{count}', String(count));
  return meant ? `${copy.corrected.replace('{meant}', () => meant)} ${counted}` : counted;
}
