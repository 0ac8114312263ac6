import 'server-only';
import type { NewsletterTarget } from '@/components/forms/newsletter-page-form';
import { site } from '@/content/site';
import { ENDPOINT } from '@/lib/forms/endpoint';
import { parseSettings } from '@/lib/settings';

const parsed = parseSettings(process.env, site);

/** Where the newsletter form posts to (D20). */
function newsletterTarget(): NewsletterTarget {
  if (!parsed.newsletterUrl) return { action: ENDPOINT, isOwnEndpoint: true };
  const url = new URL(parsed.newsletterUrl);
  if (parsed.newsletterToken) url.searchParams.set('token', parsed.newsletterToken);
  return { action: url.href, isOwnEndpoint: false };
}

/** The validated settings of this process (D3). An invalid one stops the build or the start, which report its name. */
export const settings = { ...parsed, newsletter: newsletterTarget() };
