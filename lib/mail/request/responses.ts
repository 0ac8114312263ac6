import { type FormName, fieldsOf, forms, isChoice } from '@/lib/forms/forms';
import type { Problem } from './problem';
import { REFUSED_PAGE_POLICY, type RefusedWords, refusedPage } from './refused-page';

const NO_STORE = { 'Cache-Control': 'no-store' };

function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { ...NO_STORE, ...headers } });
}

/** Redirect after a form post (303). The location is relative, so that no header of the request is trusted. */
function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });
}

/** The response to an accepted submission. @param page form of an ordinary form post */
export function acceptedResponse(key: string, page?: FormName): Response {
  return page ? seeOther(forms[page].done) : json(200, { success: true, id: key });
}

/** The page by which an ordinary form post is refused where there is no form to go back to. */
export function refusedPageResponse({ status, message, headers }: Problem, words: RefusedWords): Response {
  return new Response(refusedPage(message, words), {
    status,
    headers: {
      ...NO_STORE,
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': REFUSED_PAGE_POLICY,
    },
  });
}

/** Refusals that an ordinary form post gets as a page: of too much nobody reads which form it is. */
const PAGE_STATUSES = [413, 429];

/**
 * The response to a refusal. A form post is redirected to its page, at the first wrong field, or gets a page.
 * @param formPost of an ordinary form post: its form, where that is known, and the words of the page
 */
export function refusedResponse(
  problem: Problem,
  formPost?: { page?: FormName | undefined; words: RefusedWords },
): Response {
  const { status, code, message, fields, headers } = problem;
  if (formPost && PAGE_STATUSES.includes(status)) return refusedPageResponse(problem, formPost.words);
  const page = formPost?.page;
  if (page) {
    // What an address chooses has no control, and so no place for a message of its own.
    const wrong = fieldsOf(page).find(
      (field) => problem.fields && Object.hasOwn(problem.fields, field) && !isChoice(page, field),
    );
    return seeOther(`${forms[page].page}#errore-${wrong ?? 'invio'}`);
  }
  return json(status, { success: false, error: { code, message, ...(fields ? { fields } : {}) } }, headers);
}
