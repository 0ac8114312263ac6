import type { FileRoute, RouteList } from '@/lib/http/route-list';
import { contentTypeOf } from './route-list';

/** Cloudflare reads 100 rules and skips the others. */
const MAX_RULES = 95;

/** The highest folders with texts of a collection, such as `/novita/`, by the routes of the pages. */
export function textFolders(routes: readonly string[]): string[] {
  const dynamic = routes.filter((route) => route.includes('['));
  const folders = new Set(dynamic.map((route) => route.slice(0, route.indexOf('['))));
  return [...folders].filter(
    (folder) => ![...folders].some((other) => other !== folder && folder.startsWith(other)),
  );
}

/**
 * The `_headers` file, in the form that Cloudflare and Netlify read: one rule for each page, one for all texts of a
 * collection, whose pages hold their policy themselves, and as few as possible for the other files. No two rules set the
 * same header of a response, since some hosts join the values and others take the last.
 * @throws if there are more rules than Cloudflare reads
 */
export function headersFile({ headers, routes }: RouteList, texts: readonly string[]): string {
  const files = Object.entries(routes).map(([path, route]) => {
    const isPage = route.file.endsWith('.html');
    // Some hosts take `/prova/*` for the page `/prova` too.
    return { path, isPage, own: cdnHeaders(route), folders: foldersOf(isPage ? `${path}/` : path) };
  });
  const kinds = new Map<string, Set<string>>();
  for (const { folders, own } of files) {
    for (const folder of folders)
      kinds.set(folder, (kinds.get(folder) ?? new Set()).add(JSON.stringify(own)));
  }
  const rules = new Map([['/*', headers]]);
  for (const { path, isPage, own, folders } of files) {
    const text = isPage && texts.find((folder) => path.startsWith(folder));
    // The highest folder whose files all have the same headers.
    const folder = isPage ? undefined : folders.find((each) => kinds.get(each)?.size === 1);
    if (text) rules.set(`${text}*`, { ...own, 'Content-Security-Policy': "frame-ancestors 'none'" });
    else rules.set(folder ? `${folder}*` : path, own);
  }
  if (rules.size > MAX_RULES) {
    throw new Error(
      `_headers would have ${rules.size} rules, and Cloudflare reads 100: move files of public/ that stand beside pages into a folder of their own.`,
    );
  }
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pattern, own]) => {
      const lines = Object.entries(own).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** The folders above a file, the highest first: of `/assets/search/a.json` `/assets/` and `/assets/search/`. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}/`);

/** Without the content type, where hosts find it by the ending of the name. */
function cdnHeaders({ file, headers }: FileRoute): FileRoute['headers'] {
  const { 'Content-Type': type, ...others } = headers;
  return type === contentTypeOf(file) ? others : headers;
}

/** The `_redirects` file, in the form that Cloudflare and Netlify read; both keep the query. */
export const redirectsFile = ({ redirects }: RouteList): string =>
  Object.entries(redirects)
    .map(([from, { to, status }]) => `${from} ${to} ${status}\n`)
    .join('');
