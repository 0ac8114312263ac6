import { searchCopy } from '@/app/_site/search';

export const dynamic = 'force-static';

/** The interface texts of the search. They load with the search, so that pages do not carry them. */
export function GET(): Response {
  return Response.json(searchCopy);
}
