// `npm start`: installs packages and builds if necessary, then serves on PORT (D32).
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ensureInstalled, fail, root, say } from './bootstrap.mjs';

ensureInstalled();
const { checkEnvironment } = await import('./environment.mjs');
checkEnvironment();
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST?.trim() || undefined;
await ensureFree();

const { isBuilt } = await import('./fingerprint.mjs');
const { build, serverBundle } = await import('./build.mjs');
if (!isBuilt()) await build();

say(`Serving on http://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${port}`);
// A small young generation keeps memory from growing with traffic, without loss of speed.
const server = spawn(process.execPath, ['--max-semi-space-size=2', serverBundle], {
  cwd: root,
  // The server exits when this channel closes, e.g. because this process was killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: 'production' },
});
let ending = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    ending = true;
    server.kill(signal);
  });
}
// npm dies of a signal without passing it on: stop the server when npm is gone, so that the port is free.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // A second signal would end the server at once.
    if (!ending) server.kill('SIGTERM');
  }, 1000).unref();
}
// A killed server is a failure, unless this process was asked to end.
server.on('exit', (code) => process.exit(code ?? (ending ? 0 : 1)));

/** Fails before the build, not after it, if the port is taken. */
async function ensureFree() {
  await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const code = /** @type {NodeJS.ErrnoException} */ (error).code;
      if (code === 'EADDRINUSE')
        fail(`Port ${port} is in use: stop what uses it, or choose another one: PORT=3001 npm start`);
      if (code === 'EACCES')
        fail(`Port ${port} may not be used by this user: choose one above 1023: PORT=3000 npm start`);
      fail(`Port ${port} cannot be used: ${error.message}`);
    });
    probe.listen({ port, host }, () => probe.close(resolve));
  });
}
