// `npm run bench -- mail [submissions] [kills]`: whether a lead is ever lost or doubled (D17), and how long visitors
// wait. Submissions arrive while the provider fails in all its ways and the servers, two that share one folder, are
// killed at the worst moments.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AskLeads, runLeadsRequest } from '@/lib/mail/leads-protocol';
import { createLeads } from '@/lib/mail/store/leads';
import { openDatabase } from '@/lib/mail/store/node-database';
import { freePort } from '@/tests/free-port';
import { seededRandom } from '@/tests/seeded-random';
import { fastClock } from './mail/fast-clock';
import { startOwn, startResend } from './mail/receivers';
import { bundleServer, KILL_POINTS, type ServerRun, startServerRun } from './mail/server-run';
import { drain, fillForms, submitAll } from './mail/visitors';

type Options = { seed?: number; isOwn?: boolean; perHour?: number };

export const SCENARIOS = {
  'by Resend': {},
  'by Resend, where most go in collections': { perHour: 200 },
  'by a mail server and a webhook': { isOwn: true },
} satisfies Record<string, Options>;

/** How many seconds of the delivery's clock pass in one, and how long an attempt may take: less than a lease. */
const RESEND = { speed: 300, timeoutMs: 60 };
const OWN = { speed: 60, timeoutMs: 400 };

/** Sends submissions through faults and kills. @param options `isOwn`: by a mail server and a webhook; `perHour`: e-mails */
export async function benchFaults(submissions: number, kills: number, options: Options = {}) {
  const { seed = 1, isOwn = false, perHour = 1_000_000 } = options;
  const random = seededRandom(seed);
  const file = await bundleServer();
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const time = { origin: Date.now(), ...(isOwn ? OWN : RESEND) };
  const { now } = fastClock(time.origin, time.speed);
  const receivers = await (isOwn ? startOwn(seed) : startResend(seed, now));
  const settings = { ...receivers.settings, MAIL_PER_HOUR: `${perHour}` };
  const running = new Set<() => unknown>();
  let isOver = false;
  let planned = 0;
  let killed = 0;

  /** Keeps one server alive: after each kill the next run begins. */
  async function keepAlive(port: number): Promise<void> {
    while (!isOver) {
      const run: ServerRun = { port, folder, settings, ...time };
      if (killed < kills) run.killAt = KILL_POINTS[planned++ % KILL_POINTS.length];
      // Every point is reached about once a message: this spreads the kills over the time in which messages arrive.
      run.killAfter = 1 + Math.floor(random.next() * (submissions / Math.max(1, kills)) * 0.2);
      const { kill, ended } = await startServerRun(file, run);
      running.add(kill);
      if ((await ended) && run.killAt && !isOver) killed += 1;
      running.delete(kill);
    }
  }

  const ports = [await freePort(), await freePort()];
  const alive = ports.map(keepAlive);
  const all = fillForms(submissions);
  await submitAll(all, ports);
  const database = openDatabase(folder);
  const leads = createLeads(database, ['mail', 'webhook']);
  const ask = ((request) => runLeadsRequest(leads, request, now())) as AskLeads;
  const figures = await drain(all, receivers.figures, ask);
  isOver = true;
  for (const kill of running) kill();
  await Promise.all(alive);
  await receivers.close();
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return { ...figures, killed };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [submissions = 1000, kills = 20] = process.argv.slice(2).map(Number);
  for (const [name, options] of Object.entries(SCENARIOS))
    console.log(name, await benchFaults(submissions, kills, options));
}
