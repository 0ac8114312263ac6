// `npm run bench -- mail [submissions] [kills]`: whether a lead is ever lost or doubled (D17), and how long visitors
// wait. Submissions arrive while the provider fails in all its ways and the servers, two that share one folder, are
// killed at the worst moments; then a run on the real clock while the provider never answers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '@/lib/mail/store/database';
import { createLeads } from '@/lib/mail/store/leads';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { freePort } from '@/tests/free-port';
import { startFakeProvider } from '../mail/fake-provider';
import { seededRandom } from '../seeded-random';
import { fastClock } from './mail/fast-clock';
import { benchLargeQueue } from './mail/large-queue';
import { startReceivers } from './mail/receivers';
import { bundleServer, KILL_POINTS, type KillPoint, startServerRun } from './mail/server-run';
import { figuresOf, fillForm, ms, report, submitAll, waitsOf } from './mail/visitors';

const TO = 'info@azienda.example';
const SERVERS = 2;
/** Messages that wait at a start, as after a flood. */
const LARGE_QUEUE = 144_000;
/** What has not arrived by then counts as lost. */
const DRAIN_MS = 900_000;
/** How many seconds of the delivery's clock pass in one: a lease must last longer than an attempt. */
const SPEED = 300;
/** Likewise with a mail server, which greets after 100 ms. */
export const OWN_SPEED = 40;
/** How long an attempt may take, in milliseconds of the real clock. */
const TIMEOUT_MS = 60;
const OWN_TIMEOUT_MS = 600;

/** What a store holds. */
function openLeads(folder: string) {
  const leads = createLeads(openDatabase(nodeDriver(folder)), ['mail', 'webhook']);
  return {
    left: async () => {
      const { waiting, sending } = (await leads.summary(Date.now(), 0)).counts;
      return waiting + sending;
    },
    /** Keys of the dead letters, of which there are few. */
    dead: async () => {
      const page = await leads.page({ order: 'oldest', state: 'dead', limit: 1000 }, Date.now());
      return new Set(page.leads.map(({ key }) => key));
    },
  };
}

/**
 * Runs the submissions through faults and kills.
 * @param speed how many seconds of the delivery's clock pass in one
 * @param isOwn whether they go to a mail server and a webhook, and not to Resend
 */
export async function benchFaults(
  submissions: number,
  kills: number,
  { seed = 1, speed = SPEED, isOwn = false } = {},
) {
  const random = seededRandom(seed);
  const file = await bundleServer();
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const origin = Date.now();
  const clock = fastClock(origin, speed);
  const receivers = await startReceivers({ isOwn, seed, now: clock.now });
  const killed = Object.fromEntries(KILL_POINTS.map((point) => [point, 0])) as Record<KillPoint, number>;
  let over = false;
  let planned = 0;
  const done = () => Object.values(killed).reduce((sum, count) => sum + count, 0);
  const ports: number[] = [];
  const children = new Set<{ kill: (signal: 'SIGKILL') => boolean }>();

  /** Keeps one server alive: after each kill the next run begins. */
  async function keepAlive(port: number): Promise<void> {
    while (!over) {
      const mayDie = done() < kills;
      const killAt = mayDie ? KILL_POINTS[planned % KILL_POINTS.length] : undefined;
      if (mayDie) planned += 1;
      // Every point is reached about once a message: this spreads the kills over the time in which messages arrive.
      const killAfter = 1 + Math.floor(random.next() * ((submissions / Math.max(1, kills)) * 0.2));
      const clock = { origin, speed, timeoutMs: isOwn ? OWN_TIMEOUT_MS : TIMEOUT_MS };
      const { child, ended } = await startServerRun(file, {
        port,
        folder,
        settings: receivers.settings,
        ...clock,
        killAt,
        killAfter,
      });
      children.add(child);
      if ((await ended) && killAt && !over) killed[killAt] += 1;
      children.delete(child);
    }
  }

  const began = performance.now();
  for (let index = 0; index < SERVERS; index += 1) ports.push(await freePort());
  const alive = ports.map((port) => keepAlive(port));
  const all = Array.from({ length: submissions }, (_, index) => fillForm(index, TO));
  await submitAll(all, ports);
  const answeredAt = performance.now();
  const { left, dead } = openLeads(folder);
  for (let quiet = 0; quiet < 10 && performance.now() - answeredAt < DRAIN_MS; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    quiet = (await left()) === 0 ? quiet + 1 : 0;
  }
  const drainedAt = performance.now() - 1000;
  over = true;
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(alive);

  const setAside = await dead();
  const figures = {
    ...figuresOf(all, receivers.figures(), setAside),
    kills: killed,
    leftOver: await left(),
    deadLetters: setAside.size,
    seconds: (drainedAt - began) / 1000,
    drainSeconds: Math.max(0, drainedAt - answeredAt) / 1000,
  };
  await receivers.close();
  rmSync(folder, { recursive: true, force: true });
  return figures;
}

/** How long visitors wait while the provider takes connections and never answers, on the real clock. */
async function benchHanging(submissions: number) {
  const file = await bundleServer();
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const fakeProvider = await startFakeProvider({ fault: () => 'hang' });
  const port = await freePort();
  const { child, ended } = await startServerRun(file, { port, folder, settings: fakeProvider.settings });
  const all = Array.from({ length: submissions }, (_, index) => fillForm(index, TO));
  await submitAll(all, [port], { visitors: 4 });
  child.kill('SIGKILL');
  await ended;
  await fakeProvider.close();
  rmSync(folder, { recursive: true, force: true });
  return waitsOf(all.map((each) => ({ ms: Number.POSITIVE_INFINITY, ...each })));
}

async function main(): Promise<void> {
  const [submissions = 10_000, kills = 50] = process.argv.slice(2).map(Number);
  // First: the disk is not yet busy with clearing away the other run.
  const hanging = await benchHanging(Math.min(1000, submissions));
  const figures = await benchFaults(submissions, kills);
  const own = await benchFaults(Math.min(1000, submissions), Math.min(20, kills), {
    isOwn: true,
    speed: OWN_SPEED,
  });
  const large = await benchLargeQueue(LARGE_QUEUE);
  report(figures, {
    'killed (kill -9)': Object.entries(figures.kills)
      .map(([point, count]) => `${point} ${count}`)
      .join(', '),
    'the same while the provider hangs': [hanging.p50, hanging.p95, hanging.worst].map(ms).join(', '),
    [`start with ${LARGE_QUEUE} waiting`]: `${ms(large.startMs)}, then ${large.residentMb.toFixed(0)} MB`,
    'choice of the next message, median and worst': `${ms(large.chooseMedianMs)}, ${ms(large.chooseWorstMs)}`,
  });
  console.log('The same, by a mail server and a webhook:');
  report(own, {});
  // By a mail server some are: three attempts without an answer make one.
  if (figures.deadLetters > 0) process.exitCode = 1;
  if (hanging.p95 >= 50 || large.startMs >= 2000 || large.chooseWorstMs >= 5) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
