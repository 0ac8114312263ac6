/** A line of `_redirects`; `:name` in both addresses stands for one segment of the path. */
export type Redirect = { from: string; to: string; status: number };

/** A `_redirects` file, in the form that Netlify and Cloudflare Pages read; both keep the query. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
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
