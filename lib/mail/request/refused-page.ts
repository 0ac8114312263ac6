import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/forms/form-mail';
import { themeColors } from '@/lib/theme-colors';
import type { HttpError } from './http-error';

type Link = { label: string; href: string };

/** The copy of the page, from the site's content. The reason is added. */
export type RefusedWords = {
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

function refusedPage(reason: string, words: RefusedWords): string {
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
export const refusedPageResponse = ({ status, message, details }: HttpError, words: RefusedWords): Response =>
  new Response(refusedPage(message, words), {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...details.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
    },
  });
