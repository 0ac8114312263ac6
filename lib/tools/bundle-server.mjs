// Bundles what runs beside the site's files: the server of `npm start` and of the container, and the mail endpoint as one
// function. Their packages are inside, so that the folder runs by itself.
import { resolve } from 'node:path';
import { build, stop } from 'esbuild';
import { root } from './bootstrap.mjs';

const ENTRIES = { server: 'app/_site/server.ts', 'api/send-email': 'app/_site/function.ts' };

/** Optional companions that packages look for and do without: React mail, traces, another hash. */
export const ABSENT = ['@node-rs/xxhash', '@opentelemetry/api', '@react-email/render'];

/** Packages in CommonJS ask for Node's own modules by a `require` that an ES module lacks. */
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
        // The package throws outside of a bundler that knows the mark.
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: 'empty' }));
          onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
        },
      },
    ],
  });
  // Its helper process would stay for as long as the site is served.
  await stop();
}
