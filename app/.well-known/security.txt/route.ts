import { settings } from '@/app/_shared/settings';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** Where to report a security problem of the site (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${site.mail.support}`,
    `Expires: ${site.security.expires}T23:59:59Z`,
    'Preferred-Languages: it, en',
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
