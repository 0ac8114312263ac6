import { searchWithoutIndex, siteSearch } from '@/content/search';

export const dynamic = 'force-static';

/**
 * The copy of the search, which loads with it, so that pages do not contain it. In development, where the index may be missing,
 * it says how to build one.
 */
export function GET(): Response {
  const { states } = siteSearch;
  const isDevelopment = process.env.NODE_ENV === 'development';
  return Response.json(
    isDevelopment ? { ...siteSearch, states: { ...states, failed: searchWithoutIndex } } : siteSearch,
  );
}
