// Bundles the server that `npm start` runs (app/_site/server.ts).
import { build, stop } from 'esbuild';
import { root } from './bootstrap.mjs';

/**
 * Writes the bundle; packages stay outside of it. To be called after `next build`, which empties its folder.
 * @param {string} outfile relative to the project
 */
export async function bundleServer(outfile) {
  await build({
    absWorkingDir: root,
    entryPoints: ['app/_site/server.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    packages: 'external',
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
