import { parsePage, type SitePage } from './page';

export type Crawl = {
  pages: SitePage[];
  /** Links of the site to itself, each time one stands on a page. */
  links: number;
  /** Those of them that lead to a place inside a page. */
  anchors: number;
  /** Dead links, dead anchors and redirects: `from -> to (why)`. */
  broken: string[];
};

type Link = { from: string; path: string; id: string };

/**
 * Follows every link of the site, from the given addresses on.
 * @param base address of the running site, without a trailing slash
 * @param starts paths to begin with; those that no link leads to as well
 */
export async function crawl(base: string, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, SitePage>();
  const answers = new Map<string, string>();
  const links: Link[] = [];
  const queue = [...starts];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (answers.has(path)) continue;
    const response = await fetch(base + path, { redirect: 'manual' });
    const body = await response.text();
    answers.set(path, answerOf(response));
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) continue;
    const page = { path, document: parsePage(body) };
    pages.set(path, page);
    for (const link of linksOf(page, base)) {
      links.push(link);
      queue.push(link.path);
    }
  }
  return {
    pages: [...pages.values()].sort((a, b) => a.path.localeCompare(b.path)),
    links: links.length,
    anchors: links.filter(({ id }) => id).length,
    broken: links.flatMap(({ from, path, id }) => {
      const answer = answers.get(path);
      if (answer !== 'ok') return [`${from} -> ${path} (${answer})`];
      const target = pages.get(path)?.document;
      if (id && target && !target.getElementById(id)) return [`${from} -> ${path}#${id} (no such anchor)`];
      return [];
    }),
  };
}

const answerOf = (response: Response) =>
  response.ok ? 'ok' : `${response.status}${response.headers.has('location') ? ', a redirect' : ''}`;

/** Links and pictures of a page that lead into the site itself. */
function linksOf({ path, document }: SitePage, base: string): Link[] {
  return document.querySelectorAll('a[href], img[src]').flatMap((element) => {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    const url = new URL(address, base + path);
    if (url.origin !== new URL(base).origin) return [];
    return [{ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) }];
  });
}
