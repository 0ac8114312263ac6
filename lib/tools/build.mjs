// `npm run build`: the production build.
// `npm run build:static`: the same, and says what of it goes where.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, npx, root, run, say } from './bootstrap.mjs';

/** All that runs, relative to the project: the pages (site/), the server, and the whole as a worker (worker/). */
const bundle = 'out';
/** What `npm start` runs. */
export const serverBundle = `${bundle}/server.mjs`;

/** Builds the site; the environment must have been checked. TYPES_CHECKED=1 says that the types have been, just before. */
export async function build() {
  const { fingerprint, markBuilt } = await import('./fingerprint.mjs');
  const digest = fingerprint();
  // An interrupted build must not count as finished.
  rmSync(join(root, '.next', 'build-stamp'), { force: true });
  // Pages write there the pictures that they show; .next/cache keeps those of earlier builds.
  rmSync(join(root, 'public/assets/pictures'), { recursive: true, force: true });
  say('Building the pages (next build) and the bundle that is served (out/site)');
  run(npx('next', 'build'), 'The build failed: the lines above say where.');
  say('Bundling the server and the worker');
  const { bundleServer, bundleWorker } = await import('./bundle-server.mjs');
  await bundleServer(bundle);
  await bundleWorker(`${bundle}/worker`, `${bundle}/site`, process.env);
  markBuilt(digest);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
  await build();
  if (process.argv.includes('--static')) {
    const address = process.env.SITE_URL?.trim();
    console.log(`
${bundle}/server.mjs serves ${bundle}/site and takes the forms; ${bundle}/worker is the whole for Cloudflare Workers (docs/operations.md, "Deploy").
${address ? `Made for ${address} (SITE_URL).` : 'SITE_URL is not set: before going public, set it and build again.'}`);
  }
}
