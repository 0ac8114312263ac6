import type { SiteSearchCopy } from '@/lib/schema/site-search';
import { once } from '../once';

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
