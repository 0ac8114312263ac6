import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startSite, temporaryFolder } from '@/e2e/serving/site';
import { writeBundle } from '@/lib/adapter/bundle';
import type { NextBuild } from '@/lib/adapter/outputs';
import { root } from '@/scripts/bootstrap.mjs';
import { browserBundles } from '@/scripts/bundle-browser.mjs';

export const measurementId = 'G-PROVA12345';
/** The pages of the site with analytics. Bundling all pages would take too long. */
const pages = ['/', '/cookie', '/contatti'];

/** Serves `pages` as a build with GA_MEASUREMENT_ID would, without another build. */
export async function startAnalyticsSite() {
  const { folder, remove } = temporaryFolder();
  await writeAnalyticsBundle(folder);
  const site = await startSite({}, { file: join(folder, 'out/server.mjs') });
  return {
    url: site.url,
    stop: () => {
      site.stop();
      remove();
    },
  };
}

/** Writes a bundle of `pages` in which the script of the site starts the measurement. */
async function writeAnalyticsBundle(folder: string): Promise<void> {
  // Bundling writes into public/, so it works on a copy.
  for (const path of ['public', 'content', 'out/server.mjs', 'out/node_modules'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const { script, files } = await browserBundles(measurementId);
  for (const { path, text } of files) writeFileSync(join(folder, 'public', path), text);
  const outputs: NextBuild['outputs'] = JSON.parse(
    readFileSync(join(root, '.next/bundle-outputs.json'), 'utf8'),
  );
  for (const { pathname, fallback } of outputs.prerenders) {
    if (!fallback?.filePath || !pages.includes(pathname)) continue;
    const html = readFileSync(fallback.filePath, 'utf8').replaceAll(/\/assets\/site\.\w+\.js/g, script);
    fallback.filePath = join(folder, basename(fallback.filePath));
    writeFileSync(fallback.filePath, html);
  }
  const siteFolder = join(folder, 'out/site');
  await writeBundle({ outputs, projectDir: folder, siteFolder }, { GA_MEASUREMENT_ID: measurementId }, pages);
}
