import { once } from '@/lib/browser/once';
import type { SearchStates, SiteSearchCopy } from '@/lib/schema/site-search';

/** The words of the search, from content/search.ts. */
export const loadCopy = once(async () => {
  const response = await fetch('/ricerca.json');
  if (!response.ok) throw new Error(`/ricerca.json: ${response.status}`);
  return (await response.json()) as SiteSearchCopy;
});

/** Name of the section that contains an address. */
export function sectionOf(href: string, { sections }: SiteSearchCopy): string | undefined {
  return sections[/^\/([^/#?]*)/.exec(href)?.[1] ?? ''];
}

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
