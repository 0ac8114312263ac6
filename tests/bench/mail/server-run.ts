import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleForNode } from '../../mail/store/bundle';

/** The moments at which a process is killed. */
export const KILL_POINTS = [
  'before-transaction',
  'before-commit',
  'after-commit',
  'before-send',
  'after-send',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/** One run of the mail service. Times in milliseconds. */
export type ServerRun = {
  port: number;
  folder: string;
  /** The settings of the channels. */
  settings: Record<string, string>;
  /** How long an attempt may take, on the real clock. */
  timeoutMs?: number;
  /** The fast clock; the real one unless given. */
  origin?: number;
  speed?: number;
  killAt?: KillPoint | undefined;
  /** How often it passes there before it is killed. */
  killAfter?: number;
};

/** Bundles the process once, so that a run begins in a moment. @returns the file */
export async function bundleServer(): Promise<string> {
  const folder = fileURLToPath(new URL('../../../node_modules/.cache/bench', import.meta.url));
  mkdirSync(folder, { recursive: true });
  return bundleForNode('tests/bench/mail/server-process.ts', folder);
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
