import type { SearchStates } from '@/lib/schema/site-search';

/**
 * The status message of an answer.
 * @param count number of results that the box shows
 * @param answer the question with corrected words, or what to say instead of results
 */
export function statusOf(
  words: string,
  count: number,
  { meant, unsaid }: { meant?: string; unsaid?: string },
  copy: SearchStates,
): string {
  if (count === 0) return unsaid ?? copy.none.replace('{words}', () => words);
  const counted = (count === 1 ? copy.one : copy.many).replace('{count}', String(count));
  return meant ? `${copy.corrected.replace('{meant}', () => meant)} ${counted}` : counted;
}
