import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Where a process is killed. */
export const KILL_POINTS = [
  'before-transaction',
  'before-commit',
  'after-commit',
  'before-send',
  'after-send',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/** The settings of one run of the mail service. Times in milliseconds. */
export type ServerRun = {
  port: number;
  folder: string;
  to: string;
  baseUrl: string;
  apiKey: string;
  /** Of an attempt, on the real clock. */
  timeoutMs: number;
  /** The fast clock. */
  origin: number;
  speed: number;
  killAt?: KillPoint | undefined;
  /** How often it passes there before it is killed. */
  killAfter: number;
};

/** Bundles the process once, so that a run begins in a moment. @returns the file */
export async function bundleServer(): Promise<string> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  // Inside the project, where it finds the addon of the database.
  const folder = join(root, 'node_modules/.cache/bench');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'process.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['tests/bench/mail/server-process.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    external: ['@photostructure/sqlite'],
    target: 'node20',
    alias: { '@': root.replace(/\/$/, '') },
    logLevel: 'error',
  });
  return outfile;
}

/** Begins a run. @returns when it takes requests; `ended` resolves to whether it was killed at its point */
export async function startServerRun(
  file: string,
  run: ServerRun,
): Promise<{ child: ChildProcess; ended: Promise<boolean> }> {
  const child = fork(file, {
    env: { ...process.env, BENCH_SERVER_RUN: JSON.stringify(run) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<boolean>((resolve) => {
    child.once('exit', (_, signal) => resolve(signal === 'SIGKILL'));
  });
  await Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]);
  return { child, ended };
}
