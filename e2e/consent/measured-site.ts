import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBundle } from '../../lib/adapter/bundle';
import type { BuildContext } from '../../lib/adapter/outputs';
import { freePort } from '../../lib/tools/free-port';
import { start } from '../serving/process';

const project = fileURLToPath(new URL('../..', import.meta.url));
export const measurementId = 'G-PROVA12345';
const pages = ['/', '/cookie', '/contatti'];

/**
 * A site with GA_MEASUREMENT_ID, bundled from the build of the other tests. A few of its pages are served on
 * a port of their own.
 */
export async function startMeasuredSite(): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'));
  // Bundling writes the search index into public/; this keeps that of the project.
  cpSync(join(project, 'public'), join(folder, 'public'), { recursive: true });
  cpSync(join(project, 'out/server.mjs'), join(folder, 'out/server.mjs'));
  const outputs: BuildContext['outputs'] = JSON.parse(
    readFileSync(join(project, '.next/bundle-outputs.json'), 'utf8'),
  );
  await writeBundle({ outputs, projectDir: folder }, { GA_MEASUREMENT_ID: measurementId }, pages);
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
