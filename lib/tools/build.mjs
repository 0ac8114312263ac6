// `npm run build`: the production build.
// `npm run build:static`: the same, and prints how to deploy it.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, npx, root, run, say } from './bootstrap.mjs';

/**
 * All that runs, relative to the project: the pages (site/), the server, the mail endpoint as one function (api/), the
 * whole as a worker (worker/), and a Caddyfile.
 */
const bundle = 'out';
/** What `npm start` runs. */
export const serverBundle = `${bundle}/server.mjs`;
/** Cloudflare Pages takes no more header rules than these, and leaves out the rest without a word. */
const MOST_RULES = 100;

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
  say('Bundling the server, the function and the worker');
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
  if (process.argv.includes('--static')) explain();
}

/** Prints where the bundle is, where its parts go, and its settings. */
function explain() {
  const base = process.env.SITE_URL?.trim();
  console.log(`
The site is in ${join(root, bundle)}:

  ${bundle}/site/                 upload all that is in it to the CDN: pages, assets, 404.html, and the files _headers
                            and _redirects, which Netlify and Cloudflare Pages read. The .br and .gz files are the
                            same texts compressed, for servers that send them; a CDN compresses by itself.
  ${bundle}/api/send-email.mjs    the endpoint of the forms, /api/send-email, as one function: Request -> Response.
  ${bundle}/worker/               or pages and forms on Cloudflare Workers: npx wrangler deploy, in that folder.
  ${bundle}/server.mjs            or serve both from a machine of your own: node ${bundle}/server.mjs
  ${bundle}/Caddyfile             or have Caddy serve the pages there, and hand the forms on to ${bundle}/server.mjs

${
  base
    ? `It is made for ${base} (SITE_URL).`
    : `SITE_URL is not set, so canonical addresses are those of content/site.ts, and browsers are not held to https. Before
going public set it and build again: SITE_URL=https://www.your-domain.it npm run build:static`
}`);
  const rules = readFileSync(join(root, bundle, 'site/_headers'), 'utf8').match(/^\//gm)?.length ?? 0;
  if (rules > MOST_RULES) {
    console.log(`
Not for Cloudflare Pages: _headers has ${rules} rules and it takes ${MOST_RULES}, so the last pages would have no policy.`);
  }
}
