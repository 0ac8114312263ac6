import { searchCopy } from '@/app/_site/search';

export const dynamic = 'force-static';

/** The texts of the search window. They load with it, so that pages do not carry them. */
export function GET(): Response {
  return Response.json(searchCopy);
}
