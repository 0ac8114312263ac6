// `npm run bench -- mail [submissions] [kills]`: counts lost and doubled leads (D17), and measures the waits of visitors, while the
// provider fails in all its ways and the two servers, which share one store, are killed at the worst moments.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AskLeads, runLeadsRequest } from '@/lib/mail/leads-protocol';
import { createLeads } from '@/lib/mail/store/leads';
import { openDatabase } from '@/lib/mail/store/node-database';
import { fastClock } from '@/tests/fast-clock';
import { freePort } from '@/tests/free-port';
import { seededRandom } from '@/tests/seeded-random';
import { benchCollection } from './mail/collection';
import { startMailServerAndWebhook, startResend } from './mail/receivers';
import { bundleServerProcess, KILL_POINTS, startServerRun } from './mail/server-run';
import { drain, fillForms, submitAll } from './mail/visitors';

/** `hasMailServer`: mail goes by a mail server and leads to a webhook, not by Resend; `perHour`: limit of e-mails. */
type Options = { seed?: number; hasMailServer?: boolean; perHour?: number };

export const SCENARIOS = {
  'by Resend': {},
  'by Resend, where most go in collections': { perHour: 200 },
  'by a mail server and a webhook': { hasMailServer: true },
} satisfies Record<string, Options>;

/** The speed of the delivery's clock, and the limit of an attempt on the real clock, which is shorter than a lease. */
const RESEND_TIME = { speed: 300, timeoutMs: 60 };
const MAIL_SERVER_TIME = { speed: 60, timeoutMs: 400 };
/** Kills happen within this share of the messages for each kill, so that all happen while submissions arrive. */
const KILL_SHARE = 0.2;

/** Sends submissions through faults and kills. @returns the numbers of `drain`, and of kills */
export async function benchFaults(submissions: number, kills: number, options: Options = {}) {
  const { seed = 1, hasMailServer = false, perHour = 1_000_000 } = options;
  const random = seededRandom(seed);
  const file = await bundleServerProcess();
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const time = { origin: Date.now(), ...(hasMailServer ? MAIL_SERVER_TIME : RESEND_TIME) };
  const { now } = fastClock(time.origin, time.speed);
  const receivers = await (hasMailServer ? startMailServerAndWebhook(seed) : startResend(seed, now));
  const settings = { ...receivers.settings, MAIL_PER_HOUR: `${perHour}` };
  const running = new Set<() => unknown>();
  let isOver = false;
  let planned = 0;
  let killed = 0;

  /** Runs a server again after each kill. */
  async function keepAlive(port: number): Promise<void> {
    while (!isOver) {
      const killAt = killed < kills ? KILL_POINTS[planned++ % KILL_POINTS.length] : undefined;
      // A run passes every point about once a message.
      const messagesPerKill = submissions / Math.max(1, kills);
      const killAfter = 1 + Math.floor(random.next() * messagesPerKill * KILL_SHARE);
      const run = { port, folder, settings, killAt, killAfter, ...time };
      const { kill, ended } = await startServerRun(file, run);
      running.add(kill);
      if ((await ended) && killAt && !isOver) killed += 1;
      running.delete(kill);
    }
  }

  const ports = [await freePort(), await freePort()];
  const servers = ports.map(keepAlive);
  const filledForms = fillForms(submissions);
  await submitAll(filledForms, ports);
  const database = openDatabase(folder);
  const leads = createLeads(database, ['mail', 'webhook']);
  const ask = ((request) => runLeadsRequest(leads, request, now())) as AskLeads;
  const figures = await drain(filledForms, receivers.figures, ask);
  isOver = true;
  for (const kill of running) kill();
  await Promise.all(servers);
  await receivers.close();
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return { ...figures, killed };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [submissions = 1000, kills = 20] = process.argv.slice(2).map(Number);
  console.log('the largest collection', benchCollection());
  for (const [name, options] of Object.entries(SCENARIOS))
    console.log(name, await benchFaults(submissions, kills, options));
}
