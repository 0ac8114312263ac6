import { type FormName, fieldsOf, forms } from '@/lib/forms/forms';
import type { Problem } from './problem';

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

/**
 * The response to a refusal. A form post is redirected to its page, at the first wrong field.
 * @param page form of an ordinary form post
 */
export function refusedResponse(problem: Problem, page?: FormName): Response {
  if (page) {
    const wrong = fieldsOf(page).find((field) => problem.fields && Object.hasOwn(problem.fields, field));
    return seeOther(`${forms[page].page}#errore-${wrong ?? 'invio'}`);
  }
  const { status, code, message, fields, headers } = problem;
  return json(status, { success: false, error: { code, message, ...(fields ? { fields } : {}) } }, headers);
}
