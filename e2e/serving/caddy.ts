import { join } from 'node:path';
import { root } from '@/lib/tools/bootstrap.mjs';
import { findCaddy } from '@/lib/tools/programs.mjs';
import { freePort } from '@/tests/free-port';
import { start } from './process';
import { temporaryFolder } from './site';

export const caddyFile = join(root, 'Caddyfile');

/** @throws if Caddy is not installed */
export function caddyProgram(): string {
  const program = findCaddy();
  if (!program) throw new Error('These tests need Caddy: `npm test` brings it, or install caddy.');
  return program;
}

/** What keeps Caddy's own files in a folder. */
export const caddyHome = (folder: string) => ({
  HOME: folder,
  XDG_CONFIG_HOME: folder,
  XDG_DATA_HOME: folder,
});

/**
 * Caddy with the file of compose.yaml, over plain HTTP on a free local port.
 * @param upstream host and port of the site
 */
export async function startCaddy(upstream: string) {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const server = start({
    command: [caddyProgram(), 'run', '--config', caddyFile, '--adapter', 'caddyfile'],
    cwd: root,
    env: {
      SITE_NAMES: `http://localhost:${port}, http://altro.localhost:${port}`,
      SITE_UPSTREAM: upstream,
      ...caddyHome(folder),
    },
  });
  await server.until('serving initial configuration');
  return {
    url: `http://localhost:${port}`,
    output: server.said,
    stop: () => {
      server.kill();
      remove();
    },
  };
}
