// Bundles what runs beside the site's files: the server of `npm start` and of the container, and the mail endpoint as one
// function. Their packages are inside, so that the folder runs by itself.
import { resolve } from 'node:path';
import { build, stop } from 'esbuild';
import { root } from './bootstrap.mjs';

const ENTRIES = { server: 'app/_site/server.ts', 'api/send-email': 'app/_site/function.ts' };

/** Optional peer packages. */
export const ABSENT = ['@node-rs/xxhash', '@opentelemetry/api', '@react-email/render'];

/** CommonJS packages need `require` for Node's modules. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Writes `server.mjs` and `api/send-email.mjs`; the same sources give the same bytes.
 * @param {string} outdir relative to the project, or absolute
 */
export async function bundleServer(outdir) {
  await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: resolve(root, outdir),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    banner: { js: REQUIRE },
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ABSENT,
    legalComments: 'none',
    logOverride: { 'direct-eval': 'silent' },
    alias: { '@': root },
    plugins: [
      {
        name: 'server-only',
        // `server-only` throws unless the bundler knows it.
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: 'empty' }));
          onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
        },
      },
    ],
  });
  // esbuild's helper process would keep running while the site is served.
  await stop();
}
