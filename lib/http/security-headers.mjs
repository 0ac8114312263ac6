// The headers of every response, and the policy of each page. Plain JavaScript, because next.config.mjs imports it for
// `next start`. The adapter and lib/server use it too.

/**
 * What the policy of a page has to allow.
 * @typedef {object} PageNeeds
 * @property {readonly string[]} scripts hashes of its inline scripts: 'sha256-…', with the quotes
 * @property {readonly string[]} styles hashes of its inline styles, in the same form
 * @property {boolean} manifest whether it links a web manifest
 * @property {boolean} [isolated] whether it is one of `isolatedPages`
 */

/**
 * The environment (D3). SITE_URL, HSTS, NEWSLETTER_URL, GA_MEASUREMENT_ID and SHOW_DRAFTS are read; an empty value is unset.
 * @typedef {Record<string, string | undefined>} HeaderSettings
 */

/** The address of the speculation rules, and the only type that browsers accept for them. */
export const speculationRules = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
};

/**
 * Pages that may connect to nothing once they have loaded (D48): no search, no form, no analytics, and no links to other sites,
 * since browsers that know Connection-Allowlist do not follow them.
 */
export const isolatedPages = ['/prova'];

/** The only trusted-types policy of such a page, which accepts the address of its worker. */
export const workerTrustedTypes = 'document-worker';

/** How the address of that worker begins. A worker does not inherit the policy of its page, so its file has one. */
const workerFile = '/assets/document-worker.';
export const workerPolicy = "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The policy of such a page when Next serves it without the adapter: it also allows Next's inline scripts. */
export const isolatedPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'none'; worker-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Whether visitors come by https: only if SITE_URL says so. Without it the site runs on a developer's machine, without https.
 * @param {HeaderSettings} settings
 */
const isHttps = (settings) => settings.SITE_URL?.trim().startsWith('https:') ?? false;

/**
 * Whether it is a preview (D49): not for search engines, without analytics, and its forms post only to the site.
 * @param {HeaderSettings} settings
 */
const isPreview = (settings) => settings.SHOW_DRAFTS?.trim() === '1';

/**
 * How far browsers insist on https, by the values of HSTS (RFC 6797). Beyond the host the owner must ask for it: every http-only
 * host of the company would become unreachable (docs/decisions.md D43).
 */
export const transportSecurity = {
  off: undefined,
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=31536000; includeSubDomains; preload',
};

/** @param {HeaderSettings} settings @returns {string | undefined} */
function strictTransportSecurity(settings) {
  const reach = settings.HSTS?.trim() || 'host';
  return isHttps(settings)
    ? transportSecurity[/** @type {keyof typeof transportSecurity} */ (reach)]
    : undefined;
}

/**
 * The headers of every response.
 * @param {HeaderSettings} settings
 * @returns {Record<string, string>}
 */
export function generalHeaders(settings) {
  const transport = strictTransportSecurity(settings);
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(transport && { 'Strict-Transport-Security': transport }),
    ...(isPreview(settings) && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
}

/**
 * The headers of a page, besides the general ones.
 * @param {string} path its address
 * @returns {Record<string, string>}
 */
export function pageHeaders(path) {
  return isolatedPages.includes(path)
    ? { 'Connection-Allowlist': '(response-origin)' }
    : { 'Speculation-Rules': `"${speculationRules.path}"` };
}

/**
 * The headers of a response that is neither a page nor a file: it may not run, be framed or be cached.
 * @param {HeaderSettings} settings
 * @returns {Record<string, string>}
 */
export function apiHeaders(settings) {
  return { ...generalHeaders(settings), ...apiPolicy, 'Cache-Control': 'no-store' };
}

/** The policy of such a response. */
export const apiPolicy = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

/** The policy of every file but the pages: an SVG that is opened by its address runs no script. Pages that show it ignore this. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Folders of the pictures that feed, articles (with their logo) and shared links name, so that other sites may show them. */
export const sharedPictureFolders = ['/assets/pictures/', '/immagini/', '/icone/'];

/**
 * The headers of a file that is not a page, besides the general ones.
 * @param {string} path its address
 * @returns {Record<string, string>}
 */
export function fileHeaders(path) {
  const shared = sharedPictureFolders.some((folder) => path.startsWith(folder));
  return {
    'Content-Security-Policy': path.startsWith(workerFile) ? workerPolicy : filePolicy,
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
  };
}

/**
 * What analytics load once a visitor has consented (D24).
 * @param {HeaderSettings} settings
 * @returns {{ script: string[], image: string[], connect: string[], trustedTypes: string }}
 */
function analyticsSources(settings) {
  if (!settings.GA_MEASUREMENT_ID?.trim() || isPreview(settings))
    return { script: [], image: [], connect: [], trustedTypes: "'none'" };
  const collectors = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    // Only the path that lib/browser/consent/measurement.ts loads: the host also serves scripts that anybody can upload.
    script: ['https://www.googletagmanager.com/gtag/js'],
    image: collectors,
    connect: [...collectors, 'https://*.analytics.google.com'],
    // The trusted-types policy that accepts this address.
    trustedTypes: 'analytics',
  };
}

/**
 * The Content-Security-Policy of a page.
 * @param {PageNeeds} page
 * @param {HeaderSettings} settings
 * @returns {string}
 */
export function contentSecurityPolicy(page, settings) {
  const analytics = analyticsSources(page.isolated ? {} : settings);
  const newsletter = isPreview(settings) ? undefined : settings.NEWSLETTER_URL?.trim();
  const connections = page.isolated
    ? { connect: ["'none'"], worker: "'self'", form: ["'none'"], trustedTypes: workerTrustedTypes }
    : {
        connect: ["'self'", ...analytics.connect],
        worker: "'none'",
        form: ["'self'", ...(newsletter ? [new URL(newsletter).origin] : [])],
        trustedTypes: analytics.trustedTypes,
      };
  /** @type {[string, ...string[]][]} */
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...page.scripts, ...analytics.script],
    ['style-src', "'self'", ...page.styles],
    ['img-src', "'self'", 'data:', ...analytics.image],
    ['font-src', "'self'"],
    ['connect-src', ...connections.connect],
    ['worker-src', connections.worker],
    ...(page.manifest ? [/** @type {[string, string]} */ (['manifest-src', "'self'"])] : []),
    ['form-action', ...connections.form],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    // No string becomes script, neither as markup nor as an address that a script sets.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', connections.trustedTypes],
    ...(isHttps(settings) ? [/** @type {[string]} */ (['upgrade-insecure-requests'])] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
