import 'server-only';
import { site } from '@/content/site';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { parseSettings } from '@/lib/settings';

// Written out, because Next inlines it: a build decides whether a bundle is a preview (D49).
const parsed = parseSettings({ ...process.env, SHOW_DRAFTS: process.env.SHOW_DRAFTS }, site);

/** Where the newsletter form posts to (D20). */
function newsletterTarget(): { action: string; own: boolean } {
  if (!parsed.newsletterUrl || parsed.showDrafts) return { action: ENDPOINT, own: true };
  const url = new URL(parsed.newsletterUrl);
  if (parsed.newsletterToken) url.searchParams.set('token', parsed.newsletterToken);
  return { action: url.href, own: false };
}

/** The validated settings of this process (D3); an invalid one stops the build or the start with its name. */
export const settings = { ...parsed, newsletter: newsletterTarget() };
