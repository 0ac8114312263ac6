import 'server-only';
import { searchWithoutIndex, siteSearch } from '@/content/search';
import type { SiteSearchCopy } from '@/lib/schema/site-search';

const { states } = siteSearch;

/** The copy of the search. In development it says how to build the index, which may be missing. */
export const searchCopy: SiteSearchCopy =
  process.env.NODE_ENV === 'development'
    ? { ...siteSearch, states: { ...states, failed: searchWithoutIndex } }
    : siteSearch;
