import { searchWithoutIndex, siteSearch } from '@/content/search';
import type { SiteSearchCopy } from '@/lib/schema/site-search';

export const dynamic = 'force-static';

/** The words of the search, which load when somebody searches: no page carries them. */
export function GET(): Response {
  const { states } = siteSearch;
  // `next dev` may have no index, and its reader can do something about it.
  const development = { ...states, titles: searchWithoutIndex, failed: searchWithoutIndex };
  const copy: SiteSearchCopy = {
    ...siteSearch,
    states: process.env.NODE_ENV === 'development' ? development : states,
  };
  return Response.json(copy);
}
