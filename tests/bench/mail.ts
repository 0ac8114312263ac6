// `npm run bench -- mail [submissions] [kills]`: whether a lead is ever lost or doubled (D17), and how long visitors
// wait. Submissions arrive while the provider fails in all its ways and the servers, two that share one folder, are
// killed at the worst moments; then a run on the real clock while the provider never answers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '@/lib/mail/store/database';
import type { LeadState } from '@/lib/mail/store/lead';
import { createLeads } from '@/lib/mail/store/leads';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import { freePort } from '@/lib/tools/free-port';
import { seededFaults, startFakeProvider } from '../mail/fake-provider';
import { seededRandom } from '../seeded-random';
import { fastClock } from './mail/fast-clock';
import { benchLargeQueue } from './mail/large-queue';
import { bundleServer, KILL_POINTS, type KillPoint, type ServerRun, startServerRun } from './mail/server-run';
import { fillForm, type Submission, submit } from './mail/visitors';

const TO = 'info@azienda.example';
const SHARE_OF_FAULTS = 0.35;
const SERVERS = 2;
const VISITORS = 8;
/** Messages that wait at a start, as after a flood. */
const LARGE_QUEUE = 144_000;
/** One visitor in so many does not wait for an answer, or clicks twice. */
const ONE_IN = 10;
/** What has not arrived by then counts as lost. */
const DRAIN_MS = 900_000;
/** How many seconds of the delivery's clock pass in one: a lease must last longer than an attempt. */
const SPEED = 300;
/** Of an attempt, in milliseconds of the real clock. */
const TIMEOUT_MS = 60;

export type Figures = {
  submissions: number;
  confirmed: number;
  attempts: number;
  faults: number;
  kills: Record<KillPoint, number>;
  lost: number;
  doubled: number;
  /** Messages that still wait. */
  leftOver: number;
  deadLetters: number;
  unexpectedAnswers: number;
  p50: number;
  p95: number;
  worst: number;
  seconds: number;
  /** From the last answer to the last mail. */
  drainSeconds: number;
};

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** How many messages a store holds, by state. */
function countsOf(folder: string): () => Promise<Record<LeadState, number>> {
  const leads = createLeads(openDatabase(nodeDriver(folder)));
  return async () => (await leads.summary(Date.now(), 0)).counts;
}

/**
 * Runs the submissions through faults and kills.
 * @param speed how many seconds of the delivery's clock pass in one
 */
export async function benchFaults(
  submissions: number,
  kills: number,
  { seed = 1, speed = SPEED } = {},
): Promise<Figures> {
  const random = seededRandom(seed);
  const file = await bundleServer();
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const origin = Date.now();
  const clock = fastClock(origin, speed);
  const fakeProvider = await startFakeProvider({
    now: clock.now,
    keepReceived: false,
    retryAfter: 2,
    fault: seededFaults(seed, SHARE_OF_FAULTS),
  });
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
      const run: ServerRun = {
        port,
        folder,
        to: TO,
        baseUrl: fakeProvider.baseUrl,
        apiKey: 're_prova',
        timeoutMs: TIMEOUT_MS,
        origin,
        speed,
        killAt,
        killAfter,
      };
      const { child, ended } = await startServerRun(file, run);
      children.add(child);
      if ((await ended) && killAt && !over) killed[killAt] += 1;
      children.delete(child);
    }
  }

  const began = performance.now();
  for (let index = 0; index < SERVERS; index += 1) ports.push(await freePort());
  const alive = ports.map((port) => keepAlive(port));
  const all: Submission[] = Array.from({ length: submissions }, (_, index) => fillForm(index, TO));
  const queue = all.entries();
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (const [index, submission] of queue) {
        const turned = index % 2 === 0 ? ports : [...ports].reverse();
        await submit(submission, turned, {
          patient: index % ONE_IN !== 3,
          doubleClick: index % ONE_IN === 5,
        });
      }
    }),
  );
  const answeredAt = performance.now();
  const counts = countsOf(folder);
  const left = async () => {
    const { waiting, sending } = await counts();
    return waiting + sending;
  };
  for (let quiet = 0; quiet < 10 && performance.now() - answeredAt < DRAIN_MS; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    quiet = (await left()) === 0 ? quiet + 1 : 0;
  }
  const drainedAt = performance.now() - 1000;
  over = true;
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(alive);

  const arrived = new Map<string, number>();
  for (const { payload } of fakeProvider.delivered) {
    const marker = /m\d+x/.exec(payload.text ?? '')?.[0] ?? '';
    arrived.set(marker, (arrived.get(marker) ?? 0) + 1);
  }
  const times = all.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b);
  const figures: Figures = {
    submissions,
    confirmed: all.filter(({ confirmed }) => confirmed).length,
    attempts: fakeProvider.requests(),
    faults: [...fakeProvider.injected.values()].reduce((sum, count) => sum + count, 0),
    kills: killed,
    lost: all.filter(({ confirmed, marker }) => confirmed && !arrived.has(marker)).length,
    doubled: [...arrived.values()].filter((count) => count > 1).length,
    leftOver: await left(),
    deadLetters: (await counts()).dead,
    unexpectedAnswers: all.reduce((sum, { refusals }) => sum + refusals.length, 0),
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    worst: times.at(-1) ?? 0,
    seconds: (drainedAt - began) / 1000,
    drainSeconds: Math.max(0, drainedAt - answeredAt) / 1000,
  };
  await fakeProvider.close();
  rmSync(folder, { recursive: true, force: true });
  return figures;
}

/** How long visitors wait while the provider takes connections and never answers, on the real clock. */
export async function benchHanging(
  submissions: number,
): Promise<{ p50: number; p95: number; worst: number }> {
  const file = await bundleServer();
  const folder = mkdtempSync(join(tmpdir(), 'bench-store-'));
  const fakeProvider = await startFakeProvider({ keepReceived: false, fault: () => 'hang' });
  const port = await freePort();
  const { child, ended } = await startServerRun(file, {
    port,
    folder,
    to: TO,
    baseUrl: fakeProvider.baseUrl,
    apiKey: 're_prova',
    timeoutMs: 10_000,
    origin: Date.now(),
    speed: 1,
    killAfter: 0,
  });
  const all = Array.from({ length: submissions }, (_, index) => fillForm(index, TO));
  const queue = all.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const submission of queue)
        await submit(submission, [port], { patient: false, doubleClick: false });
    }),
  );
  child.kill('SIGKILL');
  await ended;
  await fakeProvider.close();
  rmSync(folder, { recursive: true, force: true });
  const times = all.map(({ ms = Number.POSITIVE_INFINITY }) => ms).sort((a, b) => a - b);
  return { p50: at(times, 0.5), p95: at(times, 0.95), worst: times.at(-1) ?? 0 };
}

async function main(): Promise<void> {
  const [submissions = 10_000, kills = 50] = process.argv.slice(2).map(Number);
  // First: the disk is not yet busy with clearing away the other run.
  const hanging = await benchHanging(Math.min(1000, submissions));
  const figures = await benchFaults(submissions, kills);
  const large = await benchLargeQueue(LARGE_QUEUE);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const share = ((figures.faults / figures.attempts) * 100).toFixed(1);
  const points = Object.entries(figures.kills).map(([point, count]) => `${point} ${count}`);
  console.table({
    submissions: figures.submissions,
    'answered as sent': figures.confirmed,
    'attempts to send': `${figures.attempts}, ${share}% spoiled`,
    'killed (kill -9)': `${Object.values(figures.kills).reduce((sum, count) => sum + count, 0)}: ${points.join(', ')}`,
    lost: figures.lost,
    doubled: figures.doubled,
    'left over, dead letters': `${figures.leftOver}, ${figures.deadLetters}`,
    'answers other than 200': figures.unexpectedAnswers,
    'time to answer p50, p95, worst': [figures.p50, figures.p95, figures.worst].map(ms).join(', '),
    'the same while the provider hangs': [hanging.p50, hanging.p95, hanging.worst].map(ms).join(', '),
    [`start with ${LARGE_QUEUE} waiting`]: `${ms(large.startMs)}, then ${large.residentMb.toFixed(0)} MB`,
    'choice of the next message, median and worst': `${ms(large.chooseMedianMs)}, ${ms(large.chooseWorstMs)}`,
    'whole run, drain': `${figures.seconds.toFixed(0)} s, ${figures.drainSeconds.toFixed(1)} s`,
  });
  const sound = figures.lost + figures.doubled + figures.leftOver + figures.deadLetters === 0;
  if (!sound || hanging.p95 >= 50 || large.startMs >= 2000 || large.chooseWorstMs >= 5) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
