import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ordinaryNext } from '@/e2e/full/ordinary-next';
import { startSite, temporaryFolder } from '@/e2e/serving/site';
import { writeBundle } from '@/lib/adapter/bundle';
import type { NextBuild } from '@/lib/adapter/outputs';
import { root } from '@/lib/tools/bootstrap.mjs';
import { browserBundles } from '@/lib/tools/bundle-browser.mjs';
import { freePort } from '@/tests/free-port';

export const measurementId = 'G-PROVA12345';
const pages = ['/', '/cookie', '/contatti'];

/**
 * A site with GA_MEASUREMENT_ID, without a build of its own: a few pages from the build of the other tests with
 * the script for analytics, served on their own port.
 */
export async function startMeasuredSite(): Promise<{ url: string; stop: () => void }> {
  const { folder, remove } = temporaryFolder();
  // Bundling writes the search index into public/; this keeps that of the project.
  cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true });
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  for (const path of ['out/server.mjs', 'out/node_modules'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const outputs: NextBuild['outputs'] = JSON.parse(
    readFileSync(join(root, '.next/bundle-outputs.json'), 'utf8'),
  );
  const { script, files } = await browserBundles(measurementId);
  for (const { path, text } of files) writeFileSync(join(folder, 'public', path), text);
  for (const { pathname, fallback } of outputs.prerenders) {
    if (!fallback?.filePath || !pages.includes(pathname)) continue;
    const html = readFileSync(fallback.filePath, 'utf8').replaceAll(/\/assets\/site\.\w+\.js/g, script);
    fallback.filePath = join(folder, `${basename(fallback.filePath)}.measured`);
    writeFileSync(fallback.filePath, html);
  }
  const siteFolder = join(folder, 'out/site');
  await writeBundle({ outputs, projectDir: folder, siteFolder }, { GA_MEASUREMENT_ID: measurementId }, pages);
  const site = await startSite({}, { file: join(folder, 'out/server.mjs') });
  return {
    url: site.url,
    stop: () => {
      site.stop();
      remove();
    },
  };
}

/** The same settings without the adapter: a copy of the project, built by Next alone. */
export async function startMeasuredNext(): Promise<{ url: string; stop: () => void }> {
  const next = ordinaryNext({ GA_MEASUREMENT_ID: measurementId });
  const port = await freePort();
  const { folder, remove } = temporaryFolder();
  const server = next.serve(port, { MAIL_SPOOL_DIR: folder });
  await server.until('Ready');
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.kill();
      next.remove();
      remove();
    },
  };
}
