/** A line of `_redirects`; `:name` in both addresses stands for one segment of the path. */
export type Redirect = { from: string; to: string; status: number };

/** A `_redirects` file, in the form that Netlify and Cloudflare Pages read; both keep the query. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/**
 * Reads a `_redirects` file.
 * @throws with the line that is not `from to status`
 */
export function parseRedirectsFile(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, from, to, status] = /^(\/\S*)\s+(\S+)\s+(\d{3})\s*$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects, line ${index + 1}: not "from to status": ${line}`);
    return [{ from, to, status: Number(status) }];
  });
}

/**
 * Sends every page with a final slash to the one without (D6). Not the pages of routes like `/novita/[slug]`: a
 * placeholder would stand for addresses without a page too, and Netlify, to which both spellings are one, would send
 * these to themselves for ever. Hosts do without: each answers such a page by itself, with or without a redirect.
 * @param routes of the pages
 * @param both addresses that answer with and without it
 */
export function slashRedirects(routes: readonly string[], both: readonly string[]): Redirect[] {
  return [...new Set(routes)]
    .filter((route) => route !== '/' && !route.includes('[') && !both.includes(route))
    .sort()
    .map((path) => ({ from: `${path}/`, to: path, status: 308 }));
}

/** Sends addresses that have moved for good to where they are now (D45), with and without a final slash. */
export const movedRedirects = (moved: readonly Pick<Redirect, 'from' | 'to'>[]): Redirect[] =>
  moved.flatMap(({ from, to }) => [from, `${from}/`].map((each) => ({ from: each, to, status: 308 })));
