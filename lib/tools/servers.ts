import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { npx, root } from './bootstrap.mjs';
import { freePort } from './free-port';

export type Server = {
  url: string;
  /** The process that was started; what serves may be a child of it. */
  pid: number;
  stop: () => Promise<void>;
};

const START_MS = 60_000;

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts a server and waits until it answers.
 * @param env besides that of this process; it has a mail folder of its own, and no key to send with
 * @throws if it does not, within a minute
 */
export async function startServer(
  port: number,
  [file, args]: [string, string[]],
  env: Record<string, string> = {},
): Promise<Server> {
  const url = `http://localhost:${port}`;
  const spool = mkdtempSync(join(tmpdir(), 'spool-'));
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), MAIL_SPOOL_DIR: spool, RESEND_API_KEY: '', ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(spool, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${file} ${args.join(' ')} did not serve ${url}.`);
    }
    await pause(100);
  }
  return { url, pid: child.pid ?? 0, stop };
}

/** The bundle as the container runs it, which is what `npm start` runs too. */
export const startBundle = async (): Promise<Server> =>
  startServer(
    await freePort(),
    [process.execPath, ['--max-semi-space-size=2', join(root, 'out/server.mjs')]],
    {
      NODE_ENV: 'production',
    },
  );

/** The same build under Next's own server. */
export async function startNext(): Promise<Server> {
  const port = await freePort();
  return startServer(port, npx('next', 'start', '-p', String(port)), { NODE_ENV: 'production' });
}
