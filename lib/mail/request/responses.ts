import { type FormName, fieldsOf, forms, isChoice } from '@/lib/forms/forms';
import type { HttpError } from './http-error';
import { type RefusedWords, refusedPageResponse } from './refused-page';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** A redirect after a form post. Its location is relative, so that it does not depend on a header of the request. */
const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });

/** The response to an accepted submission. @param postedForm the form, if it is an ordinary form post */
export const acceptedResponse = (key: string, postedForm?: FormName): Response =>
  postedForm
    ? seeOther(forms[postedForm].done)
    : Response.json({ success: true, id: key }, { headers: NO_STORE });

/** Statuses that an ordinary form post gets as a page: usually its body was not read, so its form is unknown. */
const PAGE_STATUSES = [413, 429];

/**
 * The response to a refusal: JSON, or for an ordinary form post a redirect to the first wrong field of its form, or a page.
 * @param formPost only for an ordinary form post. `form`: undefined if unknown; `words`: the copy of the page
 */
export function refusedResponse(
  refusal: HttpError,
  formPost?: { form?: FormName | undefined; words: RefusedWords },
): Response {
  const { status, code, message } = refusal;
  const { fields, headers } = refusal.details;
  if (formPost && PAGE_STATUSES.includes(status)) return refusedPageResponse(refusal, formPost.words);
  const form = formPost?.form;
  if (form) {
    // A choice made by the address has no control on the page, so no anchor for an error.
    const isShown = (field: string) => fields && Object.hasOwn(fields, field) && !isChoice(form, field);
    return seeOther(`${forms[form].page}#errore-${fieldsOf(form).find(isShown) ?? 'invio'}`);
  }
  const error = { code, message, ...(fields ? { fields } : {}) };
  return Response.json({ success: false, error }, { status, headers: { ...NO_STORE, ...headers } });
}
