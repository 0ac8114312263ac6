import type { IncomingMessage } from 'node:http';

/** The path that a request target names, dot segments resolved; undefined for targets without one (`*`). */
export function requestUrl(incoming: IncomingMessage): URL | undefined {
  const target = incoming.url ?? '';
  const absolute = target.startsWith('/') ? `http://localhost${target}` : target;
  return /^https?:/i.test(absolute) && URL.canParse(absolute) ? new URL(absolute) : undefined;
}

/** `uri-host [":" port]` of RFC 9110, 7.2, without the characters that no host in use has. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a request names its host as it must (RFC 9112, 3.2): once, and as one. */
export function hasValidHost({ rawHeaders, headers: { host = '' } }: IncomingMessage): boolean {
  const lines = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return lines.length === 1 && HOST.test(host) && URL.canParse(`http://${host}`);
}

/**
 * The one spelling of all paths that mean the same (RFC 3986, 6.2.2): letters unescaped, the rest escaped.
 * @param path absolute, as a URL's pathname, or the name of a file under the site with a slash before it
 * @returns undefined for a path that no file can have: empty or dotted segments, escaped slashes, control characters,
 *   broken escapes. A redirect built from what is returned never leaves the site.
 */
export function normalizePath(path: string): string | undefined {
  const segments = path.slice(1).split('/');
  let normal = '';
  for (const [index, segment] of segments.entries()) {
    const name = decoded(segment);
    if (name === undefined || /[/\\\p{Cc}]/u.test(name) || name === '.' || name === '..') return undefined;
    if (name === '' && index < segments.length - 1) return undefined;
    normal += `/${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}`;
  }
  return normal;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
