import { type FormName, fieldsOf, forms, isChoice } from '@/lib/forms/forms';
import type { Problem } from './problem';
import { type RefusedWords, refusedPageResponse } from './refused-page';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** A redirect after a form post (303). The location is relative, so no header of the request is trusted. */
const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });

/** The response to an accepted submission. @param page the form, if it is an ordinary form post */
export const acceptedResponse = (key: string, page?: FormName): Response =>
  page ? seeOther(forms[page].done) : Response.json({ success: true, id: key }, { headers: NO_STORE });

/** A form post gets these refusals as a page: its body was not read, so its form is unknown. */
const PAGE_STATUSES = [413, 429];

/**
 * The response to a refusal: JSON, or for an ordinary form post a redirect to the first wrong field of its form, or a page.
 * @param formPost for an ordinary form post. `page`: its form, if known; `words`: of the page
 */
export function refusedResponse(
  problem: Problem,
  formPost?: { page?: FormName | undefined; words: RefusedWords },
): Response {
  const { status, code, message, fields, headers } = problem;
  if (formPost && PAGE_STATUSES.includes(status)) return refusedPageResponse(problem, formPost.words);
  const page = formPost?.page;
  if (page) {
    // A choice made by the address has no control on the page, so no anchor for an error.
    const isShown = (field: string) => fields && Object.hasOwn(fields, field) && !isChoice(page, field);
    return seeOther(`${forms[page].page}#errore-${fieldsOf(page).find(isShown) ?? 'invio'}`);
  }
  const error = { code, message, ...(fields ? { fields } : {}) };
  return Response.json({ success: false, error }, { status, headers: { ...NO_STORE, ...headers } });
}
