import { contentTypeOf } from '@/lib/http/content-type';
import type { HeaderRule } from '@/lib/http/headers-file';
import { address, block, header, headerLines, headerValue, quoted, token } from './caddy-text';

// How Caddy finds pages and files, each with its headers.

export const POLICY = 'Content-Security-Policy';
/** What pages and error pages are, whatever their names. */
export const html = { 'Content-Type': 'text/html; charset=utf-8' };
/** The default for files without a rule. */
const revalidate = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
/** Outputs of maps. No address holds a colon: Caddy refuses a map whose inputs or outputs name one of its own. */
const PAGE = '{of:page}';
const NONE = 'none';

/**
 * Only an address that the first map knows is a page, so no page comes without its policy. Both maps are compared in
 * order, as plain text: for thousands of articles a small part of what path matchers would take.
 */
export function pageRoutes(pages: readonly HeaderRule[]): string[] {
  const groups = new Map<string, { name: string; headers: HeaderRule['headers'] }>();
  const entries = pages.map(({ pattern, headers }) => {
    const shared = withoutOwnAddress(pattern, headers);
    const key = JSON.stringify(shared);
    const group = groups.get(key) ?? { name: `p${groups.size + 1}`, headers: shared };
    groups.set(key, group);
    return `${address(pattern)} ${group.name}`;
  });
  const names = [...new Set(pages.flatMap(({ headers }) => Object.keys(headers)))].sort();
  const valuesOf = (name: string) => new Set(pages.map(({ headers }) => headers[name]));
  const same = names.filter((name) => name !== POLICY && valuesOf(name).size === 1);
  const own = names.filter((name) => !same.includes(name));
  const outputOf = (name: string) => `{of:${name.toLowerCase()}}`;
  return [
    ...block(`map {path} ${PAGE}`, entries, [`default ${NONE}`]),
    `vars page ${PAGE}`,
    `@page not vars page ${NONE}`,
    ...block(
      'route @page',
      block(
        `map {vars.page} ${own.map(outputOf).join(' ')}`,
        [...groups.values()].map(({ name, headers }) =>
          [name, ...own.map((each) => headerValue(headers[each] ?? NONE, '{path}'))].join(' '),
        ),
      ),
      header({ ...html, ...Object.fromEntries(same.map((name) => [name, pages[0]?.headers[name] ?? ''])) }),
      own.flatMap((name) =>
        valuesOf(name).has(undefined)
          ? [`@${name} not vars ${outputOf(name)} ${NONE}`, `header @${name} ${name} ${outputOf(name)}`]
          : [`header ${name} ${outputOf(name)}`],
      ),
      [
        '@folder path */',
        '@file not path */',
        'rewrite @file {path}.html',
        'rewrite @folder {path}index.html',
        ...fileServer(),
      ],
    ),
  ];
}

/** Headers in which a page names its own address say `{path}` instead, so that pages can share them. */
function withoutOwnAddress(path: string, headers: HeaderRule['headers']): HeaderRule['headers'] {
  if (path.endsWith('/')) return headers;
  const own = (value: string) => value.replaceAll(`<${path}.`, '<{path}.');
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, own(value)]));
}

/** All other files, under their own names. What is only for hosts, and what has another address, is not there. */
export function fileRoutes(rules: readonly HeaderRule[], files: readonly string[]): string[] {
  const groups = new Map<string, { headers: HeaderRule['headers']; patterns: string[] }>();
  for (const { pattern, headers } of rules) {
    const key = JSON.stringify(headers);
    if (key === JSON.stringify(revalidate)) continue;
    const group = groups.get(key) ?? { headers, patterns: [] };
    group.patterns.push(address(pattern));
    groups.set(key, group);
  }
  const endings = [...new Set(files.flatMap((name) => /\.\w+$/.exec(name) ?? []))].sort();
  return block(
    'route',
    block('map {http.request.uri.path.file.ext} {of:type}', [
      ...endings.map((ending) => `${token(ending)} ${quoted(contentTypeOf(ending))}`),
      'default application/octet-stream',
    ]),
    ['header Content-Type {of:type}'],
    header(revalidate),
    [...groups.values()].flatMap(({ headers, patterns }, index) => [
      `@g${index + 1} path ${patterns.join(' ')}`,
      ...block(`header @g${index + 1}`, headerLines(headers)),
    ]),
    fileServer(['hide .assetsignore _headers _redirects *.html *.br *.gz', 'index .none']),
  );
}

/** A file, or the copy of it that is compressed already; `Vary` also where Caddy leaves it out. */
export const fileServer = (options: readonly string[] = []) => [
  ...block('header', ['Vary Accept-Encoding', 'defer']),
  ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris', ...options]),
];
