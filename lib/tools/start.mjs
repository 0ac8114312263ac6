// `npm start`: on a fresh clone too, installs, builds when needed, serves on PORT (D32).
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
// A small nursery for short-lived objects keeps memory from growing with traffic, at no loss of speed.
const server = spawn(process.execPath, ['--max-semi-space-size=2', serverBundle], {
  cwd: root,
  // The channel tells the server when this process is killed and cannot pass a signal on.
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
// npm dies of a signal without passing it on to what it started: the server must not be left behind, holding the port.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // A second signal would end the server at once.
    if (!ending) server.kill('SIGTERM');
  }, 1000).unref();
}
// A server that was killed has failed, for whoever starts it again, unless this process was asked to end.
server.on('exit', (code) => process.exit(code ?? (ending ? 0 : 1)));

/** Says before a long build, not after it, that the port is taken. */
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
