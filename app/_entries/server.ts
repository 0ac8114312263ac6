// What `npm start` and the container run, bundled into out/server.mjs: the files of out/site and the mail endpoint on one
// port. The folder of the messages is meant from where the command was given.
import 'server-only';
import { fileURLToPath } from 'node:url';
import { apiHeaders } from '@/lib/http/security-headers.mjs';
import { logLine } from '@/lib/log';
import { createSiteServer } from '@/lib/server/http-server';
import { createPages } from '@/lib/server/pages';
import { shutdownOnSignal } from '@/lib/server/shutdown';
import { openSiteFolder } from '@/lib/server/site-folder';
import { settings } from '../_site/settings';
import { siteMail } from './mail';

/** For requests and deliveries together (D17), in milliseconds. */
const GRACE_MS = 10_000;
const { host, port, trustProxy } = settings;

const { rules, files } = openSiteFolder(fileURLToPath(new URL('site', import.meta.url)));
const mail = siteMail();
await mail.start();

const { server, close } = createSiteServer({
  mail: mail.handle,
  pages: createPages(rules, files, { siteUrl: process.env.SITE_URL, log: logLine }).handle,
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
  const place = `Port ${port}${host ? ` of ${host}` : ''}`;
  console.error(
    `\n✗ ${place} cannot be used: ${error.message}. Stop what uses it, or choose another one above 1023: PORT=3001 npm start\n`,
  );
  process.exit(1);
});
server.listen({ port, host }, () => logLine({ event: 'listening', port, host }));
