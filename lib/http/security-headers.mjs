// The headers of all responses, and the policy of each page. Plain JavaScript, because next.config.mjs imports it for
// `next start`. The adapter and lib/server use it too.
import { isPreview } from '../preview.mjs';

/**
 * The contents of a page that its policy has to allow.
 * @typedef {object} PageNeeds
 * @property {readonly string[]} scripts hashes of its inline scripts: 'sha256-…', with the quotes
 * @property {readonly string[]} styles hashes of its inline styles, in the same form
 * @property {boolean} manifest whether it links a web manifest
 * @property {boolean} [isolated] whether it is one of `isolatedPages`
 */

/**
 * The environment (D3). SITE_URL, HSTS, NEWSLETTER_URL and GA_MEASUREMENT_ID are read; an empty value is unset.
 * @typedef {Record<string, string | undefined>} HeaderSettings
 */

/** The path of the speculation rules, and the only content type that browsers accept for them. */
export const speculationRules = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
};

/**
 * Pages that open no connection after they have loaded (D48): no search, no form, no analytics, and no links to other sites,
 * because browsers with Connection-Allowlist do not follow them.
 */
export const isolatedPages = ['/prova', '/prova/archivio'];

/** The only trusted-types policy of an isolated page, which accepts the URL of its worker. */
export const workerTrustedTypes = 'document-worker';

/** The beginning of the worker's path. */
const workerFile = '/assets/document-worker.';
/** The policy of the worker's file: a web worker does not inherit that of its page. */
export const workerPolicy = "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The policy of an isolated page when Next serves it without the adapter: it also allows Next's inline scripts. */
export const isolatedPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'none'; worker-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Whether visitors use https; without SITE_URL the site runs on a developer's machine.
 * @param {HeaderSettings} settings
 */
const isHttps = (settings) => settings.SITE_URL?.trim().startsWith('https:') ?? false;

/**
 * The header Strict-Transport-Security (RFC 6797), by the value of the setting HSTS. It covers more than the host only if the
 * owner asks for it, because every http-only host of the company would become unreachable (docs/decisions.md D43).
 */
export const transportSecurity = {
  off: undefined,
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=31536000; includeSubDomains; preload',
};

/**
 * @param {HeaderSettings} settings
 * @returns {string | undefined}
 */
function strictTransportSecurity(settings) {
  if (!isHttps(settings)) return undefined;
  const scope = /** @type {keyof typeof transportSecurity} */ (settings.HSTS?.trim() || 'host');
  return transportSecurity[scope];
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
    ...(isPreview() && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
}

/**
 * The headers of a page, in addition to the general ones.
 * @param {string} path
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

/** The policy of a response that is neither a page nor a file. */
export const apiPolicy = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

/** The policy of all files except pages. An SVG that is opened by its path runs no script; as a picture it is not affected. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Folders of pictures that other sites may show: those of the feed, of structured data and of shared links. */
export const sharedPictureFolders = ['/assets/pictures/', '/immagini/', '/icone/'];

/**
 * The headers of a file other than a page, in addition to the general ones.
 * @param {string} path its path
 */
export function fileHeaders(path) {
  const shared = sharedPictureFolders.some((folder) => path.startsWith(folder));
  return {
    'Content-Security-Policy': path.startsWith(workerFile) ? workerPolicy : filePolicy,
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
  };
}

/**
 * The sources of analytics, which load only after the visitor has consented (D24).
 * @param {HeaderSettings} settings
 */
function analyticsSources(settings) {
  if (!settings.GA_MEASUREMENT_ID?.trim())
    return { script: [], image: [], connect: [], trustedTypes: "'none'" };
  const collectors = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    // Only the path that lib/browser/consent/measurement.ts loads, because anybody can upload scripts to this host.
    script: ['https://www.googletagmanager.com/gtag/js'],
    image: collectors,
    connect: [...collectors, 'https://*.analytics.google.com'],
    // The trusted-types policy that accepts this URL.
    trustedTypes: 'analytics',
  };
}

/**
 * The sources of the directives in which isolated pages differ from all others.
 * @param {PageNeeds} page
 * @param {HeaderSettings} settings
 */
function connectionSources({ isolated }, settings) {
  if (isolated)
    return { connect: ["'none'"], worker: "'self'", form: ["'none'"], trustedTypes: workerTrustedTypes };
  const { connect, trustedTypes } = analyticsSources(settings);
  const newsletter = settings.NEWSLETTER_URL?.trim();
  const form = ["'self'", ...(newsletter ? [new URL(newsletter).origin] : [])];
  return { connect: ["'self'", ...connect], worker: "'none'", form, trustedTypes };
}

/**
 * The Content-Security-Policy of a page.
 * @param {PageNeeds} page
 * @param {HeaderSettings} settings
 * @returns {string}
 */
export function contentSecurityPolicy(page, settings) {
  const analytics = analyticsSources(page.isolated ? {} : settings);
  const connections = connectionSources(page, settings);
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
    // No string becomes a script, neither as markup nor as a URL.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', connections.trustedTypes],
    ...(isHttps(settings) ? [/** @type {[string]} */ (['upgrade-insecure-requests'])] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
