import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '@/lib/tools/bootstrap.mjs';
import { ABSENT } from '@/lib/tools/bundle-server.mjs';

/** The points of the delivery at which a process is killed. */
export const KILL_POINTS = [
  'before-write',
  'before-commit',
  'after-commit',
  'before-send',
  'after-send',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/** The parameters of one run of the mail service. */
export type ServerRun = {
  port: number;
  /** Of the store. */
  folder: string;
  settings: Record<string, string>;
  /** The limit of an attempt, on the real clock. */
  timeoutMs: number;
  /** Of the fast clock (fast-clock.ts). */
  origin: number;
  speed: number;
  /** The process is killed when it has passed the point `killAt` this many times. */
  killAt?: KillPoint | undefined;
  killAfter: number;
};

/** Bundles the process once, so that runs begin fast. The addon is loaded from node_modules. @returns the bundle's file */
export async function bundleServerProcess(): Promise<string> {
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

/** Starts a run and waits until it accepts requests. @returns `kill`, and `ended`, which resolves to whether it was killed */
export async function startServerRun(file: string, run: ServerRun) {
  const env = { ...process.env, BENCH_SERVER_RUN: JSON.stringify(run) };
  const child = fork(file, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = new Promise<boolean>((resolve) => {
    child.once('exit', (_, signal) => resolve(signal === 'SIGKILL'));
  });
  await Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]);
  return { kill: () => child.kill('SIGKILL'), ended };
}
