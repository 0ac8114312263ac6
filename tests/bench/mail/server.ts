// Runs the mail service behind the real server until it is killed. Its clock is a fake, which runs fast.
import { refusedCopy } from '@/content/forms/refused';
import type { Send } from '@/lib/mail/delivery/outcome';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { createMailService } from '@/lib/mail/mail-service';
import { openDatabase } from '@/lib/mail/store/node-database';
import { createSiteServer } from '@/lib/server/http-server';
import { parseSettings } from '@/lib/settings';
import { fastClock } from '@/tests/fast-clock';
import type { ServerRun } from './run';

const run: ServerRun = JSON.parse(process.env.BENCH_SERVER_RUN ?? '');
let passes = 0;

/** Kills the process at the chosen pass of the chosen point, as a power cut would. */
function passPoint(point: ServerRun['killAt']): void {
  if (point === run.killAt) passes += 1;
  if (passes === run.killAfter) process.kill(process.pid, 'SIGKILL');
}

const database = openDatabase(run.folder);
const killableDatabase: typeof database = {
  ...database,
  async write(work) {
    const result = await database.write(() => {
      const done = work();
      passPoint('before-commit');
      return done;
    });
    passPoint('after-commit');
    return result;
  },
};

const killableSend =
  (send: Send): Send =>
  async (message) => {
    const outcome = await send(message);
    passPoint('after-send');
    return outcome;
  };

const [info, unlimited, timeoutMs] = ['info@azienda.example', '1000000', run.timeoutMs];
const settings = parseSettings(
  { MAIL_PER_SECOND: unlimited, RATE_LIMIT_MAX: unlimited, ...run.settings },
  { url: 'https://www.azienda.example', mail: { info, from: 'sito@azienda.example' } },
);
const { resendApiKey: apiKey, resendBaseUrl: baseUrl } = settings;
const company = { brand: 'Prova', info, otherMailboxes: [], phone: '+39 02 1234567', refused: refusedCopy };
const service = createMailService(settings, company, {
  database: killableDatabase,
  ...(apiKey ? { provider: killableSend(resendProvider({ apiKey, baseUrl, timeoutMs })) } : {}),
  smtp: (server, options) => killableSend(smtpProvider(server, options)),
  timeoutMs,
  clock: fastClock(run.origin, run.speed),
  log: () => {},
});
const { server } = createSiteServer({
  mail: service.handle,
  pages: async () => new Response(),
  health: service.checkHealth,
  isStale: () => false,
  headers: {},
  trustProxy: 0,
  log: () => {},
});
void service.start().then(() => server.listen(run.port, '127.0.0.1', () => process.send?.('ready')));
process.on('disconnect', () => process.exit());
