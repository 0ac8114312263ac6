// Bundles the server for Node and the worker for Cloudflare. Packages are bundled and the addon of the store is copied, so that
// the folder needs nothing else.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, stop } from 'esbuild';
import { isPreview } from '../bundle-folder.mjs';
import { root } from './bootstrap.mjs';

/** Optional peer packages. */
export const ABSENT = ['@node-rs/xxhash', '@opentelemetry/api', '@react-email/render'];

/** CommonJS packages need `require` for Node's modules. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const SQLITE = '@photostructure/sqlite';

/** @type {import('esbuild').Plugin} */
const externalAddon = {
  name: 'external-addon',
  // A native addon cannot be bundled. It is loaded at its first use, so that everything but the store works without it.
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${SQLITE}$`) }, ({ path, kind }) =>
      kind === 'require-call' ? { path, external: true } : { path, namespace: 'addon' },
    );
    onLoad({ filter: /.*/, namespace: 'addon' }, ({ path }) => ({
      contents: `module.exports = { get DatabaseSync() { return require('${path}').DatabaseSync; } };`,
    }));
  },
};

/** Where the bundle may run. */
const platforms = new Set(['linux-x64', 'linux-arm64', `${process.platform}-${process.arch}`]);

/** The files of the addon and its loader that are needed at run time. */
const ADDON_FILES = {
  [SQLITE]: [
    'package.json',
    'LICENSE',
    'dist/index.cjs',
    ...Array.from(platforms, (platform) => `prebuilds/${platform}`),
  ],
  'node-gyp-build': ['package.json', 'LICENSE', 'index.js', 'node-gyp-build.js'],
};

/** Copies the addon into the bundle's node_modules. @param {string} outdir */
function copyAddon(outdir) {
  const target = join(outdir, 'node_modules');
  rmSync(target, { recursive: true, force: true });
  for (const [name, files] of Object.entries(ADDON_FILES)) {
    for (const file of files) {
      cpSync(join(root, 'node_modules', name, file), join(target, name, file), { recursive: true });
    }
  }
}

/** @type {import('esbuild').Plugin} */
const unusedByResend = {
  name: 'unused-by-resend',
  // The parts of the package for received mail and webhooks are not used.
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:postal-mime|standardwebhooks)$/ }, ({ path, importer }) =>
      /[/\\]resend[/\\]/.test(importer) ? { path, namespace: 'unused' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents: 'export default class {}; export class Webhook {}',
    }));
  },
};

/** @returns {import('esbuild').BuildOptions & { define: Record<string, string> }} */
const common = () => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  // Whether a bundle is a preview is decided when it is built (docs/decisions.md D49).
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.SHOW_DRAFTS': isPreview() ? '"1"' : '""',
  },
  legalComments: 'none',
  logOverride: { 'direct-eval': 'silent' },
  // `server-only` throws unless the bundler knows it.
  alias: { '@': root, 'server-only': join(root, 'node_modules/server-only/empty.js') },
});

/**
 * Writes `server.mjs`, and `node_modules` with the addon of the store, which a preview does not need. The same sources give
 * the same bytes.
 * @param {string} outdir relative to the project, or absolute
 */
export async function bundleServer(outdir) {
  await build({
    ...common(),
    plugins: [externalAddon],
    entryPoints: ['app/_entries/server.ts'],
    outfile: join(resolve(root, outdir), 'server.mjs'),
    platform: 'node',
    target: 'node20.19',
    banner: { js: REQUIRE },
    external: ABSENT,
  });
  if (!isPreview()) copyAddon(resolve(root, outdir));
  // esbuild's helper process would keep running while the site is served.
  await stop();
}

/** The version of the Workers runtime that the worker is tested with. */
export const COMPATIBILITY = { compatibility_date: '2026-11-01', compatibility_flags: ['nodejs_compat'] };

/** How Cloudflare serves the files. Only this handling answers both spellings of `/tecnologia/ai` (D6). */
const ASSETS = { directory: '../site', html_handling: 'auto-trailing-slash' };

/** The settings that wrangler.jsonc contains. It contains no secrets, and no settings of a machine. */
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
 * Bundles a module for workerd.
 * @param {string} entry
 * @param {string} outfile absolute
 * @param {Record<string, string>} [define] constants, as JSON
 */
export async function bundleForWorkerd(entry, outfile, define = {}) {
  const options = common();
  await build({
    ...options,
    entryPoints: [entry],
    outfile,
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    target: 'es2022',
    minify: true,
    external: ['node:*', ...ABSENT],
    plugins: [unusedByResend],
    define: { ...options.define, ...define },
  });
  await stop();
}

/**
 * Writes the worker `index.mjs`, and the `wrangler.jsonc` that deploys it with the folder `site`. The same sources and
 * settings give the same bytes.
 * @param {string} bundle folder with `site` and `routes.json`, relative to the project or absolute; `worker` is written there
 * @param {Record<string, string | undefined>} env the settings of the build
 */
export async function bundleWorker(bundle, env) {
  const folder = resolve(root, bundle, 'worker');
  mkdirSync(folder, { recursive: true });
  /** @type {import('../http/route-list').RouteList} */
  const { notFound, failed } = JSON.parse(readFileSync(resolve(root, bundle, 'routes.json'), 'utf8'));
  const errorPages = { 404: notFound.headers, 500: failed.headers };
  await bundleForWorkerd('app/_entries/worker.ts', join(folder, 'index.mjs'), {
    ERROR_PAGES: JSON.stringify(errorPages),
  });
  const settings = Object.fromEntries(
    WORKER_SETTINGS.flatMap((name) => (env[name]?.trim() ? [[name, env[name]?.trim()]] : [])),
  );
  const config = {
    name: 'sito',
    main: 'index.mjs',
    // It is bundled already.
    no_bundle: true,
    ...COMPATIBILITY,
    assets: {
      ...ASSETS,
      binding: 'ASSETS',
      // The worker answers unknown addresses, and the addresses of the error pages as if they were unknown.
      not_found_handling: 'none',
      run_worker_first: ['/api/*', '/healthz', '/404', '/404.html', '/500', '/500.html'],
    },
    // The owner's firewall rules do not hold for other host names (docs/operations.md).
    workers_dev: false,
    preview_urls: false,
    // Variables that are set in the dashboard stay.
    keep_vars: true,
    // Leads stay in the European Union.
    vars: { LEADS_JURISDICTION: 'eu', ...settings },
    durable_objects: { bindings: [{ name: 'LEADS', class_name: 'Leads' }] },
    migrations: [{ tag: 'v1', new_sqlite_classes: ['Leads'] }],
    observability: { enabled: true },
  };
  const note =
    '// Written by `npm run build`: changes are lost. Deploy with `npx wrangler deploy` in this folder.';
  writeFileSync(join(folder, 'wrangler.jsonc'), `${note}\n${JSON.stringify(config, null, 2)}\n`);
}

/**
 * Writes the configuration of a preview (D49): only files, which get an address for each version.
 * @param {string} bundle folder with `site`, relative to the project or absolute
 */
export function bundlePreviewWorker(bundle) {
  const folder = resolve(root, bundle, 'worker');
  mkdirSync(folder, { recursive: true });
  const config = {
    name: 'sito-anteprima',
    compatibility_date: COMPATIBILITY.compatibility_date,
    assets: { ...ASSETS, not_found_handling: '404-page' },
    workers_dev: false,
    preview_urls: true,
  };
  const note =
    '// Written by `npm run build -- --drafts`. Publish with `npx wrangler versions upload -c wrangler.preview.jsonc` here.';
  writeFileSync(join(folder, 'wrangler.preview.jsonc'), `${note}\n${JSON.stringify(config, null, 2)}\n`);
}
