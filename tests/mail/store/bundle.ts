import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '@/lib/tools/bootstrap.mjs';
import { ABSENT } from '@/lib/tools/bundle-server.mjs';

/**
 * Bundles a program of the tests, so that it starts quickly and on every Node. The addon is loaded from node_modules.
 * @param entry relative to the project
 */
export async function bundleForNode(entry: string, folder: string): Promise<string> {
  const sqlite = createRequire(import.meta.url).resolve('@photostructure/sqlite');
  const outfile = join(folder, 'program.cjs');
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    alias: { '@': root, '@photostructure/sqlite': sqlite },
    external: [sqlite, ...ABSENT],
    logLevel: 'error',
  });
  return outfile;
}
