import 'server-only';
import { pages } from '@/content/pages';
import { collections } from '@/lib/content/collections';
import { type Targets, targetProblem } from '@/lib/content/link-target';
import { isDraft } from '@/lib/content/publication';
import { textFiles } from '@/lib/content/read-folder';
import { type ContentRedirect, readRedirects } from '@/lib/content/redirects';
import { outline, parseText } from '@/lib/content/text-tree';
import { isOwnUrl, linkFormProblem } from '@/lib/http/link-syntax';
import { projectPath } from '@/lib/project-path';

/**
 * The possible targets of links before pages are built: the registered pages and all texts, even with mistakes.
 * @param options `withDrafts`: drafts are pages too
 */
export function sourceTargets(projectDir: string, { withDrafts }: { withDrafts: boolean }): Targets {
  const texts = collections.flatMap(({ folder, path }) =>
    textFiles(projectDir, folder)
      .filter(({ source }) => withDrafts || !isDraft(source))
      .map(({ name, source }) => {
        // Parsed only for a link with an anchor.
        const target = {
          get ids() {
            return new Set(outline(parseText(source)).map(({ id }) => id));
          },
        };
        return [path(name.replace(/\.mdx$/, '')), target] as const;
      }),
  );
  return {
    pages: new Map([...Object.keys(pages).map((path) => [path, {}] as const), ...texts]),
    files: new Set(),
    redirects: new Map(redirectsOf(projectDir).map(({ from, to }) => [from, to])),
    projectDir,
  };
}

/** The redirects; none if they have mistakes, which the build reports. */
function redirectsOf(projectDir: string): ContentRedirect[] {
  try {
    return readRedirects(projectDir);
  } catch {
    return [];
  }
}

/**
 * The Italian message about a broken link of a text; undefined if it works, or leads to a file or a list of texts. The build also
 * checks these, the anchors of pages and the links of pages (lib/adapter/link-check.ts).
 */
export function linkProblem(href: string, targets: Targets): string | undefined {
  const path = href.replace(/[?#].*$/s, '');
  // An anchor of the same page has no path.
  const isChecked = path !== '' && !/\.\w+$/.test(path) && !collections.some(({ isList }) => isList(path));
  const ownProblem = () => (isChecked ? targetProblem(href, targets, 'il collegamento') : undefined);
  const error = isOwnUrl(href) ? ownProblem() : linkFormProblem(href);
  return error && `il collegamento «${href}» ${error}`;
}

/** In development, the message about a broken link, which stands beside it. */
export const linkProblemInDevelopment = (href = ''): string | undefined =>
  process.env.NODE_ENV === 'development'
    ? linkProblem(href, sourceTargets(projectPath(), { withDrafts: true }))
    : undefined;
