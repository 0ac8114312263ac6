import { siteJsonLd } from '@/app/_shared/structured-data';

export const dynamic = 'force-static';

/** The general structured data as a file (D29). */
export function GET(): Response {
  return new Response(siteJsonLd(), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
