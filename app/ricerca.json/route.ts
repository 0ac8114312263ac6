import { searchCopy } from '@/app/_site/search';

export const dynamic = 'force-static';

/** The words of the search, which load when somebody searches: no page carries them. */
export function GET(): Response {
  return Response.json(searchCopy);
}
