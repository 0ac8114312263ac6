// The mail service behind the real server, on a free port, until it is killed. Its clock runs fast; the rest is real.
import { refusedWords } from '@/content/forms/refused';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { createMailService } from '@/lib/mail/mail-service';
import type { Send } from '@/lib/mail/outcome';
import type { Database } from '@/lib/mail/store/database';
import { openDatabase } from '@/lib/mail/store/node-database';
import { createSiteServer } from '@/lib/server/http-server';
import { parseSettings } from '@/lib/settings';
import { fastClock } from './fast-clock';
import type { KillPoint, ServerRun } from './server-run';

const run: ServerRun = JSON.parse(process.env.BENCH_SERVER_RUN ?? '');
const { origin, speed, timeoutMs, killAfter } = run;
let passed = 0;

/** Dies, as by a power cut, when it comes to the chosen point for the chosen time. */
function killAt(point: KillPoint): void {
  if (point === run.killAt && ++passed === killAfter) process.kill(process.pid, 'SIGKILL');
}

const killableDatabase = (database: Database): Database => ({
  ...database,
  async write(work) {
    killAt('before-write');
    const result = await database.write(() => {
      const done = work();
      killAt('before-commit');
      return done;
    });
    killAt('after-commit');
    return result;
  },
});

const killable =
  (send: Send): Send =>
  async (message) => {
    killAt('before-send');
    const outcome = await send(message);
    killAt('after-send');
    return outcome;
  };

const [max, to] = ['1000000', 'info@azienda.example'];
const settings = parseSettings(
  { MAIL_PER_SECOND: max, MAIL_PER_HOUR: max, RATE_LIMIT_MAX: max, ...run.settings },
  { url: 'https://www.azienda.example', mail: { info: to, from: 'sito@azienda.example' } },
);
const { resendApiKey: apiKey, resendBaseUrl: baseUrl } = settings;
const service = createMailService(
  settings,
  { brand: 'Prova', info: to, others: [], phone: '+39 02 1234567', refused: refusedWords },
  {
    database: killableDatabase(openDatabase(run.folder)),
    ...(apiKey ? { provider: killable(resendProvider({ apiKey, baseUrl, timeoutMs })) } : {}),
    smtp: (server, options) => killable(smtpProvider(server, options)),
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
