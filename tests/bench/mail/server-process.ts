// One run of the mail service: the real endpoint, store, delivery and provider behind the real server, on a port of
// its own, until it is killed. Its clock runs fast; everything else is as in production.
import { assembleMail } from '@/lib/mail/assemble';
import type { MailProvider } from '@/lib/mail/delivery/provider';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { openDatabase } from '@/lib/mail/store/database';
import type { Driver } from '@/lib/mail/store/driver';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { createSiteServer } from '@/lib/server/http-server';
import { parseSettings } from '@/lib/settings';
import { fastClock } from './fast-clock';
import type { KillPoint, ServerRun } from './server-run';

const run: ServerRun = JSON.parse(process.env.BENCH_SERVER_RUN ?? '');

let left = run.killAfter;
/** Dies, as by a power cut, when it comes to the chosen point for the chosen time. */
function killAt(point: KillPoint): void {
  if (point !== run.killAt) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

function mortalDriver(driver: Driver): Driver {
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

function mortalProvider(provider: Required<MailProvider>): MailProvider {
  return {
    ...provider,
    async send(mail, key) {
      killAt('before-send');
      const outcome = await provider.send(mail, key);
      killAt('after-send');
      return outcome;
    },
  };
}

const most = '1000000';
const { handle, delivery } = assembleMail(
  parseSettings(
    { MAIL_PER_SECOND: most, MAIL_PER_HOUR: most, RATE_LIMIT_MAX: most },
    { url: 'https://www.azienda.example', mail: { info: run.to, from: 'sito@azienda.example' } },
  ),
  { brand: 'Prova', info: run.to, others: [], phone: '+39 02 1234567' },
  {
    database: openDatabase(mortalDriver(nodeDriver(run.folder))),
    provider: mortalProvider(
      resendProvider({ apiKey: run.apiKey, baseUrl: run.baseUrl, timeoutMs: run.timeoutMs }),
    ),
    clock: fastClock(run.origin, run.speed),
  },
);
const { server } = createSiteServer({
  mail: handle,
  pages: async () => {},
  health: async () => ({ well: true, sending: true }),
  headers: {},
  trustProxy: 0,
  log: () => {},
});
await delivery.start();
server.listen(run.port, '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit());
