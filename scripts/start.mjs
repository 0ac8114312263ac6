// `npm start`: installs packages and builds if necessary, then serves on PORT (D32). With SHOW_DRAFTS=1 or `-- --drafts` it
// serves a preview (D49).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder, failedBuild, hasBundle, noteFailure, serverFile } from '../lib/bundle-folder.mjs';
import { fail, installPackages, root, say } from './bootstrap.mjs';

if (process.argv.includes('--drafts')) process.env.SHOW_DRAFTS = '1';
const problem = installPackages();
if (!problem) {
  const { checkEnvironment } = await import('./environment.mjs');
  checkEnvironment();
} else if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const build = ['scripts/build.mjs', '--if-due'];
if (problem || spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' }).status !== 0) {
  if (!hasBundle(root)) fail(problem ?? 'There is no earlier build to serve.');
  if (problem) noteFailure(root, 'I pacchetti non si sono potuti installare.');
  else if (!failedBuild(join(root, bundleFolder()))) noteFailure(root, 'La build si è interrotta.');
  // The log of the server says since when and why (D47).
  console.error('✗ Serving the last good build instead, which is older than its sources.');
}

const port = process.env.PORT || '3000';
const host = process.env.HOST?.trim() || 'localhost';
say(`Serving on http://${host.includes(':') ? `[${host}]` : host}:${port}`);
// A small young generation keeps memory from growing with traffic, without loss of speed.
const server = spawn(process.execPath, ['--max-semi-space-size=2', serverFile()], {
  cwd: root,
  // The server exits when the IPC channel closes, which also happens when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: 'production' },
});
let isEnding = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isEnding = true;
    server.kill(signal);
  });
}
// A signal may end npm without reaching this process. Parent process is gone: stop the server, so that the port is free.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    // A second signal would end the server at once.
    if (!isEnding) server.kill('SIGTERM');
  }, 1000).unref();
}
// A server that was killed is a failure, unless this process has received a signal.
server.on('exit', (code) => process.exit(code ?? (isEnding ? 0 : 1)));
