import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import type { FileRoute, Redirect, RouteList } from '@/lib/http/route-list';
import {
  fileHeaders,
  generalHeaders,
  type HeaderSettings,
  pageHeaders,
  speculationRules,
} from '@/lib/http/security-headers.mjs';
import { pathsWithOptionalSlash } from '@/lib/http/trailing-slash.mjs';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const daily = 'public, max-age=86400';
/** Icons, share images and speculation rules: visitors may see those of yesterday. */
const dailyFiles =
  /^\/(?:(?:icone|immagini)\/|(?:apple-touch-icon\.png|favicon\.ico|speculation-rules\.json)$)/;
/** Files with the hash of their content in their name. */
const hashedFiles =
  /^\/(?:_next\/static\/|assets\/(?:islands|pictures)\/|assets\/[\w-]+\.[\w-]{8,}\.(?:js|css)$)/;

/** Content types that cannot be inferred from the name. */
const fixedTypes: Readonly<Record<string, string>> = {
  [speculationRules.path]: speculationRules.type,
  '/favicon.ico': 'image/x-icon',
};

/** The contents of a bundle, by path. */
type Contents = {
  /** The path of an error page is the name of its file. */
  pages: readonly { path: string; files: readonly string[]; policy: string }[];
  /** `contentType`: of the route that has generated the file. */
  files: readonly { path: string; contentType: string | undefined }[];
  redirects: Readonly<Record<string, Redirect>>;
};

/** The content type of a file by the extension of its name; texts are UTF-8. */
export function contentTypeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * The list of everything that is served.
 * @param folder with all files of the bundle
 * @throws if an error page is missing
 */
export async function routeList(
  folder: string,
  { pages, files, redirects }: Contents,
  settings: HeaderSettings,
): Promise<RouteList> {
  // The value of this general header depends on the file.
  const { 'Cross-Origin-Resource-Policy': _, ...headers } = generalHeaders(settings);
  const routes: Record<string, FileRoute> = {};
  for (const file of files)
    routes[encodeURI(file.path)] = await fileRoute(folder, file.path.slice(1), headersOfFile(file));
  for (const { path, files, policy } of pages) {
    for (const name of files) {
      // `tecnologia/ai/index.html` answers the spelling with a trailing slash (D6).
      const servedPath = name.endsWith('/index.html') ? `${path}/` : path;
      routes[servedPath] = await fileRoute(folder, name, headersOfPage(path, policy));
    }
  }
  const { '/404.html': notFound, '/500.html': serverError, ...served } = routes;
  if (!notFound || !serverError) throw new Error('The bundle lacks 404.html or 500.html.');
  return { headers, routes: served, redirects, notFound, serverError };
}

function headersOfFile({ path, contentType }: Contents['files'][number]): FileRoute['headers'] {
  const isUsualType = contentType === undefined || contentType === lookup(path);
  return {
    'Content-Type': fixedTypes[path] ?? (isUsualType ? contentTypeOf(path) : contentType),
    'Cache-Control': cacheControlOf(path),
    ...fileHeaders(path),
  };
}

const headersOfPage = (path: string, policy: string): FileRoute['headers'] => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': revalidate,
  ...fileHeaders(path),
  ...pageHeaders(path),
  'Content-Security-Policy': policy,
});

function cacheControlOf(path: string): string {
  if (hashedFiles.test(path)) return immutable;
  return dailyFiles.test(path) ? daily : revalidate;
}

async function fileRoute(folder: string, name: string, headers: FileRoute['headers']): Promise<FileRoute> {
  const file = join(folder, name);
  const bytes = await readFile(file);
  const sizeOf = async (copy: string) => (existsSync(copy) ? (await stat(copy)).size : undefined);
  const [br, gz] = [await sizeOf(`${file}.br`), await sizeOf(`${file}.gz`)];
  return {
    file: name,
    headers,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    size: bytes.length,
    ...(br !== undefined && { br }),
    ...(gz !== undefined && { gz }),
  };
}

/** Redirects of paths that have moved (D45), with and without a trailing slash. */
export function movedRedirects(moves: readonly { from: string; to: string }[]): Record<string, Redirect> {
  const redirects: Record<string, Redirect> = {};
  for (const { from, to } of moves)
    for (const path of [from, `${from}/`]) redirects[path] = { to, status: 308 };
  return redirects;
}

/**
 * Redirects of pages with a trailing slash to the path without it (D6). Pages of routes like `/novita/[slug]` get none: Node
 * and Cloudflare redirect them without a rule for each.
 * @param routes of the pages
 */
export const slashRedirects = (routes: readonly string[]): Record<string, Redirect> =>
  Object.fromEntries(
    [...new Set(routes)]
      .filter((route) => route !== '/' && !route.includes('[') && !pathsWithOptionalSlash.includes(route))
      .sort()
      .map((path) => [`${path}/`, { to: path, status: 308 }]),
  );
