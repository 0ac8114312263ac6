/** Codings that files are stored in beside themselves, best first, and how their names end. */
export const CODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
export type Coding = (typeof CODINGS)[number];

/**
 * Whether an Accept-Encoding takes a coding (RFC 9110, 12.5.3). A coding counts by being taken at all: a browser that
 * names two leaves the choice to the server.
 */
export function acceptsCoding(header: string | undefined, name: Coding['name']): boolean {
  if (!header) return false;
  let any = false;
  for (const item of header.split(',')) {
    const [, coding = '', q = '1'] = /^\s*([^\s;]+)\s*(?:;\s*q\s*=\s*([\d.]+))?\s*$/i.exec(item) ?? [];
    const taken = Number(q) > 0;
    if (coding.toLowerCase() === name) return taken;
    if (coding === '*') any = taken;
  }
  return any;
}

/** Whether an If-None-Match names what there is, weakly compared (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

/**
 * The one spelling of all paths that mean the same (RFC 3986, 6.2.2): letters unescaped, the rest escaped.
 * @param path absolute, as a URL's pathname, or the name of a file under the site with a slash before it
 * @returns undefined for a path that no file can have: empty or dotted segments, escaped slashes, control characters,
 *   broken escapes. A redirect built from what is returned never leaves the site.
 */
export function normalPath(path: string): string | undefined {
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
