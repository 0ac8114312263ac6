// `npm run bench -- mail`: counts lost and doubled leads (D17), and measures the waits of visitors, while the provider fails in all
// its ways and the two servers, which share one store, are killed at the worst moments.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { runLeadsRequest } from '@/lib/mail/leads-protocol';
import { openDatabase } from '@/lib/mail/store/node-database';
import type { LeadsStore } from '@/scripts/mail/stores';
import { fastClock } from '@/tests/fast-clock';
import { freePort } from '@/tests/free-port';
import { seededRandom } from '@/tests/seeded-random';
import { folderOfTest } from '@/tests/temporary';
import { startMailServerAndWebhook, startResend } from './mail/receivers';
import { startServer } from './mail/run';
import { drain, fillForms, submitAll } from './mail/visitors';

const [SUBMISSIONS, KILLS] = [500, 20];
const KILL_POINTS = ['before-commit', 'after-commit', 'after-send'] as const;
/** The speed of the delivery's clock, and the limit of an attempt on the real clock, which is shorter than a lease. */
const RESEND = { start: startResend, speed: 300, timeoutMs: 60, perHour: 1_000_000 };
const SCENARIOS = {
  'by Resend': RESEND,
  'by Resend, where most go in digests': { ...RESEND, perHour: 200 },
  'by a mail server and a webhook': {
    ...RESEND,
    start: startMailServerAndWebhook,
    speed: 60,
    timeoutMs: 400,
  },
};

it.each(Object.entries(SCENARIOS))(
  'loses and doubles no lead under faults and kills, and delivers all of them, %s',
  async (name, { start, speed, timeoutMs, perHour }) => {
    const [seed, folder] = [Date.now(), folderOfTest()];
    const random = seededRandom(seed);
    const { now } = fastClock(seed, speed);
    const receivers = await start(seed, now);
    const settings = { ...receivers.settings, MAIL_PER_HOUR: `${perHour}` };
    const running = new Set<ChildProcess>();
    let [killed, isOver] = [0, false];

    /** Runs a server again after each kill. All kills happen while submissions arrive. */
    async function keepAlive(port: number): Promise<void> {
      while (!isOver) {
        const killAt = killed < KILLS ? random.pick(KILL_POINTS) : undefined;
        const killAfter = 1 + random.whole((0.2 * SUBMISSIONS) / KILLS);
        const child = await startServer({
          port,
          folder,
          settings,
          killAt,
          killAfter,
          origin: seed,
          speed,
          timeoutMs,
        });
        running.add(child);
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        running.delete(child);
        if (killAt && !isOver) killed += 1;
      }
    }

    const ports = [await freePort(), await freePort()];
    const servers = ports.map(keepAlive);
    const forms = fillForms(SUBMISSIONS);
    await submitAll(forms, ports);
    const database = openDatabase(folder);
    const ask: LeadsStore['ask'] = async (request) =>
      runLeadsRequest(database, ['mail', 'webhook'], request, now()) as never;
    const figures = await drain(forms, receivers.figures, ask);
    isOver = true;
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(servers);
    await receivers.close();
    database.close();
    console.table({ [name]: { ...figures, killed } });

    // With a mail server three attempts without an answer make a dead letter, whether the mail has arrived or not.
    const deadLetters = start === startResend ? 0 : expect.any(Number);
    const expected = { lost: 0, doubled: 0, leftOver: 0, unexpectedAnswers: 0, deadLetters };
    expect(figures, `seed ${seed}`).toMatchObject(expected);
    expect(figures.digests > 0).toBe(perHour < RESEND.perHour);
    // The others are refused or get no answer, because of the faults.
    expect(figures.confirmed).toBeGreaterThan(0.75 * SUBMISSIONS);
    expect(Math.min(figures.faults, killed)).toBeGreaterThan(1);
  },
  900_000,
);
