import { lookup } from 'mrmime';
import { ENDPOINT } from '../forms/endpoint';
import { address, block, header, headerLines, MAX_ADDRESS, quoted, token } from './caddy-text';
import type { HeaderRule } from './headers-file';
import type { Redirect } from './redirects-file';
import { apiHeaders, type HeaderSettings } from './security-headers.mjs';

/** What the Caddyfile is made from. */
export type CaddyFacts = {
  /** What `_headers` is written from. A rule with a policy is a page's, or a screen's. */
  rules: readonly HeaderRule[];
  /** What `_redirects` is written from. */
  redirects: readonly Redirect[];
  /** Names or addresses of all other files: their endings get the content types that the Node server says. */
  files: readonly string[];
};

/** The rule of every answer. */
const GENERAL = '/*';
const NOT_FOUND = '/404.html';
const FAILED = '/500.html';
const POLICY = 'Content-Security-Policy';
/** Outputs of maps. No address holds a colon: Caddy refuses a map whose inputs or outputs name one of its own. */
const PAGE = '{of:page}';
const NONE = 'none';
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const revalidate = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const COUNT = `{${MAX_ADDRESS + 1}}`;
/**
 * Paths that no file has, and on which the disk itself would fail: too long ones, empty segments, escapes of control
 * characters, `/` and `\`. Linear, as all regular expressions of Go.
 */
const NO_FILE = `^[^?]${COUNT}|^[^?]*(?://|%2[fF]|%5[cC]|%[01][0-9a-fA-F]|%7[fF])`;
/** A final slash, with what is before and after it. The first segment is not empty, so the target stays on this site. */
const FINAL_SLASH = '^(/[^/?][^?]*)/([?].+)?[?]?$';

/**
 * The configuration of a Caddy (2.6 or newer) that serves the bundle as the Node server does, and hands the forms on to
 * it. Address, folder and Node process come from the environment: SITE_ADDRESS, SITE_ROOT, ENDPOINT, and SITE_ALIAS
 * for the other spelling of the host's name, with or without "www.". Deterministic, and as `caddy fmt` writes it.
 * @throws if a value could break out of its line, or a redirect or header has no place in it
 */
export function caddyfile({ rules, redirects, files }: CaddyFacts, settings: HeaderSettings): string {
  refuseOtherRedirects(redirects);
  const origin = settings.SITE_URL?.trim() ? new URL(settings.SITE_URL.trim()).origin : undefined;
  const screens = [NOT_FOUND, FAILED];
  const pages = rules.filter(({ pattern, headers }) => POLICY in headers && !screens.includes(pattern));
  const others = rules.filter(({ pattern, headers }) => pattern !== GENERAL && !(POLICY in headers));
  const site = block(
    `{$SITE_ADDRESS:${origin ? token(origin) : ':80'}}`,
    ['root * {$SITE_ROOT:/srv/site}', ''],
    // Not `handle`, which would put what is in it into an order of its own.
    block('route', [
      ...removed,
      '',
      ...endpoint(),
      '',
      'import general',
      ...readOnly,
      ...impossible,
      '',
      ...pageRoutes(pages),
      '',
      ...slashRoute,
      '',
      ...fileRoutes(others, files),
    ]),
    [''],
    errors(settings),
  );
  const parts = [
    [
      '# Written by `npm run build` from the rules of site/_headers and site/_redirects: changes are lost.',
      ...globalOptions,
    ],
    block('(general)', header(ruleOf(rules, GENERAL).headers)),
    block('(too_long)', refusal('413', ...TOO_LONG, settings)),
    block('(missing)', screen(ruleOf(rules, NOT_FOUND), ['status 404'])),
    block('(failed)', screen(ruleOf(rules, FAILED))),
    ...aliasSites(origin),
    site,
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const globalOptions = block(
  '',
  ['admin off', 'grace_period 10s'],
  // Caddy logs a request that failed: without the visitor's address and headers, which are personal data.
  block(
    'log default',
    block(
      'format filter',
      ['wrap json'],
      block(
        'fields',
        ['remote_ip', 'remote_port', 'client_ip', 'headers'].map((name) => `request>${name} delete`),
      ),
    ),
  ),
  // One connection costs little for long: slow headers and bodies, and answers that nobody reads.
  block(
    'servers',
    ['max_header_size 16KiB'],
    block('timeouts', ['read_header 15s', 'read_body 20s', 'write 2m', 'idle 1m']),
  ),
);

/** What Node answers. Compared as it is: a path matcher would take other spellings too. */
const toEndpoint = `@endpoint vars {path} ${ENDPOINT} /healthz`;

/** Names of the software say nothing to a visitor. */
const removed = block('header', ['-Server', '-Via']);

/**
 * The forms and the health check, by Node. Caddy replaces a client's own X-Forwarded-For. The body's limit is above the
 * endpoint's own, whose answer says what is wrong; what declares itself longer still is refused before it is read. Node
 * closes idle connections early: each request opens its own.
 */
function endpoint(): string[] {
  return [
    toEndpoint,
    ...block(
      'route @endpoint',
      [`@too_long header_regexp Content-Length "^[0-9]{6,}$"`],
      block('route @too_long', ['import too_long']),
      block('request_body', ['max_size 100KB']),
      block(
        'reverse_proxy {$ENDPOINT:endpoint:3000}',
        ['lb_try_duration 3s'],
        block('transport http', ['dial_timeout 2s', 'response_header_timeout 30s', 'keepalive off']),
      ),
    ),
  ];
}

const readOnly = [
  '@writes not method GET HEAD',
  ...block('route @writes', ['header Allow "GET, HEAD"', 'respond 405']),
];
const impossible = [`@impossible vars_regexp {uri} ${quoted(NO_FILE, COUNT)}`, 'error @impossible 404'];
const slashRoute = [
  `@slash vars_regexp slash {uri} ${quoted(FINAL_SLASH)}`,
  ...block('route @slash', ['redir {re.slash.1}{re.slash.2} 308']),
];

/**
 * Only an address that the first map knows is a page, so no page comes without its policy. Both maps are compared in
 * order, as plain text: for thousands of articles a small part of what path matchers would take.
 */
function pageRoutes(pages: readonly HeaderRule[]): string[] {
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
          [name, ...own.map((each) => quoted(headers[each] ?? NONE, '{path}'))].join(' '),
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
function fileRoutes(rules: readonly HeaderRule[], files: readonly string[]): string[] {
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
      ...endings.map((ending) => `${token(ending)} ${quoted(contentType(ending))}`),
      'default application/octet-stream',
    ]),
    ['header Content-Type {of:type}'],
    header(revalidate),
    [...groups.values()].flatMap(({ headers, patterns }, index) => [
      `@g${index + 1} path ${patterns.join(' ')}`,
      ...block(`header @g${index + 1}`, headerLines(headers)),
    ]),
    fileServer(['hide _headers _redirects *.html *.br *.gz', 'index .none']),
  );
}

/** The content type of a file's ending, as the Node server says it. */
function contentType(ending: string): string {
  const type = lookup(ending) ?? 'application/octet-stream';
  return /^text\/|[/+](?:json|xml|javascript)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** A file, or the copy of it that is compressed already; `Vary` also where Caddy leaves it out. */
const fileServer = (options: readonly string[] = []) => [
  ...block('header', ['Vary Accept-Encoding', 'defer']),
  ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris', ...options]),
];

/** A screen in place of what was asked for: whole, since conditions and ranges are not meant for it. */
const screen = ({ pattern, headers }: HeaderRule, options: readonly string[] = []) => [
  ...['If-None-Match', 'If-Modified-Since', 'Range'].map((name) => `request_header -${name}`),
  ...header({ ...headers, ...html }),
  `rewrite * ${address(pattern)}`,
  ...fileServer(options),
];

/** While Node is away, a visitor who has posted a form sees a page, and a script reads what has failed. */
function errors(settings: HeaderSettings): string[] {
  return block(
    'handle_errors',
    block('route', [
      ...removed,
      toEndpoint,
      '@script not header Accept *text/html*',
      ...block(
        'route @endpoint',
        ['@too_long expression {http.error.status_code} == 413'],
        block('route @too_long', ['import too_long']),
        block('route @script', refusal('{err.status_code}', ...UNAVAILABLE, settings)),
        block('route', ['import general', 'import failed']),
      ),
      'import general',
      '@missing expression {http.error.status_code} < 500',
      ...block('route @missing', ['import missing']),
      ...block('route', ['import failed']),
    ]),
  );
}

const TOO_LONG = ['too_large', 'Il contenuto è troppo lungo: accorciatelo e riprovate.'] as const;
const UNAVAILABLE = [
  'unavailable',
  'Al momento non è possibile ricevere il messaggio. Riprovate tra qualche minuto o contattateci direttamente.',
] as const;

/** An answer in the form of the endpoint's own (D16). */
function refusal(status: string, code: string, message: string, settings: HeaderSettings): string[] {
  const body = JSON.stringify({ success: false, error: { code, message } });
  return [
    ...header({ ...apiHeaders(settings), 'Content-Type': 'application/json' }),
    `respond ${quoted(body, '{', '}')} ${status}`,
  ];
}

/** Where the canonical host has "www." before it, the bare name leads to it; where it is a bare name, the other one. */
function aliasSites(origin: string | undefined): string[][] {
  if (!origin?.startsWith('https://')) return [];
  const { host } = new URL(origin);
  const isBare = host.split('.').length === 2;
  if (!isBare && !host.startsWith('www.')) return [];
  const alias = isBare ? `www.${host}` : host.slice('www.'.length);
  return [
    block(`{$SITE_ALIAS:https://${token(alias)}}`, [
      ...removed,
      'import general',
      `redir ${token(origin)}{uri} 308`,
    ]),
  ];
}

function ruleOf(rules: readonly HeaderRule[], pattern: string): HeaderRule {
  const rule = rules.find((each) => each.pattern === pattern);
  if (!rule) throw new Error(`Caddyfile: no headers are given for ${pattern}.`);
  return rule;
}

/** One rule stands for all final slashes. */
function refuseOtherRedirects(redirects: readonly Redirect[]): void {
  const other = redirects.find(({ from, to, status }) => from !== `${to}/` || status !== 308);
  if (other) throw new Error(`Caddyfile: it has no place for the redirect ${other.from} ${other.to}.`);
}
