import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCaddy } from '@/lib/tools/programs.mjs';
import { freePort } from '@/tests/free-port';
import { start } from './process';

const project = fileURLToPath(new URL('../..', import.meta.url));
export const caddyFile = join(project, 'Caddyfile');

/** @throws if Caddy is not installed */
export function caddyProgram(): string {
  const program = findCaddy();
  if (!program) throw new Error('These tests need Caddy: `npm test` brings it, or install caddy.');
  return program;
}

/**
 * Caddy with the file of compose.yaml, over plain HTTP on a free local port.
 * @param upstream host and port of the site
 */
export async function startCaddy(upstream: string) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const server = start({
    command: [caddyProgram(), 'run', '--config', caddyFile, '--adapter', 'caddyfile'],
    cwd: project,
    env: {
      SITE_NAMES: `http://localhost:${port}, http://altro.localhost:${port}`,
      SITE_UPSTREAM: upstream,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
  await server.until('serving initial configuration');
  return {
    url: `http://localhost:${port}`,
    output: server.said,
    stop: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/**
 * The bundled server as a container runs it, with a store of its own.
 * @param settings TRUST_PROXY is 1 unless given
 * @param wrapper a command that runs the command after it
 */
export async function startSite(settings: Record<string, string> = {}, wrapper: readonly string[] = []) {
  const spool = mkdtempSync(join(tmpdir(), 'site-spool-'));
  const port = await freePort();
  const run = () =>
    start({
      command: [...wrapper, process.execPath, join(project, 'out/server.mjs')],
      cwd: spool,
      env: { PORT: String(port), TRUST_PROXY: '1', MAIL_SPOOL_DIR: spool, ...settings },
    });
  let server = run();
  await server.until('"listening"');
  return {
    address: `127.0.0.1:${port}`,
    url: `http://localhost:${port}`,
    port,
    spool,
    /** Ends it, as an update does. */
    end: () => server.end('SIGTERM'),
    startAgain: () => {
      server = run();
      return server.until('"listening"');
    },
    stop: () => {
      server.kill();
      rmSync(spool, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
