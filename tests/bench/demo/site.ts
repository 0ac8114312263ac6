import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/lib/tools/free-port';

const START_TIMEOUT_MS = 300_000;

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The site as `npm start` serves it (built first when it must be), with sending at full speed.
 * @param options `spoolDir` where it keeps messages, `providerUrl` a local fake provider, `logFile` for what it says
 */
export async function openSite(options: { spoolDir: string; providerUrl: string; logFile: string }) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = createWriteStream(options.logFile);
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn('npm', ['start'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        MAIL_SPOOL_DIR: options.spoolDir,
        RESEND_API_KEY: 're_bench',
        RESEND_BASE_URL: options.providerUrl,
        REDIS_URL: '',
        // All visitors come from one address.
        RATE_LIMIT_MAX: '100000',
        MAIL_PER_SECOND: '100',
        MAIL_PER_HOUR: '100000',
      },
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(url))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`npm start does not serve ${url}: see ${options.logFile}`);
      await pause(100);
    }
  }

  /** Ends the server as a person would, and waits until connections are refused. */
  async function stop(): Promise<void> {
    child?.kill('SIGTERM');
    while (await answers(url)) await pause(100);
    child = undefined;
  }

  await start();
  return { url, start, stop };
}
