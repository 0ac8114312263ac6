import type { PageLinks } from '@/lib/adapter/page/page-links';
import { placeInTexts } from '@/lib/content/place-in-texts';
import type { ContentRedirects } from '@/lib/content/redirects';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { choicesOf } from '@/lib/forms/choices';
import { forms } from '@/lib/forms/forms';
import { isOwnAddress, linkFormProblem } from '@/lib/http/link-form';
import { decoded, partsOf, type Targets, targetError } from './link-target';

/** Number of pages that are named for the same wrong link. */
const MAX_PAGES = 3;

/**
 * Checks that every link and every redirect of the site leads to something, and that every page for search engines is linked.
 * @param pages what each page links and what can be linked in it, by the page's address
 * @param files addresses of everything else that is served
 * @param projectDir folder of the project
 * @throws ContentError with file and line of every broken link, and every page that no other one links
 */
export function checkLinks(
  pages: ReadonlyMap<string, PageLinks>,
  files: readonly string[],
  redirects: ContentRedirects,
  projectDir: string,
): void {
  const targets = {
    pages,
    files: new Set(files),
    redirects: new Map(redirects.served.map(({ from, to }) => [from, to])),
    projectDir,
  };
  const problems = redirectProblems(redirects, targets);
  const linkedPages = new Set(['/']);
  for (const [address, linkingPages] of pagesByLink(pages)) {
    const { whole, page, anchor } = partsOf(address);
    if (linkingPages.some((from) => from !== page)) linkedPages.add(page);
    const error = isOwnAddress(address)
      ? (targetError(address, targets, 'il collegamento') ??
        (pages.has(page) ? wrongChoice(page, whole) : undefined))
      : linkFormProblem(address);
    if (!error) continue;
    for (const from of linkingPages.slice(0, MAX_PAGES)) {
      // A link inside its own page may be only the anchor.
      const spellings = page === from && anchor ? [`#${anchor}`, address] : [address, decoded(address)];
      const message = `il collegamento «${address}» ${error}`;
      problems.push({ ...placeOf(spellings, from, projectDir), message });
    }
  }
  for (const [path, { isNotIndexed }] of pages) {
    if (isNotIndexed || linkedPages.has(path)) continue;
    const message =
      'nessun’altra pagina porta qui. Collegatela da una pagina o dal menu (content/navigation.ts), o toglietela dai motori di ricerca (noIndex: true nel suo meta).';
    problems.push({ file: `pagina ${path}`, message });
  }
  if (problems.length === 0) return;
  throw new ContentError(
    problems.sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1)),
  );
}

/** Redirects from an address that is a page or file, and redirects to nothing (docs/decisions.md D45). */
export function redirectProblems(
  { served, scheduled, expired }: ContentRedirects,
  targets: Targets,
): ContentProblem[] {
  const fromPages = [...served, ...scheduled, ...expired].filter(
    ({ from }) => targets.pages.has(from) || targets.files.has(decodeURI(from)),
  );
  return [
    ...fromPages.map(({ from, to: _, ...place }) => ({
      ...place,
      message: `«${from}» è l’indirizzo di una pagina o di un file che c’è. Togliete il rinvio, o prima la pagina.`,
    })),
    ...served.flatMap(({ from, to, ...place }) => {
      const error = targetError(to, targets, 'il rinvio');
      const column = place.column && 'to';
      return error ? [{ ...place, ...(column && { column }), message: `il rinvio a «${to}» ${error}` }] : [];
    }),
  ];
}

/** The pages that link an address. */
function pagesByLink(pages: ReadonlyMap<string, PageLinks>): Map<string, string[]> {
  const pagesOf = new Map<string, string[]>();
  for (const [path, { links }] of pages) {
    for (const link of links) {
      const paths = pagesOf.get(link);
      if (paths) paths.push(path);
      else pagesOf.set(link, [path]);
    }
  }
  return pagesOf;
}

/** What is wrong with the choices that a link makes in a form (docs/decisions.md D44). */
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

/** What stands before and after an address in Markdown and in TypeScript. */
const delimiters = [
  { before: '(', after: ')' },
  { before: '(', after: ' ' },
  { before: '"', after: '"' },
  { before: "'", after: "'" },
  { before: '`', after: '`' },
];

/** The file and the line of a link in one of its spellings, or its page if no text has it. */
function placeOf(
  spellings: readonly string[],
  path: string,
  projectDir: string,
): { file: string; line?: number } {
  // With delimiters, so that no longer address matches. Of `javascript:` only the beginning is known.
  const texts = spellings.flatMap((address) =>
    delimiters.map(({ before, after }) => before + address + (address === 'javascript:' ? '' : after)),
  );
  const place = placeInTexts(path, projectDir, (line) => texts.some((text) => line.includes(text)));
  return place ?? { file: `pagina ${path}` };
}
