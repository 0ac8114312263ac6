// Bundles the worker for Cloudflare, and writes the configuration that deploys it.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, stop } from 'esbuild';
import { root } from './bootstrap.mjs';
import { OPTIONAL_PEERS, sharedOptions } from './bundle-server.mjs';

/** The version of the Workers runtime that the Cloudflare worker is tested with. */
export const COMPATIBILITY = { compatibility_date: '2026-11-01', compatibility_flags: ['nodejs_compat'] };

/** The settings that wrangler.jsonc contains: no secrets, and no settings of a machine. */
const WORKER_SETTINGS = [
  'SITE_URL',
  'MAIL_TO',
  'MAIL_FROM',
  'MAIL_PER_SECOND',
  'MAIL_PER_HOUR',
  'RATE_LIMIT_MAX',
  'RATE_LIMIT_WINDOW_S',
  'NEWSLETTER_URL',
  'GA_MEASUREMENT_ID',
  'BOOKING_URL',
  'HSTS',
];

/**
 * Leaves out the parts of the package `resend` for received mail and webhooks.
 * @type {import('esbuild').Plugin}
 */
const unusedByResend = {
  name: 'unused-by-resend',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:postal-mime|standardwebhooks)$/ }, ({ path, importer }) =>
      /[/\\]resend[/\\]/.test(importer) ? { path, namespace: 'unused' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: 'export default class {}; export class Webhook {}',
    }));
  },
};

/**
 * Bundles a module for workerd.
 * @param {string} entry
 * @param {string} outfile absolute
 * @param {Record<string, string>} [define] constants, as JSON
 */
export async function bundleForWorkerd(entry, outfile, define = {}) {
  const options = sharedOptions();
  await build({
    ...options,
    entryPoints: [entry],
    outfile,
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    target: 'es2022',
    minify: true,
    external: ['node:*', ...OPTIONAL_PEERS],
    plugins: [unusedByResend],
    define: { ...options.define, ...define },
  });
  await stop();
}

/**
 * Writes the Cloudflare worker `index.mjs`, and the `wrangler.jsonc` that deploys it with the folder `site`. The same sources and
 * settings give the same bytes.
 * @param {string} bundle folder with `site` and `routes.json`, relative to the project or absolute; `worker` is written there
 * @param {Record<string, string | undefined>} env the settings of the build
 */
export async function bundleWorker(bundle, env) {
  /** @type {import('../lib/http/route-list').RouteList} */
  const { notFound, serverError } = JSON.parse(readFileSync(resolve(root, bundle, 'routes.json'), 'utf8'));
  const errorPages = { 404: notFound.headers, 500: serverError.headers };
  await bundleForWorkerd('app/_entries/worker.ts', resolve(root, bundle, 'worker/index.mjs'), {
    ERROR_PAGES: JSON.stringify(errorPages),
  });
  const note =
    'Written by `npm run build`: changes are lost. Deploy with `npx wrangler deploy` in this folder.';
  const config = JSON.stringify(workerConfig(env), null, 2);
  writeFileSync(resolve(root, bundle, 'worker/wrangler.jsonc'), `// ${note}\n${config}\n`);
}

/**
 * The configuration for wrangler.
 * @param {Record<string, string | undefined>} env the settings of the build
 */
function workerConfig(env) {
  const settings = Object.fromEntries(
    WORKER_SETTINGS.map((name) => [name, env[name]?.trim()]).filter(([, value]) => value),
  );
  return {
    name: 'sito',
    main: 'index.mjs',
    // It is bundled already.
    no_bundle: true,
    ...COMPATIBILITY,
    assets: {
      directory: '../site',
      // Only this handling answers both spellings of `/tecnologia/ai` (D6).
      html_handling: 'auto-trailing-slash',
      binding: 'ASSETS',
      // The Cloudflare worker answers unknown addresses, and the addresses of the error pages as if they were unknown.
      not_found_handling: 'none',
      run_worker_first: ['/api/*', '/healthz', '/404', '/404.html', '/500', '/500.html'],
    },
    // The owner's firewall rules do not hold for other host names (docs/guides/deploy-cloudflare.md).
    workers_dev: false,
    preview_urls: false,
    // Variables that are set in the dashboard stay.
    keep_vars: true,
    // Leads stay in the European Union.
    vars: { LEADS_JURISDICTION: 'eu', ...settings },
    durable_objects: { bindings: [{ name: 'LEADS', class_name: 'Leads' }] },
    migrations: [{ tag: 'v1', new_sqlite_classes: ['Leads'] }],
    // Only the worker's own log lines: Cloudflare's entry for each request has the visitor's address among its headers.
    observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
  };
}
