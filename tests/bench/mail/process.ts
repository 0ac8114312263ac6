// One life of the mail service: the real endpoint, spool, delivery and provider behind the real server, on a port of
// its own, until it is killed. Its clock runs fast; everything else is as in production.
import { createDelivery, type DeliveryPoint } from '@/lib/mail/deliver';
import { createHandler } from '@/lib/mail/handler';
import { createRateLimit } from '@/lib/mail/rate-limit';
import { createRequestLimit } from '@/lib/mail/request-limit';
import { resendProvider } from '@/lib/mail/resend-provider';
import { createSpool, type StorePoint } from '@/lib/mail/spool/spool';
import { createSiteServer } from '@/lib/server/http-server';
import { fastClock } from './fast-clock';
import type { Life } from './life';

const life: Life = JSON.parse(process.env.BENCH_LIFE ?? '');
const clock = fastClock(life.origin, life.speed);
const log = () => {};

let left = life.killAfter;
/** Dies, as by a power cut, when it comes to the chosen point for the chosen time. */
function reached(point: StorePoint | DeliveryPoint): void {
  if (point !== life.killAt) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

const spool = createSpool(life.folder, reached);
const delivery = createDelivery({
  spool,
  provider: resendProvider({ apiKey: life.apiKey, baseUrl: life.baseUrl, timeoutMs: life.timeoutMs }),
  perSecond: Number.POSITIVE_INFINITY,
  perHour: Number.POSITIVE_INFINITY,
  log,
  clock,
  reached,
});
const handle = createHandler({
  spool,
  delivery,
  rateLimit: createRateLimit({ max: 1_000_000, windowS: 600, log }),
  requestLimit: createRequestLimit({ rateLimitMax: 1_000_000, rateLimitWindowS: 600 }),
  boxes: { info: life.to, mailTo: life.to, others: [] },
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
server.listen(life.port, '127.0.0.1', () => {
  void delivery.start();
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
