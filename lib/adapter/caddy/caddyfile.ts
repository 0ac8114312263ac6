import { ENDPOINT } from '@/lib/forms/endpoint';
import type { HeaderRule } from '@/lib/http/headers-file';
import type { Redirect } from '@/lib/http/redirects-file';
import { apiHeaders, type HeaderSettings } from '@/lib/http/security-headers.mjs';
import { fileRoutes, fileServer, html, POLICY, pageRoutes } from './caddy-routes';
import { address, block, header, MAX_ADDRESS, quoted, token } from './caddy-text';

/** What the Caddyfile is made from. */
export type CaddyFacts = {
  /** What `_headers` is written from. A rule with a policy is a page's, or an error page's. */
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
 * it. Address, folder and Node process come from the environment: SITE_ADDRESS, SITE_ROOT, ENDPOINT; SITE_ALIAS for the
 * other spelling of the host's name, with or without "www."; HEALTH_ADDRESS for the container's engine. Deterministic, and as `caddy fmt` writes it.
 * @throws if a value could break out of its line, or a redirect or header has no place in it
 */
export function caddyfile({ rules, redirects, files }: CaddyFacts, settings: HeaderSettings): string {
  refuseOtherRedirects(redirects);
  const origin = settings.SITE_URL?.trim() ? new URL(settings.SITE_URL.trim()).origin : undefined;
  const errorPages = [NOT_FOUND, FAILED];
  const pages = rules.filter(({ pattern, headers }) => POLICY in headers && !errorPages.includes(pattern));
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
    block('(missing)', errorPage(ruleOf(rules, NOT_FOUND), ['status 404'])),
    block('(failed)', errorPage(ruleOf(rules, FAILED))),
    ...aliasSites(origin),
    site,
    health,
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

/** Where the container's engine asks, over plain HTTP and without a name: port 80 would send it to https. */
const health = block('{$HEALTH_ADDRESS:http://127.0.0.1:2080}', ['bind 127.0.0.1', 'respond 200']);

/** What Node answers. Compared as it is: a path matcher would take other spellings too. */
const toEndpoint = `@endpoint vars {path} ${ENDPOINT} /healthz`;

/** Names of the software say nothing to a visitor. */
const removed = block('header', ['-Server', '-Via']);

/**
 * The forms and the health check, by Node. Caddy replaces a client's own X-Forwarded-For. The body's limit is above the
 * endpoint's own, whose answer says what is wrong; what declares itself longer still is refused before it is read. Node
 * keeps idle connections for 70 s; Caddy lets go of them well before.
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
        block('transport http', ['dial_timeout 2s', 'response_header_timeout 30s', 'keepalive 30s']),
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

/** An error page in place of what was asked for: whole, since conditions and ranges are not meant for it. */
const errorPage = ({ pattern, headers }: HeaderRule, options: readonly string[] = []) => [
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
