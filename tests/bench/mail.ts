// `npm run bench -- mail [submissions] [kills]`: whether a lead is ever lost or doubled (D17), and how long visitors
// wait. Submissions arrive while the provider fails in all its ways and the servers, two that share one folder, are
// killed at the worst moments.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AskLeads, answerRequest } from '@/lib/mail/leads-protocol';
import { createLeads } from '@/lib/mail/store/leads';
import { openDatabase } from '@/lib/mail/store/node-database';
import { freePort } from '@/tests/free-port';
import { seededRandom } from '@/tests/seeded-random';
import { fastClock } from './mail/fast-clock';
import { startOwn, startResend } from './mail/receivers';
import { bundleServer, KILL_POINTS, type ServerRun, startServerRun } from './mail/server-run';
import { drain, fillForms, report, submitAll } from './mail/visitors';

/** How many seconds of the delivery's clock pass in one, and how long an attempt may take: less than a lease. */
const RESEND = { speed: 300, timeoutMs: 60 };
const OWN = { speed: 60, timeoutMs: 400 };

/** Runs submissions through faults and kills: by Resend, or by a mail server and a webhook, to so many e-mails an hour. */
export async function benchFaults(
  submissions: number,
  kills: number,
  { seed = 1, isOwn = false, perHour = 1_000_000 } = {},
) {
  const random = seededRandom(seed);
  const file = await bundleServer();
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const time = { origin: Date.now(), ...(isOwn ? OWN : RESEND) };
  const { now } = fastClock(time.origin, time.speed);
  const receivers = await (isOwn ? startOwn(seed) : startResend(seed, now));
  const settings = { ...receivers.settings, MAIL_PER_HOUR: `${perHour}` };
  const running = new Set<() => unknown>();
  let [over, planned, killed] = [false, 0, 0];

  /** Keeps one server alive: after each kill the next run begins. */
  async function keepAlive(port: number): Promise<void> {
    while (!over) {
      const run: ServerRun = { port, folder, settings, ...time };
      if (killed < kills) run.killAt = KILL_POINTS[planned++ % KILL_POINTS.length];
      // Every point is reached about once a message: this spreads the kills over the time in which messages arrive.
      run.killAfter = 1 + Math.floor(random.next() * (submissions / Math.max(1, kills)) * 0.2);
      const { kill, ended } = await startServerRun(file, run);
      running.add(kill);
      if ((await ended) && run.killAt && !over) killed += 1;
      running.delete(kill);
    }
  }

  const ports = [await freePort(), await freePort()];
  const alive = ports.map(keepAlive);
  const all = fillForms(submissions);
  await submitAll(all, ports);
  const leads = createLeads(openDatabase(folder), ['mail', 'webhook']);
  const ask = ((request) => answerRequest(leads, request, now())) as AskLeads;
  const figures = await drain(all, receivers.figures, ask);
  over = true;
  for (const kill of running) kill();
  await Promise.all(alive);
  await receivers.close();
  rmSync(folder, { recursive: true, force: true });
  return { ...figures, killed };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [submissions = 10_000, kills = 50] = process.argv.slice(2).map(Number);
  const [some, few] = [Math.min(1000, submissions), Math.min(20, kills)];
  const figures = await benchFaults(submissions, kills);
  report('Faults and kills:', figures);
  const collected = await benchFaults(some, few, { perHour: 200 });
  report('The same, where most go in collections:', collected);
  // Dead letters too: three attempts without an answer make one.
  report('The same, by a mail server and a webhook:', await benchFaults(some, few, { isOwn: true }));
  if (collected.collections === 0 || figures.deadLetters + collected.deadLetters > 0) process.exitCode = 1;
}
