import { campaignOfSearch, type Origin, originOf } from '@/lib/forms/origin';
import { isOwn } from './guard';
import type { Submitted } from './read-request';

/**
 * Takes out of a submission where it says that it comes from (D16). That is no part of its content, and never a reason to
 * refuse it. An ordinary form post says nothing: the campaign stands in the address of its page.
 */
export function takeOrigin(
  submitted: Submitted,
  request: Request,
  siteUrl: string,
): { submitted: Submitted; origin: Origin } {
  if (submitted.kind === 'form') {
    const referer = request.headers.get('referer') ?? '';
    const search = isOwn(referer, request, siteUrl) ? new URL(referer).search : '';
    return { submitted, origin: { page: null, campaign: campaignOfSearch(search) } };
  }
  const { origin, ...fields } = submitted.fields;
  return { submitted: { ...submitted, fields }, origin: originOf(origin) };
}
