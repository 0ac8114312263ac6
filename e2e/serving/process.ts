import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Run = {
  command: readonly string[];
  cwd: string;
  env: Record<string, string>;
  /** User and group to run as. By default those of this process. */
  uid?: number;
};

/** A process with only these environment variables, and its output. */
export function start({ command: [file = '', ...args], cwd, env, uid }: Run) {
  const child = spawn(file, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that its children end with it.
    detached: true,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  }
  return {
    /** Resolves when the output contains this. Rejects if the process exits before. */
    async until(text: string): Promise<void> {
      while (!said.includes(text)) {
        if (child.exitCode !== null || child.signalCode) throw new Error(`${file} has ended: ${said}`);
        const others = new AbortController();
        const { signal } = others;
        await Promise.race([
          once(child.stdout, 'data', { signal }),
          once(child.stderr, 'data', { signal }),
          once(child, 'close', { signal }),
        ]);
        // The other two listen no longer.
        others.abort();
      }
    },
    /** The exit code, after it exits or receives this signal. */
    async end(signal?: NodeJS.Signals): Promise<number | null> {
      if (child.exitCode !== null || child.signalCode) return child.exitCode;
      const ended = once(child, 'close');
      if (signal) child.kill(signal);
      await ended;
      return child.exitCode;
    },
    /** For cleanup: kills the process and its children. */
    kill: () => killGroup(child),
    said: () => said,
  };
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode) return;
  process.kill(-pid, 'SIGKILL');
}
