// Bundles the small script that every page loads into public/assets, under a name that carries its hash.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import { siteScriptOptions } from '../build/site-script.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'public/assets');

/** Writes `site.<hash>.js` and `manifest.json`; older bundles are removed. */
export async function bundleBrowser() {
  mkdirSync(folder, { recursive: true });
  const result = await build({
    ...siteScriptOptions,
    entryPoints: { site: 'lib/browser/site.ts' },
    entryNames: '[name].[hash]',
    outdir: folder,
    metafile: true,
  });
  // Its helper process would stay for as long as the site is served.
  await stop();
  const names = Object.keys(result.metafile.outputs).map((file) => basename(file));
  const site = names.find((name) => name.startsWith('site.'));
  if (!site) throw new Error('The browser bundle was not written.');
  for (const file of readdirSync(folder)) {
    if (file.startsWith('site.') && !names.includes(file)) rmSync(join(folder, file));
  }
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ site: `/assets/${site}` })}\n`);
}
