import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { npx, root } from '../bootstrap.mjs';

export type Server = {
  url: string;
  /** The process that was started; what serves may be a child of it. */
  pid: number;
  stop: () => Promise<void>;
};

const START_MS = 60_000;
const bench = Number(process.env.BENCH_PORT || 0);
let used = 0;

/** A free port: one of those that BENCH_PORT begins, where it is set. */
async function freePort(): Promise<number> {
  if (bench) return bench + used++;
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function started(
  port: number,
  [file, args]: [string, string[]],
  env: Record<string, string> = {},
): Promise<Server> {
  const url = `http://localhost:${port}`;
  const spool = mkdtempSync(join(tmpdir(), 'bench-spool-'));
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
  started(await freePort(), [process.execPath, ['--max-semi-space-size=2', join(root, 'out/server.mjs')]], {
    NODE_ENV: 'production',
  });

/** The same build under Next's own server. */
export async function startNext(): Promise<Server> {
  const port = await freePort();
  return started(port, npx('next', 'start', '-p', String(port)), { NODE_ENV: 'production' });
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** nginx as Debian sets it up, over the same files; it serves their gzip copies, its light package knowing no brotli. */
export async function startNginx(): Promise<Server> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const config = `
daemon off; worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types; sendfile on; tcp_nopush on; types_hash_max_size 2048;
  access_log off; gzip_static on;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server {
    listen ${port}; root ${join(root, 'out/site')}; index index.html; error_page 404 /404.html;
    location / { try_files $uri.html $uri $uri/index.html =404; }
  }
}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  // As root, workers would run as another user, who may not read the project's folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const server = await started(port, ['nginx', ['-c', file, ...user]]);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}
