// What `npm start` and the container run, bundled into out/server.mjs: the files of out/site and the mail endpoint on one
// port. The folder of the messages is meant from where the command was given.
import 'server-only';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiHeaders } from '@/lib/http/security-headers.mjs';
import { logLine } from '@/lib/log';
import { createSiteServer } from '@/lib/server/http-server';
import { shutdownOnSignal } from '@/lib/server/shutdown';
import { openSiteFolder } from '@/lib/server/site-folder';
import { createStaticHandler } from '@/lib/server/static-handler';
import { siteMail } from './mail';
import { settings } from './settings';

/** For requests and deliveries together (D17), in milliseconds. */
const GRACE_MS = 10_000;
const { host, port, trustProxy } = settings;

// Without the pages beside it, the server is the endpoint alone: behind a web server that has them.
const folder = fileURLToPath(new URL('site', import.meta.url));
const pages = existsSync(folder) ? { pages: createStaticHandler(openSiteFolder(folder)) } : {};
const mail = siteMail();
await mail.start();

const { server, close } = createSiteServer({
  mail: mail.handle,
  ...pages,
  health: mail.checkHealth,
  headers: apiHeaders(process.env),
  trustProxy,
  log: logLine,
});
shutdownOnSignal({ parts: [close, () => mail.stop()], graceMs: GRACE_MS, log: logLine });
// The parent process is gone: exit, so that the port is free.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
server.on('error', (error) => {
  // A connection that cannot be accepted, as when no file may be opened any more, is no reason to end.
  if (server.listening) return logLine({ event: 'accept_failed', level: 'error', reason: error.message });
  console.error(`\n✗ Port ${port}${host ? ` of ${host}` : ''} cannot be used: ${error.message}\n`);
  process.exit(1);
});
server.listen({ port, host }, () => logLine({ event: 'listening', port, host }));
