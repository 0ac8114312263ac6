import { searchWithoutIndex, siteSearch } from '@/content/search';

export const dynamic = 'force-static';

/**
 * The copy of the search, which loads with the search instead of being in every page. In development the index may be missing:
 * then the message of a failure explains how to build it.
 */
export function GET(): Response {
  const { states } = siteSearch;
  const isDevelopment = process.env.NODE_ENV === 'development';
  return Response.json(
    isDevelopment ? { ...siteSearch, states: { ...states, failed: searchWithoutIndex } } : siteSearch,
  );
}
