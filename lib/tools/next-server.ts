import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { npx, root } from './bootstrap.mjs';
import { freePort } from './free-port';

const START_MS = 60_000;

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Serves the build with `next start`, on a free port, with an empty mail spool and no key to send with.
 * @returns when it answers
 * @throws if it does not within a minute
 */
export async function startNext(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const spool = mkdtempSync(join(tmpdir(), 'spool-'));
  const child = spawn(...npx('next', 'start', '-p', String(port)), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      MAIL_SPOOL_DIR: spool,
      RESEND_API_KEY: '',
    },
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
      throw new Error(`next start did not serve ${url}.`);
    }
    await pause(100);
  }
  return { url, stop };
}
