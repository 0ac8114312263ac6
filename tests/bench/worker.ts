// `npm run bench -- worker [submissions] [kills]`: whether a lead is ever lost or doubled on workerd (D17). Submissions arrive
// while the provider fails in all its ways, and workerd is killed (kill -9) at random moments and started again.
import { pathToFileURL } from 'node:url';
import { openWorkerStore } from '@/lib/tools/mail/worker-store';
import { seededFaults, startFakeProvider } from '../mail/fake-provider';
import { seededRandom } from '../seeded-random';
import { fastWorkerd, MAIL_TO } from '../worker/fast-workerd';
import { fastClock } from './mail/fast-clock';
import { figuresOf, fillForm, report, submitAll } from './mail/visitors';

const SHARE_OF_FAULTS = 0.35;
/** What has not arrived by then counts as lost. */
const DRAIN_MS = 300_000;
const SECRET = 'segreto-di-prova-segreto-di-prova-segreto';

/** Runs the submissions through faults and kills. @param speed how many seconds of the delivery's clock pass in one */
export async function benchWorker(submissions: number, kills: number, { seed = 1, speed = 200 } = {}) {
  const random = seededRandom(seed);
  const origin = Date.now();
  const fakeProvider = await startFakeProvider({
    now: fastClock(origin, speed).now,
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

  const all = Array.from({ length: submissions }, (_, index) => fillForm(index, MAIL_TO));
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
  await submitAll(all, [workerd.port], {
    answered: () => {
      answered += 1;
    },
  });
  const answeredAt = performance.now();
  await killing;
  const { ask } = openWorkerStore(workerd.url, SECRET);
  const countLeft = async () => (await ask({ do: 'summary', lateAfterMs: 0 })).counts;
  let left = await countLeft();
  while (left.waiting + left.sending > 0 && performance.now() - answeredAt < DRAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    left = await countLeft();
  }
  const drainedAt = performance.now();
  await workerd.remove();

  const figures = {
    ...figuresOf(all, fakeProvider.figures()),
    kills: killed,
    leftOver: left.waiting + left.sending,
    deadLetters: left.dead,
    seconds: (drainedAt - began) / 1000,
    drainSeconds: (drainedAt - answeredAt) / 1000,
  };
  await fakeProvider.close();
  return figures;
}

async function main(): Promise<void> {
  const [submissions = 1000, kills = 20] = process.argv.slice(2).map(Number);
  const figures = await benchWorker(submissions, kills);
  report(figures, { 'killed (kill -9)': `${figures.kills}` });
  if (figures.deadLetters > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
