import type { PageLinks } from '@/lib/adapter/page/page-links';
import { decode, partsOf, type Targets, targetProblem } from '@/lib/content/link-target';
import { placeInTexts } from '@/lib/content/place-in-texts';
import type { ContentRedirect } from '@/lib/content/redirects';
import { ContentError, type ContentProblem } from '@/lib/content-error';
import { choicesOf } from '@/lib/forms/choices';
import { forms } from '@/lib/forms/forms';
import { isOwnUrl, linkFormProblem } from '@/lib/http/link-syntax';

/** Pages to name for one broken link: a link of the header is on every page. */
const MAX_PAGES = 3;

/**
 * Checks that every link and every redirect of the site has a target, and that every page for search engines is linked.
 * @param pages the links and anchors of each page, by its path
 * @param files paths of everything else that is served
 * @param projectDir folder of the project
 * @throws ContentError with file and line of every broken link, and every page that no other page links
 */
export function checkLinks(
  pages: ReadonlyMap<string, PageLinks>,
  files: readonly string[],
  redirects: readonly ContentRedirect[],
  projectDir: string,
): void {
  const targets: Targets = {
    pages,
    files: new Set(files),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    projectDir,
  };
  const problems = [
    ...redirectProblems(redirects, targets),
    ...linkProblems(pages, targets),
    ...unlinkedPages(pages),
  ];
  if (problems.length > 0) throw new ContentError(problems.sort(byPlace));
}

function byPlace(a: ContentProblem, b: ContentProblem): number {
  if (a.file === b.file) return (a.line ?? 0) - (b.line ?? 0);
  return a.file < b.file ? -1 : 1;
}

function linkProblems(pages: ReadonlyMap<string, PageLinks>, targets: Targets): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const [url, linkingPages] of pagesByLink(pages)) {
    const error = isOwnUrl(url)
      ? (targetProblem(url, targets, 'il collegamento') ?? choiceError(url))
      : linkFormProblem(url);
    if (!error) continue;
    const { page, anchor } = partsOf(url);
    for (const from of linkingPages.slice(0, MAX_PAGES)) {
      // A link inside its own page may be only the anchor.
      const spellings = page === from && anchor ? [`#${anchor}`, url] : [url, decode(url)];
      const message = `il collegamento «${url}» ${error}`;
      problems.push({ ...placeOf(spellings, from, targets.projectDir), message });
    }
  }
  return problems;
}

/** Pages for search engines that no other page links. */
function unlinkedPages(pages: ReadonlyMap<string, PageLinks>): ContentProblem[] {
  const linkedByOthers = [...pages].flatMap(([path, { links }]) =>
    [...links].map((link) => partsOf(link).page).filter((page) => page !== path),
  );
  const linkedPages = new Set(['/', ...linkedByOthers]);
  const unlinked = [...pages].filter(([path, { isNotIndexed }]) => !isNotIndexed && !linkedPages.has(path));
  const message =
    'nessun’altra pagina porta qui. Collegatela da una pagina o dal menu (content/navigation.ts), o toglietela dai motori di ricerca (noIndex: true nel suo meta).';
  return unlinked.map(([path]) => ({ file: `pagina ${path}`, message }));
}

/** Redirects from a path that is a page or file, and redirects to what is neither (docs/decisions.md D45). */
export function redirectProblems(redirects: readonly ContentRedirect[], targets: Targets): ContentProblem[] {
  const fromPages = redirects.filter(
    ({ from }) => targets.pages.has(from) || targets.files.has(decodeURI(from)),
  );
  return [
    ...fromPages.map(({ from, to: _, ...place }) => ({
      ...place,
      message: `«${from}» è l’indirizzo di una pagina o di un file che c’è. Togliete il rinvio, o prima la pagina.`,
    })),
    ...redirects.flatMap(({ from, to, ...place }) => {
      const error = targetProblem(to, targets, 'il rinvio');
      const column = place.column && 'to';
      return error ? [{ ...place, ...(column && { column }), message: `il rinvio a «${to}» ${error}` }] : [];
    }),
  ];
}

/** The pages that link a URL. */
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

/**
 * The first choice in the query of a link to a form that the form does not offer (docs/decisions.md D44).
 * @returns the end of an Italian sentence; undefined if there is none, or no form at this URL
 */
function choiceError(url: string): string | undefined {
  const { whole, page } = partsOf(url);
  const form = Object.values(forms).find((candidate) => candidate.page === page);
  if (!form) return undefined;
  const choices = choicesOf(form.fields);
  for (const [name, value] of new URLSearchParams(/\?.*/.exec(whole)?.[0])) {
    const codes = choices.get(name);
    if (codes?.includes(value)) continue;
    const known = codes
      ? `Valori: ${codes.join(', ')}.`
      : `Si può scegliere: ${[...choices.keys()].join(', ')}.`;
    return `sceglie nel modulo «${name}=${value}», che lì non c’è. ${known}`;
  }
  return undefined;
}

/** The characters around a URL in Markdown and in TypeScript. */
const delimiters = [
  { before: '(', after: ')' },
  { before: '(', after: ' ' },
  { before: '"', after: '"' },
  { before: "'", after: "'" },
  { before: '`', after: '`' },
];

/** The file and the line of a link, or its page if no text contains it in one of its spellings. */
function placeOf(
  spellings: readonly string[],
  path: string,
  projectDir: string,
): { file: string; line?: number } {
  // With delimiters, because a longer URL may begin alike. Of `javascript:` only the beginning is known.
  const texts = spellings.flatMap((url) =>
    delimiters.map(({ before, after }) => before + url + (url === 'javascript:' ? '' : after)),
  );
  const place = placeInTexts(path, projectDir, (line) => texts.some((text) => line.includes(text)));
  return place ?? { file: `pagina ${path}` };
}
