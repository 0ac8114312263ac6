import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@/lib/tools/free-port';
import { findCaddy } from '@/lib/tools/programs.mjs';
import { start } from './process';

const project = fileURLToPath(new URL('../..', import.meta.url));
export const caddyFile = join(project, 'out/Caddyfile');

/** @throws if Caddy is not installed */
export function caddyProgram(): string {
  const program = findCaddy();
  if (!program) throw new Error('These tests need Caddy: `npm test` brings it, or install caddy.');
  return program;
}

/**
 * The built site behind Caddy, over plain HTTP on a free local port.
 * @param endpoint host and port of the Node process that handles the forms
 */
export async function startCaddy(endpoint: string) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const healthUrl = `http://127.0.0.1:${await freePort()}`;
  const server = start({
    command: [caddyProgram(), 'run', '--config', caddyFile, '--adapter', 'caddyfile'],
    cwd: project,
    env: {
      SITE_ADDRESS: `http://localhost:${port}`,
      SITE_ALIAS: `http://altro.localhost:${port}`,
      HEALTH_ADDRESS: healthUrl,
      SITE_ROOT: join(project, 'out/site'),
      ENDPOINT: endpoint,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
  await server.until('serving initial configuration');
  return {
    url: `http://localhost:${port}`,
    healthUrl,
    port,
    pid: server.pid,
    said: server.said,
    stop: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/**
 * The Node process as in compose.yaml: behind one proxy.
 * @param wrapper a command that runs the command after it
 */
export async function startEndpoint(settings: Record<string, string> = {}, wrapper: readonly string[] = []) {
  const spool = mkdtempSync(join(tmpdir(), 'caddy-spool-'));
  const port = await freePort();
  const server = start({
    command: [...wrapper, process.execPath, join(project, 'out/server.mjs')],
    cwd: spool,
    env: { PORT: String(port), TRUST_PROXY: '1', MAIL_SPOOL_DIR: spool, ...settings },
  });
  await server.until('"listening"');
  return {
    address: `127.0.0.1:${port}`,
    url: `http://localhost:${port}`,
    port,
    pid: server.pid,
    spool,
    stop: () => {
      server.kill();
      rmSync(spool, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
