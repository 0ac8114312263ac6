// Bundles the small script that every page loads into public/assets, and the search that it loads when somebody searches;
// their names carry their hashes.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { root } from './bootstrap.mjs';
import { ownStyles } from './own-styles.mjs';
import { siteScriptOptions } from './site-script.mjs';

const folder = join(root, 'public/assets');

/** Writes `site.<hash>.js`, `search.<hash>.js` and `manifest.json`; older bundles are removed. */
export async function bundleBrowser() {
  mkdirSync(folder, { recursive: true });
  const search = await bundle('search', 'lib/browser/search/main.ts', 'esm', {
    SEARCH_STYLES: await ownStyles('lib/browser/search/dialog.css'),
  });
  const SEARCH_MODULE = { path: search.path, integrity: search.integrity };
  const site = await bundle('site', 'lib/browser/site.ts', 'iife', { SEARCH_MODULE });
  // Its helper process would stay for as long as the site is served.
  await stop();
  const names = [search, site].map(({ name }) => name);
  for (const file of readdirSync(folder)) {
    if (/^(?:site|search)\..*\.js$/.test(file) && !names.includes(file)) rmSync(join(folder, file));
  }
  writeFileSync(
    join(folder, 'manifest.json'),
    `${JSON.stringify({ site: site.path, search: SEARCH_MODULE })}\n`,
  );
}

/**
 * Writes one script.
 * @param {string} name
 * @param {string} entry
 * @param {'esm' | 'iife'} format
 * @param {Record<string, unknown>} constants what stands for these names in it
 */
async function bundle(name, entry, format, constants) {
  const { outputFiles } = await build({
    ...siteScriptOptions,
    entryPoints: [entry],
    write: false,
    format,
    define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
  });
  const text = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = `${name}.${hash}.js`;
  writeFileSync(join(folder, file), text);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { name: file, path: `/assets/${file}`, integrity };
}
