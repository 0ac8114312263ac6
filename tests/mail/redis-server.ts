import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/lib/tools/free-port';
import { findRedis } from '@/lib/tools/programs.mjs';

/** A real Redis of the test's own, on a free port of this machine, that keeps nothing on disk. */
export async function startRedis(...options: string[]) {
  const program = findRedis();
  if (!program) {
    throw new Error('These tests need a Redis server: `npm test` brings one, or install redis-server.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'redis-test-'));
  const port = await freePort();
  const clean = () => rm(folder, { recursive: true, force: true });
  let server = await launch().catch(async (error: unknown) => {
    await clean();
    throw error;
  });

  async function launch(): Promise<ChildProcess> {
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(program ?? '', [...own, '--dir', folder, ...options], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (chunk) => {
        said += chunk;
        if (said.includes('Ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`Redis did not start:\n${said}`)));
    });
    return child;
  }

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    async restart() {
      await kill();
      server = await launch();
    },
    /** Stops the process without ending it: connections stand, nothing answers. */
    hang: () => server.kill('SIGSTOP'),
    wake: () => server.kill('SIGCONT'),
    async close() {
      await kill();
      await clean();
    },
  };
}

export type RedisServer = Awaited<ReturnType<typeof startRedis>>;
