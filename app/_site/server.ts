// What `npm start` runs, bundled into .next/site-server.mjs: the mail endpoint and the pages on one port.
import 'server-only';
import { createServer } from 'node:http';
import next from 'next';
import { logLine } from '@/lib/mail/log';
import { createSiteServer } from '@/lib/server/http-server';
import { gracefulClose, shutdownOnSignal } from '@/lib/server/shutdown';
import { siteMail } from './mail';
import { settings } from './settings';

/** For requests, deliveries and pages together (D17), in milliseconds. */
const GRACE_MS = 10_000;
const { port, trustProxy } = settings;

const mail = siteMail();
const app = next({
  dev: false,
  dir: process.cwd(),
  port,
  // Next attaches its handler of upgrades here, where none arrives: an upgraded connection would escape the time-outs.
  httpServer: createServer(),
});
// Next's start hook starts the mail service too; whichever comes first does it.
await Promise.all([
  app.prepare(),
  mail.start().catch((error: unknown) => {
    logLine({ event: 'mail_start_failed', level: 'error', reason: String(error) });
  }),
]);

const server = createSiteServer({
  mail: mail.handle,
  pages: app.getRequestHandler(),
  trustProxy,
  log: logLine,
});
const close = gracefulClose(server);
shutdownOnSignal({
  parts: [async (graceMs) => close(graceMs).then(() => app.close()), () => mail.stop()],
  graceMs: GRACE_MS,
  log: logLine,
});
// Whoever started it has died without a word: alone it would hold the port for ever.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
server.on('error', (error) => {
  console.error(`\n✗ Port ${port} cannot be used: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, () => logLine({ event: 'listening', port }));
