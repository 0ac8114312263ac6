import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { FileRoute, RouteList } from '@/lib/http/route-list';
import { fileHeaders } from '@/lib/http/security-headers.mjs';
import { type Log, stackOf } from '@/lib/log';
import { normalizePath } from './request-target';

/** Memory for the files that were requested last, in bytes. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** Larger files are streamed from the disk every time. */
const MAX_CACHED_BYTES = 128 * 1024;
/** Longest Accept-Encoding that is parsed, in characters; browsers send 30. */
const MAX_ACCEPT = 500;
/** Hosts that are not redirected to SITE_URL: IP addresses, names without a dot, and localhost. */
const LOCAL_HOST = /^(?:[\d.]+|\[.*\]|[^.]+|.*\.localhost)$/;

type Options = {
  /** SITE_URL, to which requests for other hosts are redirected. Without it every host is answered. */
  siteUrl: string | undefined;
  log: Log;
};

/**
 * The handler of all pages and files: the files of the list with their headers, the 404 page for other paths, 308 for a
 * trailing slash that no page has (D6), for a path that has moved and for another host, 405 for methods other than GET and
 * HEAD. Only files of the list are read, so no path leads out of the folder.
 * @param folder with the files
 * @returns a function that never rejects: a failure is answered 500, with one line in the log
 */
export function serveStaticFiles(folder: string, list: RouteList, { siteUrl, log }: Options) {
  const site = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  const routes = new Map(Object.entries(list.routes));
  const redirects = new Map(Object.entries(list.redirects));
  const read = fileReader(folder);

  const emptyResponse = (status: number, headers: Record<string, string> = {}) =>
    new Response(null, {
      status,
      headers: { ...fileHeaders('/'), ...list.headers, ...headers, 'Content-Length': '0' },
    });

  async function send(route: FileRoute, request: Request, status: number): Promise<Response> {
    const copy = copyFor(route, request.headers.get('accept-encoding'));
    const { suffix, size } = copy ?? { suffix: '', size: route.size };
    const headers: Record<string, string> = {
      ...list.headers,
      ...route.headers,
      ETag: `"${route.hash}${suffix.replace('.', '-')}"`,
      ...(route.br === undefined && route.gz === undefined ? {} : { Vary: 'Accept-Encoding' }),
    };
    const etags = status === 200 ? request.headers.get('if-none-match') : null;
    if (etags && fresh({ 'if-none-match': etags }, { etag: headers.ETag })) {
      // With all headers, so that a changed policy reaches the browser's copy (RFC 9110, 15.4.5).
      delete headers['Content-Type'];
      return new Response(null, { status: 304, headers });
    }
    if (copy) headers['Content-Encoding'] = copy.coding;
    headers['Content-Length'] = String(size);
    const body = request.method === 'HEAD' ? null : await read(route.file + suffix, size);
    return new Response(body, { status, headers });
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return emptyResponse(405, { Allow: 'GET, HEAD' });
    const { hostname, pathname, search } = new URL(request.url);
    if (site && hostname !== site.hostname && !LOCAL_HOST.test(hostname))
      return emptyResponse(308, { Location: site.origin + pathname + search });
    const path = normalizePath(pathname);
    const route = path && routes.get(path);
    if (route) return send(route, request, 200);
    const redirect = path && (redirects.get(path) ?? withoutSlash(path));
    return redirect
      ? emptyResponse(redirect.status, { Location: withQuery(redirect.to, search) })
      : send(list.notFound, request, 404);
  }

  return async (request: Request): Promise<Response> => {
    try {
      return await answer(request);
    } catch (error) {
      const path = new URL(request.url).pathname;
      log({ event: 'request_failed', level: 'error', path, reason: stackOf(error) });
      return send(list.serverError, request, 500).catch(() => emptyResponse(500));
    }
  };
}

/**
 * Reads files of a folder, with a cache for small ones.
 * @returns a function that rejects if the file cannot be opened or does not have its size, while the response can still be the
 *   error page
 */
function fileReader(folder: string): (name: string, size: number) => Promise<BodyInit> {
  const cache = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    // It must be positive, also for an empty file.
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });
  return async (name, size) => {
    const cached = cache.get(name);
    if (cached) return cached;
    const path = join(folder, name);
    const { size: actual } = await stat(path);
    if (actual !== size)
      throw new Error(
        `${name} has ${actual} bytes, not ${size}: it was changed after the build. Build again.`,
      );
    if (size > MAX_CACHED_BYTES) {
      const handle = await open(path);
      return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array<ArrayBuffer>>;
    }
    const bytes = await readFile(path);
    cache.set(name, bytes);
    return bytes;
  };
}

/** The smallest copy that a client accepts. Q-values other than 0 are ignored, because browsers send none. */
function copyFor({ br, gz }: FileRoute, accepted: string | null) {
  if (!accepted || accepted.length > MAX_ACCEPT) return undefined;
  const codings = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br', 'gzip']);
  if (br !== undefined && codings.includes('br')) return { coding: 'br', suffix: '.br', size: br };
  if (gz !== undefined && codings.includes('gzip')) return { coding: 'gzip', suffix: '.gz', size: gz };
  return undefined;
}

/** The redirect from a path with a trailing slash to the one without (D6). */
const withoutSlash = (path: string) =>
  path.endsWith('/') && path !== '/' ? { status: 308, to: path.slice(0, -1) } : undefined;

/** Adds a query to a URL, before its anchor. */
const withQuery = (url: string, search: string) => url.replace(/(?=#)|$/, () => search);
