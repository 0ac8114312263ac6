import 'server-only';
import type { NewsletterTarget } from '@/components/forms/newsletter-page-form';
import { site } from '@/content/site';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { parseSettings } from '@/lib/settings';

// SHOW_DRAFTS is written out, because Next replaces only such a name by the value of the build: whether a bundle is a preview
// is decided when it is built (D49).
const parsed = parseSettings({ ...process.env, SHOW_DRAFTS: process.env.SHOW_DRAFTS }, site);

/** Where the newsletter form posts to (D20). */
function newsletterTarget(): NewsletterTarget {
  if (!parsed.newsletterUrl || parsed.showDrafts) return { action: ENDPOINT, isOwnEndpoint: true };
  const url = new URL(parsed.newsletterUrl);
  if (parsed.newsletterToken) url.searchParams.set('token', parsed.newsletterToken);
  return { action: url.href, isOwnEndpoint: false };
}

/** The validated settings of this process (D3); an invalid one stops the build or the start with its name. */
export const settings = { ...parsed, newsletter: newsletterTarget() };
