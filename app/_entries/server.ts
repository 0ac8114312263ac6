// The server that `npm start` and the container run, bundled into out/server.mjs: the files of out/site and the mail endpoint, on
// one port.
import 'server-only';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settings } from '@/app/_shared/settings';
import { siteMail } from '@/app/_shared/site-mail';
import { failedBuild, markServed } from '@/lib/bundle-folder.mjs';
import { italianTime } from '@/lib/forms/form-mail';
import type { RouteList } from '@/lib/http/route-list';
import { apiHeaders } from '@/lib/http/security-headers.mjs';
import { logLine } from '@/lib/log';
import { isPreview } from '@/lib/preview.mjs';
import { createSiteServer } from '@/lib/server/http-server';
import { shutdownOnSignal } from '@/lib/server/shutdown';
import { serveStaticFiles } from '@/lib/server/static-files';

/** How long a shutdown waits for running requests and deliveries together (D17), in milliseconds. */
const GRACE_MS = 10_000;
const { host, port, trustProxy } = settings;
/** A preview does not redirect to SITE_URL. */
const siteUrl = isPreview() ? undefined : process.env.SITE_URL;

// Before `chdir`: MAIL_SPOOL_DIR is relative to the folder in which the command was run.
const mail = siteMail();
await mail.start();

const bundle = fileURLToPath(new URL('.', import.meta.url));
markServed(bundle);
// A newer build may take the name of this folder. This process keeps its own files (docs/decisions.md D47).
process.chdir(bundle);
const routes = JSON.parse(readFileSync('routes.json', 'utf8')) as RouteList;
const failure = failedBuild('.');
if (failure) {
  const servedSince = italianTime(failure.builtAt);
  const message = `L’ultima build non è riuscita: il sito resta quello del ${servedSince}. ${failure.reason}`;
  logLine({ event: 'build_stale', level: 'error', message });
}

const { server, close } = createSiteServer({
  mail: mail.handle,
  pages: serveStaticFiles('site', routes, { siteUrl, log: logLine }),
  health: mail.checkHealth,
  isStale: () => failedBuild('.') !== undefined,
  headers: apiHeaders(process.env),
  trustProxy,
  log: logLine,
});
shutdownOnSignal({ parts: [close, mail.stop], graceMs: GRACE_MS, log: logLine });
// The parent process is gone: exit, so that the port is free.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
server.on('error', (error) => {
  // A connection that cannot be accepted, for example with too many open files, must not end the process.
  if (server.listening) return logLine({ event: 'accept_failed', level: 'error', reason: error.message });
  const place = `Port ${port}${host ? ` of ${host}` : ''}`;
  console.error(
    `\n✗ ${place} cannot be used: ${error.message}. Stop what uses it, or choose another one above 1023: PORT=3001 npm start\n`,
  );
  process.exit(1);
});
server.listen({ port, host }, () => logLine({ event: 'listening', port, host }));
