import type { FileRoute, RouteList } from '@/lib/http/route-list';
import { contentTypeOf } from './route-list';

/** Cloudflare ignores rules after the hundredth. */
const MAX_RULES = 95;

/** The folders of texts, such as `/novita/`, without folders inside others. */
export function textFolderPaths(routes: readonly string[]): string[] {
  const dynamic = routes.filter((route) => route.includes('['));
  const folders = new Set(dynamic.map((route) => route.slice(0, route.indexOf('['))));
  return [...folders].filter(
    (folder) => ![...folders].some((other) => other !== folder && folder.startsWith(other)),
  );
}

/**
 * The `_headers` file of Cloudflare and Netlify: a rule for each page, one for all texts of a folder, whose pages contain
 * their policy, and as few as possible for the other files. No two rules set the same header of a response, because some
 * hosts join the values and others take the last.
 * @throws if there are more rules than Cloudflare reads
 */
export function headersFile({ headers, routes }: RouteList, texts: readonly string[]): string {
  const files = Object.entries(routes).map(([path, route]) => {
    const isPage = route.file.endsWith('.html');
    // For some hosts `/prova/*` also means the page `/prova`.
    return { path, isPage, own: cdnHeaders(route), folders: foldersOf(isPage ? `${path}/` : path) };
  });
  const headersByFolder = new Map<string, Set<string>>();
  for (const { folders, own } of files) {
    for (const folder of folders)
      headersByFolder.set(folder, (headersByFolder.get(folder) ?? new Set()).add(JSON.stringify(own)));
  }
  const rules = new Map([['/*', headers]]);
  for (const { path, isPage, own, folders } of files) {
    const textFolder = isPage && texts.find((folder) => path.startsWith(folder));
    // The highest folder whose files all have the same headers.
    const folder = isPage ? undefined : folders.find((each) => headersByFolder.get(each)?.size === 1);
    if (textFolder)
      rules.set(`${textFolder}*`, { ...own, 'Content-Security-Policy': "frame-ancestors 'none'" });
    else rules.set(folder ? `${folder}*` : path, own);
  }
  if (rules.size > MAX_RULES) {
    throw new Error(
      `_headers would have ${rules.size} rules, and Cloudflare reads 100: move files of public/ that stand beside pages into a separate folder.`,
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

/** The folders above a file, the highest first: `/assets/` and `/assets/search/` for `/assets/search/a.json`. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}/`);

/** The headers without a content type that hosts find by the file's name. */
function cdnHeaders({ file, headers }: FileRoute): FileRoute['headers'] {
  const { 'Content-Type': type, ...others } = headers;
  return type === contentTypeOf(file) ? others : headers;
}

/** The `_redirects` file of Cloudflare and Netlify; both keep the query. */
export const redirectsFile = ({ redirects }: RouteList): string =>
  Object.entries(redirects)
    .map(([from, { to, status }]) => `${from} ${to} ${status}\n`)
    .join('');
