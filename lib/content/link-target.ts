import { pathsWithOptionalSlash } from '@/lib/http/trailing-slash.mjs';
import { percentDecoded } from '@/lib/percent-decoded';
import { whyUnpublished } from './collections';

/** The possible targets of links within the site. */
export type Targets = {
  /** The anchors of each page, where they are known, by its path. */
  pages: ReadonlyMap<string, { ids?: ReadonlySet<string> }>;
  /** Paths of everything else that is served, without escapes. */
  files: ReadonlySet<string>;
  /** The new path of each page that has moved (docs/decisions.md D45). */
  redirects: ReadonlyMap<string, string>;
  /** Folder of the project, whose texts are read to find why one is not published. */
  projectDir: string;
};

/** Splits a URL of this site. `whole`: without its anchor; `path`: also without the query; `page`: also without the final slash. */
export function partsOf(url: string): { whole: string; path: string; page: string; anchor: string } {
  const [whole = '', anchor = ''] = url.split('#', 2);
  const path = whole.replace(/\?.*$/, '');
  return { whole, path, page: path === '/' ? path : path.replace(/\/$/, ''), anchor };
}

/**
 * Why a URL of this site has no target, or leads there only by a redirect.
 * @param what how the message calls it: `il collegamento`, `il rinvio`
 * @returns the end of an Italian sentence, with the fix; undefined if the URL is right
 */
export function targetProblem(
  url: string,
  { pages, files, redirects, projectDir }: Targets,
  what: string,
): string | undefined {
  const { path, page, anchor } = partsOf(url);
  const target = pages.get(page);
  if (target) {
    // A redirect would cost the visitor a second request.
    if (path !== page && !pathsWithOptionalSlash.includes(page)) return redirectMessage(page);
    const { ids } = target;
    if (anchor === '' || !ids || ids.has(decode(anchor))) return undefined;
    const known = listedNames(
      'Quelle di questa pagina',
      Array.from(ids, (id) => `#${id}`),
    );
    return `porta a un punto che in ${path} non c’è. Correggete l’ancora, o toglietela.${known}`;
  }
  if (files.has(decode(page))) return undefined;
  const to = redirects.get(encodeURI(decode(page)));
  if (to) return redirectMessage(to);
  const reason = whyUnpublished(page, projectDir);
  if (reason)
    return `porta a un testo che non è pubblicato: ${reason}. Togliete ${what}, o pubblicate prima quel testo.`;
  const folder = page.replace(/[^/]*$/, '');
  const siblings = [...pages.keys()].filter((other) => other.replace(/[^/]*$/, '') === folder);
  return `porta a una pagina che non c’è. Correggete l’indirizzo, o togliete ${what}.${listedNames('Quelli che ci sono', siblings)}`;
}

/** More names do not help to find the right one. */
const MAX_NAMES = 24;

/**
 * The end of a message about an unknown name: the names that exist, where they are few.
 * @param intro in Italian
 */
const listedNames = (intro: string, names: readonly string[]): string =>
  names.length === 0 || names.length > MAX_NAMES ? '' : ` ${intro}: ${names.join(', ')}.`;

const redirectMessage = (to: string) => `porta a un indirizzo che rinvia altrove. Scrivete «${to}».`;

/** A URL or anchor without escapes; unchanged if they cannot be read. */
export const decode = (url: string) => percentDecoded(url) ?? url;
