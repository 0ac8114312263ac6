import 'server-only';
import { site } from '@/content/site';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { parseSettings } from '@/lib/settings';

const parsed = parseSettings(process.env, site);

/** Where the newsletter form posts to (D20). */
function newsletterTarget(): { action: string; own: boolean } {
  if (!parsed.newsletterUrl) return { action: ENDPOINT, own: true };
  const url = new URL(parsed.newsletterUrl);
  if (parsed.newsletterToken) url.searchParams.set('token', parsed.newsletterToken);
  return { action: url.href, own: false };
}

/** The validated settings of this process (D3); an invalid one stops the build or the start with its name. */
export const settings = { ...parsed, newsletter: newsletterTarget() };
