// `npm run bench -- worker [submissions] [kills]`: whether a lead is ever lost or doubled on workerd (D17). Submissions arrive
// while the provider fails in all its ways, and workerd is killed (kill -9) at random moments and started again.
import { pathToFileURL } from 'node:url';
import { openWorkerStore } from '@/lib/tools/mail/worker-store';
import { seededFaults, startFakeProvider } from '../mail/fake-provider';
import { seededRandom } from '../seeded-random';
import { fastWorkerd, MAIL_TO } from '../worker/fast-workerd';
import { fastClock } from './mail/fast-clock';
import { fillForm, type Submission, submit } from './mail/visitors';

const SHARE_OF_FAULTS = 0.35;
const VISITORS = 8;
/** One visitor in so many does not wait for an answer, or clicks twice. */
const ONE_IN = 10;
/** What has not arrived by then counts as lost. */
const DRAIN_MS = 300_000;
const SECRET = 'segreto-di-prova-segreto-di-prova-segreto';

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Runs the submissions through faults and kills. @param speed how many seconds of the delivery's clock pass in one */
export async function benchWorker(submissions: number, kills: number, { seed = 1, speed = 200 } = {}) {
  const random = seededRandom(seed);
  const origin = Date.now();
  const fakeProvider = await startFakeProvider({
    now: fastClock(origin, speed).now,
    keepReceived: false,
    retryAfter: 2,
    fault: seededFaults(seed, SHARE_OF_FAULTS),
  });
  const workerd = await fastWorkerd({
    provider: fakeProvider.baseUrl,
    speed,
    timeoutMs: 80,
    variables: { ORIGIN: `${origin}`, LEADS_SECRET: SECRET },
  });
  await workerd.start();

  const all: Submission[] = Array.from({ length: submissions }, (_, index) => fillForm(index, MAIL_TO));
  let answered = 0;
  let killed = 0;

  /** From 0 to 1, as submissions arrive and mails leave. */
  const progress = () => (answered + fakeProvider.delivered.length) / (2 * submissions);

  /** Kills it so often in random moments, spread over both. */
  async function killAndStart(): Promise<void> {
    while (killed < kills) {
      await new Promise((resolve) => setTimeout(resolve, 50 + random.next() * 400));
      if (progress() < killed / (kills + 1)) continue;
      await workerd.kill();
      killed += 1;
      await workerd.start();
    }
  }

  const began = performance.now();
  const killing = killAndStart();
  const queue = all.entries();
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (const [index, submission] of queue) {
        await submit(submission, [workerd.port], {
          patient: index % ONE_IN !== 3,
          doubleClick: index % ONE_IN === 5,
        });
        answered += 1;
      }
    }),
  );
  const answeredAt = performance.now();
  await killing;
  const leads = openWorkerStore(workerd.url, SECRET);
  let { counts: left } = await leads.summary(0);
  while (left.waiting + left.sending > 0 && performance.now() - answeredAt < DRAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    left = (await leads.summary(0)).counts;
  }
  const drainedAt = performance.now();
  await workerd.remove();

  const arrived = new Map<string, number>();
  for (const { payload } of fakeProvider.delivered) {
    const marker = /m\d+x/.exec(payload.text ?? '')?.[0] ?? '';
    arrived.set(marker, (arrived.get(marker) ?? 0) + 1);
  }
  const faults = [...fakeProvider.injected.values()].reduce((sum, count) => sum + count, 0);
  const times = all.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b);
  const figures = {
    submissions,
    confirmed: all.filter(({ confirmed }) => confirmed).length,
    attempts: fakeProvider.requests(),
    faults,
    kills: killed,
    lost: all.filter(({ confirmed, marker }) => confirmed && !arrived.has(marker)).length,
    doubled: [...arrived.values()].filter((count) => count > 1).length,
    leftOver: left.waiting + left.sending,
    deadLetters: left.dead,
    unexpectedAnswers: all.flatMap(({ refusals }) => refusals),
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    worst: times.at(-1) ?? 0,
    seconds: (drainedAt - began) / 1000,
    drainSeconds: (drainedAt - answeredAt) / 1000,
  };
  await fakeProvider.close();
  return figures;
}

async function main(): Promise<void> {
  const [submissions = 1000, kills = 20] = process.argv.slice(2).map(Number);
  const figures = await benchWorker(submissions, kills);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.table({
    submissions: figures.submissions,
    'answered as sent': figures.confirmed,
    'attempts to send': `${figures.attempts}, ${((figures.faults / figures.attempts) * 100).toFixed(1)}% spoiled`,
    'killed (kill -9)': figures.kills,
    lost: figures.lost,
    doubled: figures.doubled,
    'left over, dead letters': `${figures.leftOver}, ${figures.deadLetters}`,
    'answers other than 200': figures.unexpectedAnswers.length,
    'time to answer p50, p95, worst': [figures.p50, figures.p95, figures.worst].map(ms).join(', '),
    'whole run, drain': `${figures.seconds.toFixed(0)} s, ${figures.drainSeconds.toFixed(1)} s`,
  });
  const sound = figures.lost + figures.doubled + figures.leftOver + figures.deadLetters === 0;
  if (!sound) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
