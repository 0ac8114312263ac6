import { contentTypeOf } from '../http/content-type';
import type { StaticRules } from '../http/static-rules';
import { normalizePath } from './request-target';
import { DEFAULT_CACHE_CONTROL, FAILED, NOT_FOUND, UNADDRESSED, withoutSlash } from './site-names';

/** The assets binding of a worker. It serves files under their own names (`html_handling: none`). */
export type Assets = { fetch(request: Request): Promise<Response> };

/** Precompressed copies: the platform compresses by itself. */
const COPY = /\.(?:br|gz)$/;

/**
 * Serves the files of a site from an assets binding, as createStaticHandler does from a folder: the same addresses,
 * headers, redirects and statuses. Headers that the binding sets by itself are dropped, except those of the file's version.
 */
export function createAssetsHandler(rules: StaticRules) {
  const general = Object.fromEntries(rules.headersOf('/*'));

  /** A file of the binding; undefined when there is none. @param conditional whether the answer may be 304 */
  async function load(name: string, request: Request, assets: Assets, conditional: boolean) {
    const tag = conditional ? request.headers.get('if-none-match') : null;
    const asked = new Request(new URL(`/${name}`, request.url), {
      method: request.method,
      ...(tag ? { headers: { 'If-None-Match': tag } } : {}),
    });
    const found = await assets.fetch(asked);
    if (found.status === 200 || found.status === 304) return found;
    await found.body?.cancel();
    return undefined;
  }

  /** @param address that the rules of headers are for */
  function answer(found: Response, status: number, name: string, address: string): Response {
    const headers = new Headers({ 'Cache-Control': DEFAULT_CACHE_CONTROL });
    for (const [header, value] of rules.headersOf(address)) headers.set(header, value);
    const etag = found.headers.get('etag');
    if (etag) headers.set('ETag', etag);
    if (found.status === 304) {
      headers.delete('Content-Type');
      return new Response(null, { status: 304, headers });
    }
    if (!headers.has('Content-Type')) headers.set('Content-Type', contentTypeOf(name));
    return new Response(found.body, { status, headers });
  }

  const bare = (status: number, headers: Record<string, string> = {}) =>
    new Response(null, { status, headers: { ...general, ...headers } });

  /** An error page in place of what was asked for. */
  async function errorPage(
    status: number,
    name: string,
    request: Request,
    assets: Assets,
  ): Promise<Response> {
    const found = await load(name, request, assets, false);
    return found ? answer(found, status, name, `/${name}`) : bare(status);
  }

  return {
    async handle(request: Request, assets: Assets): Promise<Response> {
      if (request.method !== 'GET' && request.method !== 'HEAD') return bare(405, { Allow: 'GET, HEAD' });
      const { pathname, search } = new URL(request.url);
      const path = normalizePath(pathname);
      for (const name of path ? filesAt(path) : []) {
        const found = await load(name, request, assets, true);
        if (found && path) return answer(found, 200, name, path);
      }
      const moved = path && (rules.redirectOf(path) ?? withoutSlash(path));
      if (moved) return bare(moved.status, { Location: moved.to + search });
      return errorPage(404, NOT_FOUND, request, assets);
    },

    notFound: (request: Request, assets: Assets) => errorPage(404, NOT_FOUND, request, assets),

    /** For a visitor whose form could not be taken. */
    failed: (request: Request, assets: Assets) => errorPage(503, FAILED, new Request(request.url), assets),
  };
}

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
