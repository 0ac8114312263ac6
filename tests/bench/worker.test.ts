// `npm run bench -- worker`: counts lost and doubled leads on workerd (D17). Submissions arrive while the provider fails in all its
// ways, and workerd is killed (kill -9) at random moments and started again.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openWorkerStore } from '@/scripts/mail/stores';
import { fastClock } from '@/tests/fast-clock';
import { seededRandom } from '@/tests/seeded-random';
import { fastWorkerd, MAIL_TO } from '@/tests/worker/fast-workerd';
import { startResend } from './mail/receivers';
import { drain, fillForms, submitAll } from './mail/visitors';

const [SUBMISSIONS, KILLS] = [1000, 20];
/** Of the delivery's clock. */
const SPEED = 200;
const LEADS_SECRET = 'segreto-di-prova-segreto-di-prova-segreto';

it('loses and doubles no lead under faults and kills on workerd, and delivers all of them', async () => {
  const seed = Date.now();
  const random = seededRandom(seed);
  const provider = await startResend(seed, fastClock(seed, SPEED).now);
  const variables = { ORIGIN: `${seed}`, LEADS_SECRET };
  const workerd = await fastWorkerd({ provider: provider.baseUrl, speed: SPEED, timeoutMs: 80, variables });
  await workerd.start();
  const forms = fillForms(SUBMISSIONS, MAIL_TO);

  /** Kills workerd at random moments, spread over the time in which mails are delivered. */
  async function killAndStart(): Promise<void> {
    for (let killed = 0; killed < KILLS; ) {
      await pause(50 + random.next() * 400);
      if (provider.delivered.length / SUBMISSIONS < killed / (KILLS + 1)) continue;
      await workerd.kill();
      killed += 1;
      await workerd.start();
    }
  }

  const killing = killAndStart();
  await submitAll(forms, [workerd.port]);
  await killing;
  const figures = await drain(forms, provider.figures, openWorkerStore(workerd.url, LEADS_SECRET).ask);
  await workerd.remove();
  await provider.close();
  console.table({ workerd: figures });
  const expected = { lost: 0, doubled: 0, leftOver: 0, deadLetters: 0, unexpectedAnswers: 0 };
  expect(figures, `seed ${seed}`).toMatchObject(expected);
  expect(figures.confirmed).toBeGreaterThan(SUBMISSIONS * 0.75);
  expect(figures.faults / figures.attempts).toBeGreaterThan(0.3);
}, 900_000);
