// Bundles the Node server with its packages, beside a copy of the store's native addon, so that the folder needs nothing else.
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, stop } from 'esbuild';
import { isPreview } from '../lib/preview.mjs';
import { root } from './bootstrap.mjs';

/** Optional peer packages that are not installed. */
export const OPTIONAL_PEERS = ['@node-rs/xxhash', '@opentelemetry/api', '@react-email/render'];

/** CommonJS packages need `require` for Node's modules. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const SQLITE = '@photostructure/sqlite';

/**
 * Loads the addon at its first use, so that everything but the store works without it.
 * @type {import('esbuild').Plugin}
 */
const externalAddon = {
  name: 'external-addon',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${SQLITE}$`) }, ({ path, kind }) =>
      kind === 'require-call' ? { path, external: true } : { path, namespace: 'addon' },
    );
    onLoad({ filter: /.*/, namespace: 'addon' }, ({ path }) => ({
      contents: `module.exports = { get DatabaseSync() { return require('${path}').DatabaseSync; } };`,
    }));
  },
};

/** The platforms that the bundle may run on. */
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

/**
 * Copies the addon into the bundle's node_modules.
 * @param {string} outdir
 */
function copyAddon(outdir) {
  const target = join(outdir, 'node_modules');
  rmSync(target, { recursive: true, force: true });
  for (const [name, files] of Object.entries(ADDON_FILES)) {
    for (const file of files) {
      cpSync(join(root, 'node_modules', name, file), join(target, name, file), { recursive: true });
    }
  }
}

/**
 * The esbuild options that server and Cloudflare worker share.
 * @returns {import('esbuild').BuildOptions & { define: Record<string, string> }}
 */
export const sharedOptions = () => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
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
 * Writes `server.mjs`, and `node_modules` with the addon of the store. The same sources give the same bytes.
 * @param {string} outdir relative to the project, or absolute
 */
export async function bundleServer(outdir) {
  await build({
    ...sharedOptions(),
    plugins: [externalAddon],
    entryPoints: ['app/_entries/server.ts'],
    outfile: join(resolve(root, outdir), 'server.mjs'),
    platform: 'node',
    target: 'node20.19',
    banner: { js: REQUIRE },
    external: OPTIONAL_PEERS,
  });
  copyAddon(resolve(root, outdir));
  // esbuild's helper process would keep running while the site is served.
  await stop();
}
