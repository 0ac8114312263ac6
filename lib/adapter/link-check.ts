import type { PageLinks } from '@/lib/adapter/page/page-links';
import { collections } from '../content/collections';
import { placeInTexts } from '../content/place-in-texts';
import { ContentError, type ContentProblem } from '../content-error';
import { choicesOf } from '../forms/choices';
import { forms } from '../forms/forms';
import { isOwnAddress, linkFormProblem } from '../http/link-form';
import { pathsWithOptionalSlash } from '../http/trailing-slash.mjs';

/** Pages named for the same wrong link. */
const MAX_PAGES = 3;

/**
 * Checks that every link of the site leads to something, and that a link leads to every page which search engines list.
 * @param pages what each page links and what can be linked in it, by the page's address
 * @param files addresses of everything else that is served
 * @param projectDir where the texts are, to name file and line
 * @throws ContentError naming where every broken link stands, and every page that no other one links
 */
export function checkLinks(
  pages: ReadonlyMap<string, PageLinks>,
  files: readonly string[],
  projectDir: string,
): void {
  const served = new Set(files);
  const problems: ContentProblem[] = [];
  const linked = new Set(['/']);
  for (const [address, linking] of pagesByLink(pages)) {
    const [whole = '', anchor = ''] = address.split('#', 2);
    const path = whole.replace(/\?.*$/, '');
    const page = path === '/' ? path : path.replace(/\/$/, '');
    if (linking.some((from) => from !== page)) linked.add(page);
    const ids = pages.get(page)?.ids;
    const error = ids
      ? (redirect(path, page) ?? missingAnchor(page, decoded(anchor), ids) ?? wrongChoice(page, whole))
      : served.has(page)
        ? undefined
        : isOwnAddress(address)
          ? (unpublished(page, projectDir) ??
            'porta a una pagina che non c’è. Correggete l’indirizzo, o togliete il collegamento.')
          : linkFormProblem(address);
    if (!error) continue;
    for (const from of linking.slice(0, MAX_PAGES)) {
      // Inside its own page a text writes the anchor alone.
      const variants = page === from && anchor ? [`#${anchor}`, address] : [address, decoded(address)];
      const message = `il collegamento «${address}» ${error}`;
      problems.push({ ...placeOf(variants, from, projectDir), message });
    }
  }
  for (const [path, { isHidden }] of pages) {
    if (isHidden || linked.has(path)) continue;
    const message =
      'nessun’altra pagina porta qui. Collegatela da una pagina o dal menu (content/navigation.ts), o toglietela dai motori di ricerca (index: false nel suo meta).';
    problems.push({ file: `pagina ${path}`, message });
  }
  if (problems.length === 0) return;
  throw new ContentError(
    problems.sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1)),
  );
}

/** The pages that link an address. */
function pagesByLink(pages: ReadonlyMap<string, PageLinks>): Map<string, string[]> {
  const linking = new Map<string, string[]>();
  for (const [path, { links }] of pages) {
    for (const link of links) {
      const known = linking.get(link);
      if (known) known.push(path);
      else linking.set(link, [path]);
    }
  }
  return linking;
}

/** A visitor would wait for a second answer. @param path as linked @param page its address without the final slash */
const redirect = (path: string, page: string) =>
  path === page || pathsWithOptionalSlash.includes(page)
    ? undefined
    : `porta a un indirizzo che rinvia altrove. Scrivete «${page}».`;

const missingAnchor = (path: string, anchor: string, ids: ReadonlySet<string>) =>
  anchor === '' || ids.has(anchor)
    ? undefined
    : `porta a un punto che in ${path} non c’è. Correggete l’ancora, o toglietela.`;

/** A form takes nothing else from an address (docs/decisions.md D44), so the link would do less than it says. */
function wrongChoice(page: string, address: string): string | undefined {
  const form = Object.values(forms).find((each) => each.page === page);
  if (!form) return undefined;
  const choices = choicesOf(form.fields);
  for (const [name, value] of new URLSearchParams(/\?.*/.exec(address)?.[0])) {
    const codes = choices.get(name);
    if (codes?.includes(value)) continue;
    const known = codes
      ? `Valori: ${codes.join(', ')}.`
      : `Si può scegliere: ${[...choices.keys()].join(', ')}.`;
    return `sceglie nel modulo «${name}=${value}», che lì non c’è. ${known}`;
  }
  return undefined;
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Why a text that is there is not among the pages. */
function unpublished(path: string, projectDir: string): string | undefined {
  const [collection] = collections.filter(({ owns }) => owns(path));
  const why = collection?.whyUnpublished(path.slice(collection.base.length + 1), projectDir);
  return (
    why &&
    `porta a un testo che non è pubblicato: ${why}. Togliete il collegamento, o pubblicate prima quel testo.`
  );
}

/** The file and the line where a link is written; the page itself where no text has it. */
function placeOf(
  links: readonly string[],
  path: string,
  projectDir: string,
): { file: string; line?: number } {
  // With the characters around it, so that a longer address does not match.
  const wanted = links.flatMap((address) =>
    (address === 'javascript:' ? ['(', '"', "'", '`'] : ['()', '( ', '""', "''", '``']).map(
      ([before, after = '']) => `${before}${address}${after}`,
    ),
  );
  const found = placeInTexts(path, projectDir, (line) => wanted.some((text) => line.includes(text)));
  return found ?? { file: `pagina ${path}` };
}
