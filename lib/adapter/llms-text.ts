import type { MarkdownEdition } from '@/lib/adapter/page/markdown-edition';

/** With more pages below it than this, a group names only those that its first page links. */
const MANY_PAGES = 100;

/** Address of the Markdown edition of a page: `/prodotto.md`, and `/index.md` for the home page. */
export const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);

/**
 * `/llms.txt`: what the site holds, for programs that read Markdown, by the proposal of llmstxt.org. Pages without pages
 * below them come first, under the name of the site.
 * @param editions the Markdown editions by the address of their page
 * @throws if there is no home page
 */
export function llmsText(editions: ReadonlyMap<string, MarkdownEdition>): string {
  const home = editions.get('/');
  if (!home) throw new Error('llms.txt begins with the home page, and there is none.');
  const groups = new Map<string, string[]>();
  for (const path of editions.keys()) {
    if (path === '/') continue;
    const top = topOf(path);
    groups.set(top, [...(groups.get(top) ?? []), path]);
  }
  const line = (path: string) => {
    const { title, description, url } = editions.get(path) ?? home;
    return `- [${title}](${new URL(markdownPath(path), url).href}): ${description}`;
  };
  const alone = [...groups].flatMap(([top, paths]) => (paths.length === 1 && paths[0] === top ? [top] : []));
  const sections = [...groups].flatMap(([top, paths]) => {
    if (alone.includes(top)) return [];
    const overview = editions.get(top);
    const few = paths.length <= MANY_PAGES;
    const named = paths.filter((path) => few || path === top || overview?.links.has(path));
    return [`## ${overview?.label ?? top.slice(1)}\n\n${named.map(line).join('\n')}`];
  });
  return [
    `# ${home.siteName}`,
    `> ${home.description}`,
    `## ${home.siteName}\n\n${['/', ...alone].map(line).join('\n')}`,
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

const topOf = (path: string) => /^\/[^/]*/.exec(path)?.[0] ?? path;
