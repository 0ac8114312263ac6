// Runs the mail service behind the real server until it is killed. Only its clock is a fake, which runs fast.
import { refusedWords } from '@/content/forms/refused';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { createMailService } from '@/lib/mail/mail-service';
import type { Send } from '@/lib/mail/outcome';
import type { Database } from '@/lib/mail/store/database';
import { openDatabase } from '@/lib/mail/store/node-database';
import { createSiteServer } from '@/lib/server/http-server';
import { parseSettings } from '@/lib/settings';
import { fastClock } from '@/tests/fast-clock';
import type { KillPoint, ServerRun } from './server-run';

const run: ServerRun = JSON.parse(process.env.BENCH_SERVER_RUN ?? '');
const { origin, speed, timeoutMs, killAfter } = run;
let passes = 0;

/** Counts the passes of the chosen point, and kills the process at the chosen count, as a power cut would. */
function passPoint(point: KillPoint): void {
  if (point === run.killAt) passes += 1;
  if (passes === killAfter) process.kill(process.pid, 'SIGKILL');
}

const killableDatabase = (database: Database): Database => ({
  ...database,
  async write(work) {
    passPoint('before-write');
    const result = await database.write(() => {
      const done = work();
      passPoint('before-commit');
      return done;
    });
    passPoint('after-commit');
    return result;
  },
});

const killableSend =
  (send: Send): Send =>
  async (message) => {
    passPoint('before-send');
    const outcome = await send(message);
    passPoint('after-send');
    return outcome;
  };

const to = 'info@azienda.example';
const unlimited = '1000000';
const settings = parseSettings(
  { MAIL_PER_SECOND: unlimited, RATE_LIMIT_MAX: unlimited, ...run.settings },
  { url: 'https://www.azienda.example', mail: { info: to, from: 'sito@azienda.example' } },
);
const { resendApiKey: apiKey, resendBaseUrl: baseUrl } = settings;
const service = createMailService(
  settings,
  { brand: 'Prova', info: to, others: [], phone: '+39 02 1234567', refused: refusedWords },
  {
    database: killableDatabase(openDatabase(run.folder)),
    ...(apiKey ? { provider: killableSend(resendProvider({ apiKey, baseUrl, timeoutMs })) } : {}),
    smtp: (server, options) => killableSend(smtpProvider(server, options)),
    timeoutMs,
    clock: fastClock(origin, speed),
    log: () => {},
  },
);
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
