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
 * Sends every address with a final slash to the one without (D6).
 * @param routes of the pages, with `[name]` where one route holds many: these need one line however many they are
 * @param both addresses that answer with and without it
 */
export function slashRedirects(routes: readonly string[], both: readonly string[]): Redirect[] {
  return [...new Set(routes)]
    .filter((route) => route !== '/' && !both.includes(route))
    .sort()
    .map((route) => route.replaceAll(/\[([^\]]+)\]/g, ':$1'))
    .map((path) => ({ from: `${path}/`, to: path, status: 308 }));
}
