import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

type Run = {
  command: readonly string[];
  cwd: string;
  env: Record<string, string>;
  /** User and group to run as. By default those of this process. */
  uid?: number;
};

/** Starts a process with only these environment variables, and records its output. */
export function start({ command: [file = '', ...args], cwd, env, uid }: Run) {
  const child = spawn(file, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that `kill` reaches its children.
    detached: true,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    /** Resolves when the output contains this. Rejects if the process exits before. */
    async until(text: string): Promise<void> {
      while (!output.includes(text)) {
        if (hasEnded()) throw new Error(`${file} has ended: ${output}`);
        await wait(20);
      }
    },
    /** Sends this signal, if any, and waits for the exit code. */
    async end(signal?: NodeJS.Signals): Promise<number | null> {
      if (hasEnded()) return child.exitCode;
      const ended = once(child, 'close');
      if (signal) child.kill(signal);
      await ended;
      return child.exitCode;
    },
    /** For cleanup: kills the process and its children. */
    kill: () => {
      if (child.pid !== undefined && !hasEnded()) process.kill(-child.pid, 'SIGKILL');
    },
    output: () => output,
  };
}
