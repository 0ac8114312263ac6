// `npm run bench -- worker [submissions] [kills]`: counts lost and doubled leads on workerd (D17). Submissions arrive while the
// provider fails in all its ways, and workerd is killed (kill -9) at random moments and started again.
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openWorkerStore } from '@/lib/tools/mail/stores';
import { fastClock } from '@/tests/fast-clock';
import { seededRandom } from '@/tests/seeded-random';
import { fastWorkerd, MAIL_TO } from '@/tests/worker/fast-workerd';
import { startResend } from './mail/receivers';
import { drain, fillForms, submitAll } from './mail/visitors';

/** The speed of the delivery's clock. */
const speed = 200;
const LEADS_SECRET = 'segreto-di-prova-segreto-di-prova-segreto';

/** Sends submissions through faults and kills. @returns the numbers of `drain`, and of kills */
export async function benchWorker(submissions: number, kills: number, seed = 1) {
  const random = seededRandom(seed);
  const origin = Date.now();
  const provider = await startResend(seed, fastClock(origin, speed).now);
  const variables = { ORIGIN: `${origin}`, LEADS_SECRET };
  const workerd = await fastWorkerd({ provider: provider.baseUrl, speed, timeoutMs: 80, variables });
  await workerd.start();
  const filledForms = fillForms(submissions, MAIL_TO);
  let killed = 0;

  /** Kills workerd at random moments, spread over the time in which mails are delivered. */
  async function killAndStart(): Promise<void> {
    while (killed < kills) {
      await pause(50 + random.next() * 400);
      const deliveredShare = provider.delivered.length / submissions;
      if (deliveredShare < killed / (kills + 1)) continue;
      await workerd.kill();
      killed += 1;
      await workerd.start();
    }
  }

  const killing = killAndStart();
  await submitAll(filledForms, [workerd.port]);
  await killing;
  const figures = await drain(filledForms, provider.figures, openWorkerStore(workerd.url, LEADS_SECRET).ask);
  await workerd.remove();
  await provider.close();
  return { ...figures, killed };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [submissions = 1000, kills = 20] = process.argv.slice(2).map(Number);
  console.log(await benchWorker(submissions, kills));
}
