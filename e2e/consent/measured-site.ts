import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ordinaryNext } from '@/e2e/full/ordinary-next';
import { start } from '@/e2e/serving/process';
import { writeBundle } from '@/lib/adapter/bundle';
import type { NextBuild } from '@/lib/adapter/outputs';
import { browserBundles } from '@/lib/tools/bundle-browser.mjs';
import { freePort } from '@/tests/free-port';

const project = fileURLToPath(new URL('../..', import.meta.url));
export const measurementId = 'G-PROVA12345';
const pages = ['/', '/cookie', '/contatti'];

/**
 * A site with GA_MEASUREMENT_ID, without a build of its own: a few pages from the build of the other tests with
 * the script for analytics, served on their own port.
 */
export async function startMeasuredSite(): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'));
  // Bundling writes the search index into public/; this keeps that of the project.
  cpSync(join(project, 'public'), join(folder, 'public'), { recursive: true });
  cpSync(join(project, 'content'), join(folder, 'content'), { recursive: true });
  for (const path of ['out/server.mjs', 'out/node_modules'])
    cpSync(join(project, path), join(folder, path), { recursive: true });
  const outputs: NextBuild['outputs'] = JSON.parse(
    readFileSync(join(project, '.next/bundle-outputs.json'), 'utf8'),
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
  const port = await freePort();
  const server = start({
    command: [process.execPath, 'out/server.mjs'],
    cwd: folder,
    env: { PORT: String(port), MAIL_SPOOL_DIR: join(folder, 'mail') },
  });
  await server.until('"listening"');
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** The same settings without the adapter: a copy of the project, built by Next alone. */
export async function startMeasuredNext(): Promise<{ url: string; stop: () => void }> {
  const next = ordinaryNext({ GA_MEASUREMENT_ID: measurementId });
  const port = await freePort();
  const spool = mkdtempSync(join(tmpdir(), 'measured-mail-'));
  const server = next.serve(port, { MAIL_SPOOL_DIR: spool });
  await server.until('Ready');
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.kill();
      next.remove();
      rmSync(spool, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
