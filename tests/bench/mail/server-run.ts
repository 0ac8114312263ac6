import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '@/lib/tools/bootstrap.mjs';
import { ABSENT } from '@/lib/tools/bundle-server.mjs';

/** The moments at which a process is killed. */
export const KILL_POINTS = [
  'before-write',
  'before-commit',
  'after-commit',
  'before-send',
  'after-send',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/**
 * One run of the mail service. `timeoutMs`: how long an attempt may take, on the real clock; `origin`, `speed`: of the fast
 * clock; `killAfter`: how often it passes `killAt` before it is killed.
 */
export type ServerRun = {
  port: number;
  folder: string;
  settings: Record<string, string>;
  killAt?: KillPoint | undefined;
  killAfter?: number;
} & Record<'timeoutMs' | 'origin' | 'speed', number>;

/** Bundles the process once, so that a run begins in a moment. The addon is loaded from node_modules. @returns the file */
export async function bundleServer(): Promise<string> {
  const sqlite = createRequire(import.meta.url).resolve('@photostructure/sqlite');
  const outfile = join(root, 'node_modules/.cache/bench/server.cjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['tests/bench/mail/server-process.ts'],
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

/** Begins a run. @returns when it takes requests; `ended` resolves to whether it was killed */
export async function startServerRun(file: string, run: ServerRun) {
  const env = { ...process.env, BENCH_SERVER_RUN: JSON.stringify(run) };
  const child = fork(file, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = new Promise<boolean>((resolve) => {
    child.once('exit', (_, signal) => resolve(signal === 'SIGKILL'));
  });
  await Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]);
  return { kill: () => child.kill('SIGKILL'), ended };
}
