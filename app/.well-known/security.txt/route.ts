import { settings } from '@/app/_site/settings';
import { site } from '@/content/site';
import { securityTxt } from '@/lib/seo/security-txt';

export const dynamic = 'force-static';

/** Where to report a security problem of the site (RFC 9116). */
export function GET(): Response {
  const text = securityTxt({ mail: site.mail.support, expires: site.security.expires }, settings.siteUrl);
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
