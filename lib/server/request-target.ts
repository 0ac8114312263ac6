import type { IncomingMessage } from 'node:http';
import { percentDecoded } from '@/lib/percent-decoded';

/** A name or an IPv6 address, and a port: `uri-host [":" port]` of RFC 9110, 7.2, without characters that no real host has. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a request has exactly one valid Host header (RFC 9112, 3.2). */
export function hasValidHost({ rawHeaders, headers: { host = '' } }: IncomingMessage): boolean {
  const lines = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return lines.length === 1 && HOST.test(host) && URL.canParse(`http://${host}`);
}

/**
 * The normal form of equivalent paths (RFC 3986, 6.2.2), escaped as by `encodeURI`, and `?` and `#` too.
 * @param path absolute, as a URL's pathname
 * @returns undefined for a path that no file can have (empty or dot segments, escaped slashes, control characters, invalid
 *   escapes), so that a redirect to a normal path never leads to another site
 */
export function normalizePath(path: string): string | undefined {
  const segments = path.slice(1).split('/');
  let normal = '';
  for (const [index, segment] of segments.entries()) {
    const name = percentDecoded(segment);
    if (name === undefined || /[/\\\p{Cc}]/u.test(name) || name === '.' || name === '..') return undefined;
    if (name === '' && index < segments.length - 1) return undefined;
    normal += `/${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}`;
  }
  return normal;
}
