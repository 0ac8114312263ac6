import { type Log, stackOf } from '@/lib/log';
import { contentTypeOf } from '../http/content-type';
import { fileHeaders } from '../http/security-headers.mjs';
import type { StaticRules } from '../http/static-rules';
import { normalizePath } from './request-target';

/** What a client says about a file that it wants. */
export type Wanted = {
  /** Whether the bytes are wanted: not for HEAD. */
  body: boolean;
  /** Its Accept-Encoding. */
  codings: string | null;
  /** Its If-None-Match: the copies that it has. */
  tags: string | null;
};

/** A file as it is sent: the headers are those of its bytes (ETag, length, coding). */
export type SiteFile = {
  headers: Readonly<Record<string, string>>;
  body: BodyInit | null;
  unchanged: boolean;
};

/** The files of the site by their names: a folder (Node), or the assets binding (a worker). */
export type SiteFiles = {
  /** @param name with percent escapes, as in an address. @returns undefined when there is no such file */
  open(name: string, wanted: Wanted): Promise<SiteFile | undefined>;
};

/** Error pages, which have no address of their own. */
const NOT_FOUND = '404.html';
const FAILED = '500.html';
/** Files that are not served: configuration of the host, and error pages. */
const UNADDRESSED: readonly string[] = ['.assetsignore', '_headers', '_redirects', NOT_FOUND, FAILED];
/** Precompressed copies: they are sent in place of what they are copies of. */
const COPY = /\.(?:br|gz)$/;
/** Of a file that no rule names, such as a Markdown edition. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** A trailing slash, except that of the home page. */
const FINAL_SLASH = /(?<=.)\/$/;
/** Not names of a site: an IP address, a name within a network, and what Cloudflare calls a worker that has no domain yet. */
const NO_SITE_NAME = /^(?:[\d.]+|\[.*\]|[^.]+|.*\.(?:localhost|workers\.dev))$/;

type PagesOptions = {
  /** SITE_URL, to which requests for another name are redirected; unset, every name is the site's. */
  siteUrl: string | undefined;
  log: Log;
};

/**
 * The handler of all pages and files, from a Request to a Response: by the rules of `_headers` and `_redirects`, with the
 * not-found page for unknown addresses, 308 for a trailing slash that no page has (D6) and for another name of the site, 405
 * for methods other than GET and HEAD.
 */
export function createPages(rules: StaticRules, files: SiteFiles, { siteUrl, log }: PagesOptions) {
  const general = { ...fileHeaders('/'), ...Object.fromEntries(rules.headersOf('/*')) };
  const site = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;

  const bare = (status: number, headers: Record<string, string> = {}) =>
    new Response(null, { status, headers: { ...general, ...headers, 'Content-Length': '0' } });

  /** @param address that the rules of headers are for */
  function answer(file: SiteFile, status: number, name: string, address: string): Response {
    const ruleHeaders = Object.fromEntries(rules.headersOf(address));
    const headers = {
      'Cache-Control': DEFAULT_CACHE_CONTROL,
      ...fileHeaders(address),
      ...file.headers,
      ...ruleHeaders,
    };
    if (file.unchanged) return new Response(null, { status: 304, headers: withoutBytes(headers) });
    return new Response(file.body, {
      status,
      headers: { 'Content-Type': contentTypeOf(name), ...headers },
    });
  }

  /** An error page in place of what was asked for: whole, since conditions are not meant for it. */
  async function errorPage(status: number, name: string, request: Request): Promise<Response> {
    const file = await files.open(name, { ...wantedBy(request), tags: null });
    return file ? answer(file, status, name, `/${name}`) : bare(status);
  }

  const notFound = (request: Request) => errorPage(404, NOT_FOUND, request);

  /** For a failure, or a form that could not be taken. @param status 500 or 503 */
  const failed = (status: number, request: Request) => errorPage(status, FAILED, request);

  async function find(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return bare(405, { Allow: 'GET, HEAD' });
    const { hostname, pathname, search } = new URL(request.url);
    if (site && hostname !== site.hostname && !NO_SITE_NAME.test(hostname))
      return bare(308, { Location: site.origin + pathname + search });
    const path = normalizePath(pathname);
    if (!path) return notFound(request);
    for (const name of filesAt(path)) {
      const file = await files.open(name, wantedBy(request));
      if (file) return answer(file, 200, name, path);
    }
    const moved = rules.redirectOf(path) ?? withoutSlash(path);
    if (moved) return bare(moved.status, { Location: withQuery(moved.to, search) });
    return notFound(request);
  }

  return {
    /** Answers a request. Never rejects: what fails is answered 500, with one line in the log. */
    async handle(request: Request): Promise<Response> {
      try {
        return await find(request);
      } catch (error) {
        const path = new URL(request.url).pathname;
        log({ event: 'request_failed', level: 'error', path, reason: stackOf(error) });
        return failed(500, request).catch(() => bare(500));
      }
    },

    notFound,
    failed,
  };
}

/** The headers of a 304: a changed policy must reach the browser's copy (RFC 9110, 15.4.5). */
function withoutBytes(headers: Record<string, string>): Record<string, string> {
  const { 'Content-Type': _, 'Content-Length': __, 'Content-Encoding': ___, ...rest } = headers;
  return rest;
}

const wantedBy = ({ method, headers }: Request): Wanted => ({
  body: method !== 'HEAD',
  codings: headers.get('accept-encoding'),
  tags: headers.get('if-none-match'),
});

/** Where a path with a trailing slash that no page has leads to (D6). */
function withoutSlash(path: string): { status: number; to: string } | undefined {
  const to = path.replace(FINAL_SLASH, '');
  return to === path ? undefined : { status: 308, to };
}

/** An address with a query, which stands before its anchor. */
const withQuery = (address: string, search: string) => address.replace(/(?=#)|$/, () => search);

/** The files that an address may name, the likelier one first. @param path from normalizePath */
function filesAt(path: string): string[] {
  const name = path.slice(1);
  if (path.endsWith('/')) return [`${name}index.html`];
  const last = path.slice(path.lastIndexOf('/') + 1);
  const page = `${name}.html`;
  const pages = last === 'index' || UNADDRESSED.includes(page) ? [] : [page];
  const files = UNADDRESSED.includes(name) || COPY.test(name) || name.endsWith('.html') ? [] : [name];
  return last.includes('.') ? [...files, ...pages] : [...pages, ...files];
}
