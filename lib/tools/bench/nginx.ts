import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { freePort } from '../free-port';
import { type Server, startServer } from '../servers';

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
  const server = await startServer(port, ['nginx', ['-c', file, ...user]]);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}
