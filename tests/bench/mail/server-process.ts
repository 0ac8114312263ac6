// One run of the mail service: the real endpoint, spool, delivery and provider behind the real server, on a port of
// its own, until it is killed. Its clock runs fast; everything else is as in production.
import { createDelivery } from '@/lib/mail/delivery/delivery';
import type { DeliveryFailpoint } from '@/lib/mail/delivery/drain';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { createHandler } from '@/lib/mail/request/handler';
import { createRateLimit } from '@/lib/mail/request/rate-limit';
import { createRequestLimit } from '@/lib/mail/request/request-limit';
import { createFolderSpool } from '@/lib/mail/spool/folder-spool';
import type { StoreFailpoint } from '@/lib/mail/spool/store';
import { createSiteServer } from '@/lib/server/http-server';
import { fastClock } from './fast-clock';
import type { ServerRun } from './server-run';

const run: ServerRun = JSON.parse(process.env.BENCH_SERVER_RUN ?? '');
const clock = fastClock(run.origin, run.speed);
const log = () => {};

let left = run.killAfter;
/** Dies, as by a power cut, when it comes to the chosen point for the chosen time. */
function failpoint(point: StoreFailpoint | DeliveryFailpoint): void {
  if (point !== run.killAt) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

const spool = createFolderSpool(run.folder, failpoint);
const delivery = createDelivery({
  spool,
  provider: resendProvider({ apiKey: run.apiKey, baseUrl: run.baseUrl, timeoutMs: run.timeoutMs }),
  perSecond: Number.POSITIVE_INFINITY,
  perHour: Number.POSITIVE_INFINITY,
  log,
  clock,
  failpoint,
});
const handle = createHandler({
  spool,
  delivery,
  rateLimit: createRateLimit({ max: 1_000_000, windowS: 600, log }),
  requestLimit: createRequestLimit({ rateLimitMax: 1_000_000, rateLimitWindowS: 600 }),
  boxes: { info: run.to, mailTo: run.to, others: [] },
  mailFrom: 'sito@azienda.example',
  siteUrl: 'https://www.azienda.example',
  phone: '+39 02 1234567',
  now: () => new Date(),
  log,
});
const { server } = createSiteServer({
  mail: handle,
  pages: async () => {},
  health: async () => true,
  headers: {},
  trustProxy: 0,
  log,
});
server.listen(run.port, '127.0.0.1', () => {
  void delivery.start();
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
