// What `npm start` and the container run, bundled into out/server.mjs: the files of out/site and the mail endpoint on one
// port. The folder of the messages is meant from where the command was given.
import 'server-only';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiHeaders } from '@/lib/build/security-headers.mjs';
import { logLine } from '@/lib/mail/log';
import { createHealth } from '@/lib/server/health';
import { createSiteServer, LIMITS } from '@/lib/server/http-server';
import { createPages } from '@/lib/server/pages';
import { gracefulClose, shutdownOnSignal } from '@/lib/server/shutdown';
import { openSiteFolder } from '@/lib/server/site-folder';
import { siteMail } from './mail';
import { settings } from './settings';

/** For requests and deliveries together (D17), in milliseconds. */
const GRACE_MS = 10_000;
const { port, trustProxy, mailSpoolDir } = settings;

const site = openSiteFolder(fileURLToPath(new URL('site', import.meta.url)));
const mail = siteMail();
await mail.start();

const server = createSiteServer({
  mail: mail.handle,
  pages: createPages(site, LIMITS.lingerTimeout),
  health: createHealth(resolve(mailSpoolDir), logLine),
  headers: apiHeaders(process.env),
  trustProxy,
  log: logLine,
});
shutdownOnSignal({ parts: [gracefulClose(server), () => mail.stop()], graceMs: GRACE_MS, log: logLine });
// Whoever started it has died without a word: alone it would hold the port for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
server.on('error', (error) => {
  console.error(`\n✗ Port ${port} cannot be used: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, () => logLine({ event: 'listening', port }));
