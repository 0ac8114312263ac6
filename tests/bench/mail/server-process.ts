// One run of the mail service: the real endpoint, store, delivery and provider behind the real server, on a port of
// its own, until it is killed. Its clock runs fast; everything else is as in production.
import { refusedWords } from '@/content/forms/refused';
import { assembleMail } from '@/lib/mail/assemble';
import type { Provider } from '@/lib/mail/delivery/provider';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { openDatabase } from '@/lib/mail/store/database';
import type { Driver } from '@/lib/mail/store/driver';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { createSiteServer } from '@/lib/server/http-server';
import { parseSettings } from '@/lib/settings';
import { fastClock } from './fast-clock';
import type { KillPoint, ServerRun } from './server-run';

const run: ServerRun = JSON.parse(process.env.BENCH_SERVER_RUN ?? '');

const { origin = 0, speed = 1, timeoutMs, killAfter = 0 } = run;
const to = 'info@azienda.example';
let left = killAfter;
/** Dies, as by a power cut, when it comes to the chosen point for the chosen time. */
function killAt(point: KillPoint): void {
  if (point !== run.killAt) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

function killableDriver(driver: Driver): Driver {
  return {
    ...driver,
    transaction<T>(work: () => T): T {
      killAt('before-transaction');
      const result = driver.transaction(() => {
        const done = work();
        killAt('before-commit');
        return done;
      });
      killAt('after-commit');
      return result;
    },
  };
}

function killable<Each extends Provider>(provider: Each): Each {
  return {
    ...provider,
    async send(message, key) {
      killAt('before-send');
      const outcome = await provider.send(message, key);
      killAt('after-send');
      return outcome;
    },
  };
}

const max = '1000000';
const settings = parseSettings(
  { MAIL_PER_SECOND: max, MAIL_PER_HOUR: max, RATE_LIMIT_MAX: max, ...run.settings },
  { url: 'https://www.azienda.example', mail: { info: to, from: 'sito@azienda.example' } },
);
const { resendApiKey: apiKey, resendBaseUrl: baseUrl } = settings;
const { handle, delivery } = assembleMail(
  settings,
  { brand: 'Prova', info: to, others: [], phone: '+39 02 1234567', refused: refusedWords },
  {
    database: openDatabase(killableDriver(nodeDriver(run.folder))),
    ...(apiKey ? { provider: killable(resendProvider({ apiKey, baseUrl, timeoutMs })) } : {}),
    smtp: (server, options) => killable(smtpProvider(server, options)),
    timeoutMs,
    clock: fastClock(origin, speed),
  },
);
const { server } = createSiteServer({
  mail: handle,
  pages: async () => new Response(),
  health: async () => ({ well: true, sending: true }),
  isStale: () => false,
  headers: {},
  trustProxy: 0,
  log: () => {},
});
void delivery.start().then(() => server.listen(run.port, '127.0.0.1', () => process.send?.('ready')));
process.on('disconnect', () => process.exit());
