import 'server-only';
import { searchWithoutIndex, siteSearch } from '@/content/search';
import type { SiteSearchCopy } from '@/lib/schema/site-search';

const { states } = siteSearch;

/** The words of the search. `next dev` may have no index, and its reader can do something about it. */
export const searchCopy: SiteSearchCopy =
  process.env.NODE_ENV === 'development'
    ? { ...siteSearch, states: { ...states, failed: searchWithoutIndex } }
    : siteSearch;
