import type { FileRoute, RouteList } from '@/lib/http/route-list';
import { contentTypeOf } from './list-routes';

/** Cloudflare reads 100 rules and ignores the rest. */
const MAX_RULES = 95;

/** The folders of texts, such as `/novita/`, without folders inside others. */
export function collectionPaths(routes: readonly string[]): string[] {
  const dynamicRoutes = routes.filter((route) => route.includes('['));
  const folders = [...new Set(dynamicRoutes.map((route) => route.slice(0, route.indexOf('['))))];
  const isInside = (folder: string, other: string) => folder !== other && folder.startsWith(other);
  return folders.filter((folder) => !folders.some((other) => isInside(folder, other)));
}

/**
 * The `_headers` file of Cloudflare and Netlify. No two rules set the same header of a response, because some hosts join the
 * values and others use the last.
 * @param collections from `collectionPaths`
 * @throws if there are more rules than Cloudflare reads
 */
export function headersFile({ headers, routes }: RouteList, collections: readonly string[]): string {
  const rules = routeRules(routes, collections).set('/*', headers);
  if (rules.size > MAX_RULES) {
    throw new Error(
      `_headers would have ${rules.size} rules, and Cloudflare reads 100: move files of public/ that stand beside pages into a separate folder.`,
    );
  }
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pattern, ruleHeaders]) => {
      const lines = Object.entries(ruleHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/**
 * The headers of each pattern of paths: a rule for each page, one for all texts of a folder, whose pages contain their
 * policy, and as few as possible for the other files.
 */
function routeRules(routes: RouteList['routes'], collections: readonly string[]) {
  const rules = new Map<string, FileRoute['headers']>();
  const uniformFolders = foldersWithOneSetOfHeaders(routes);
  for (const [path, route] of Object.entries(routes)) {
    const headers = cdnHeaders(route);
    const collection = collections.find((folder) => path.startsWith(folder));
    const uniformFolder = foldersAbove(path).find((folder) => uniformFolders.has(folder));
    if (!isPage(route)) rules.set(uniformFolder ? `${uniformFolder}*` : path, headers);
    else if (!collection) rules.set(path, headers);
    else rules.set(`${collection}*`, { ...headers, 'Content-Security-Policy': "frame-ancestors 'none'" });
  }
  return rules;
}

/** The folders whose pages and files all have the same headers. */
function foldersWithOneSetOfHeaders(routes: RouteList['routes']): Set<string> {
  const setsByFolder = new Map<string, Set<string>>();
  for (const [path, route] of Object.entries(routes)) {
    // For some hosts `/prova/*` also means the page `/prova`.
    for (const folder of foldersAbove(isPage(route) ? `${path}/` : path)) {
      const sets = setsByFolder.get(folder) ?? new Set();
      setsByFolder.set(folder, sets.add(JSON.stringify(cdnHeaders(route))));
    }
  }
  return new Set([...setsByFolder.keys()].filter((folder) => setsByFolder.get(folder)?.size === 1));
}

const isPage = ({ file }: FileRoute) => file.endsWith('.html');

/** The folders above a file, the highest first: `/assets/` and `/assets/search/` for `/assets/search/a.json`. */
function foldersAbove(path: string): string[] {
  const names = path.split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}/`);
}

/** The headers of a route, without a content type that hosts infer from the name of the file. */
function cdnHeaders({ file, headers }: FileRoute): FileRoute['headers'] {
  const { 'Content-Type': type, ...others } = headers;
  return type === contentTypeOf(file) ? others : headers;
}

/** The `_redirects` file of Cloudflare and Netlify; both keep the query. */
export const redirectsFile = ({ redirects }: RouteList): string =>
  Object.entries(redirects)
    .map(([from, { to, status }]) => `${from} ${to} ${status}\n`)
    .join('');
