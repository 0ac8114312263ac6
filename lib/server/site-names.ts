/** Error pages, which have no address of their own. */
export const NOT_FOUND = '404.html';
export const FAILED = '500.html';

/** Files that are not served: configuration of the host, and error pages. */
export const UNADDRESSED: readonly string[] = ['.assetsignore', '_headers', '_redirects', NOT_FOUND, FAILED];

/** Of a file that no rule names. */
export const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** A trailing slash, except that of the home page. */
const FINAL_SLASH = /(?<=.)\/$/;

/** Where a path with a trailing slash that no page has leads to (D6). */
export function withoutSlash(path: string): { status: number; to: string } | undefined {
  const to = path.replace(FINAL_SLASH, '');
  return to === path ? undefined : { status: 308, to };
}
