import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** One run of the mail service. It ends when it has passed a point so many times. */
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
  killAt?: 'before-commit' | 'after-commit' | 'after-send' | undefined;
  killAfter: number;
};

/** Starts a run, and waits until it accepts requests or has ended. */
export async function startServer(run: ServerRun): Promise<ChildProcess> {
  const env = { ...process.env, BENCH_SERVER_RUN: JSON.stringify(run) };
  const child = fork(join(import.meta.dirname, 'server.ts'), { env, execArgv: ['--import', 'tsx'] });
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return child;
}
