import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/forms/form-mail';
import { type FormName, fieldsOf, forms, isChoice } from '@/lib/forms/forms';
import { themeColors } from '@/lib/theme-colors';
import type { HttpError } from './http-error';

type Link = { label: string; href: string };

/** The copy of the page, from the site's content. The reason is added. */
export type RefusedCopy = {
  site: string;
  title: string;
  back: string;
  alternative: string;
  phone: Link;
  mail: Link;
  home: Link;
};

const { paper, ink, accent } = themeColors;

const STYLE = `body { margin: 0; background: ${paper}; color: ${ink}; font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: clamp(2rem, 10vw, 6rem) 1.25rem; }
h1 { font: 500 clamp(1.875rem, 1.58rem + 1.45vw, 2.75rem)/1.1 Georgia, serif; }
a { color: ${accent}; }
ul { padding: 0; list-style: none; }
li { margin: 0.75rem 0; }`;

/** The Content-Security-Policy of the page, which allows only its own style. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const link = ({ label, href }: Link) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

function refusedPage(reason: string, words: RefusedCopy): string {
  const title = escapeHtml(words.title);
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(words.site)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(reason)}</p>
<p>${escapeHtml(words.back)}</p>
<p>${escapeHtml(words.alternative)}</p>
<ul>
<li>${link(words.phone)}</li>
<li>${link(words.mail)}</li>
</ul>
<p>${link(words.home)}</p>
</main>
</body>
</html>
`;
}

/** The response to an ordinary form post whose form is unknown (D16) or accepts nothing (D49): a page with the reason. */
export const refusedPageResponse = ({ status, message, details }: HttpError, words: RefusedCopy): Response =>
  new Response(refusedPage(message, words), {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...details.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
    },
  });

const NO_STORE = { 'Cache-Control': 'no-store' };

/** A redirect after a form post. Its location is relative, so that it does not depend on a header of the request. */
const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });

/**
 * The response to an accepted submission.
 * @param postedForm the form, if it is an ordinary form post
 */
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
  formPost?: { form?: FormName | undefined; words: RefusedCopy },
): Response {
  const { status, code, message } = refusal;
  const { fields, headers } = refusal.details;
  if (formPost && PAGE_STATUSES.includes(status)) return refusedPageResponse(refusal, formPost.words);
  const form = formPost?.form;
  if (form) {
    // A choice made by the URL has no control on the page, so no anchor for an error.
    const isShown = (field: string) => fields && Object.hasOwn(fields, field) && !isChoice(form, field);
    return seeOther(`${forms[form].page}#errore-${fieldsOf(form).find(isShown) ?? 'invio'}`);
  }
  const error = { code, message, ...(fields ? { fields } : {}) };
  return Response.json({ success: false, error }, { status, headers: { ...NO_STORE, ...headers } });
}
