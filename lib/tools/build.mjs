// `npm run build`: the production build, from what is needed to the stamp that says which sources it holds.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, npx, root, run, say } from './bootstrap.mjs';

/** What `npm start` runs, relative to the project: the server, beside the pages that it serves. */
export const serverBundle = '.next/site-server.mjs';

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
  say('Bundling the server');
  const { bundleServer } = await import('./bundle-server.mjs');
  await bundleServer(serverBundle);
  markBuilt(digest);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
  await build();
}
