import { archive } from '@/app/_site/sample-archive';

export const dynamic = 'force-static';

/** The sample archive of the home page. It loads when somebody asks there. */
export function GET(): Response {
  return Response.json(archive());
}
