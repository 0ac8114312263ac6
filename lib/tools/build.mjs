// `npm run build`: the production build, from what is needed to the stamp that says which sources it holds.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, npx, root, run, say } from './bootstrap.mjs';

/** All that runs, relative to the project: the pages (site/), the server, and the mail endpoint as one function (api/). */
const bundle = 'out';
/** What `npm start` runs. */
export const serverBundle = `${bundle}/server.mjs`;

/** Builds the site; the environment must have been checked. */
export async function build() {
  const { fingerprint, markBuilt } = await import('./fingerprint.mjs');
  const digest = fingerprint();
  // A build that stops half way must not be taken for a finished one.
  rmSync(join(root, '.next', 'build-stamp'), { force: true });
  say('Bundling the browser script');
  const { bundleBrowser } = await import('./bundle-browser.mjs');
  await bundleBrowser();
  say('Building the pages (next build) and the bundle that is served (out/site)');
  run(npx('next', 'build'), 'The build failed: the lines above say where.');
  say('Bundling the server and the function');
  const { bundleServer } = await import('./bundle-server.mjs');
  await bundleServer(bundle);
  markBuilt(digest);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
  await build();
}
