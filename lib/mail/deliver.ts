import { type AttemptPoint, createAttempts, reasonOf } from './attempt';
import { type Clock, steady, systemClock } from './clock';
import { createDeliveryEvents } from './delivery-events';
import type { Log } from './log';
import type { MailMessage } from './message';
import { createNotices } from './notice';
import { createOutage } from './outage';
import { createPace } from './pace';
import type { MailProvider, Outcome } from './provider';
import { createQueue, type Waiting } from './queue';
import { createHousekeeping, HOUSEKEEPING_EVERY_MS } from './retention';
import { createUnstoredSender } from './send-unstored';
import type { SiteSender } from './site-message';
import type { Spool } from './spool/spool';

/** How often the folder is looked at without a reason, in milliseconds: other processes put messages there too. */
const LOOK_EVERY_MS = 30_000;
const HOUR_MS = 3_600_000;
/** How long a stop waits for the attempt that is under way. */
const STOP_MS = 10_000;

export type DeliveryPoint = 'in-sweep' | AttemptPoint;

export type DeliveryOptions = {
  spool: Spool;
  /** None: messages stay in the spool, which is then their destination (D17). */
  provider?: MailProvider | undefined;
  perSecond: number;
  perHour: number;
  log: Log;
  clock?: Clock;
  /** Whom to tell of what has to be looked at, and as whom; none: the log alone says so. */
  notices?: SiteSender | undefined;
  /** Told when delivery reaches a point. */
  reached?: (point: DeliveryPoint) => void;
};

export type Delivery = ReturnType<typeof createDelivery>;

type Attempts = ReturnType<typeof createAttempts>;

/** Sends what waits in the spool, one message at a time, at pace, until the provider has it (D17). */
export function createDelivery(options: DeliveryOptions) {
  const { spool, provider, log, clock: wall = systemClock, reached = () => {} } = options;
  const clock = steady(wall);
  const queue = createQueue(spool);
  const pace = createPace(options);
  const outage = createOutage();
  const notices =
    provider && options.notices && createNotices({ spool, sender: options.notices, clock: wall, log });
  const keepHouse = createHousekeeping({ spool, clock: wall, log });
  const events = provider?.lastEvent && createDeliveryEvents({ spool, provider, log, clock: wall, turn });
  const attempts =
    provider && createAttempts({ spool, provider, log, clock: wall, reached, taken: events?.taken });
  const sendUnstored = provider && createUnstoredSender({ provider, queue, pace, clock, log });

  let running: Promise<void> | undefined;
  let again = false;
  let started = false;
  let stopped: Promise<void> | undefined;
  let wake: () => void = () => {};
  let callOff: () => void = () => {};
  let kept: Promise<unknown> = Promise.resolve();
  /** The message that is being sent. */
  let sending: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(ms, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });

  /** A turn to ask the provider something, which no lead needs. @returns how long to wait for it; undefined: not now */
  function turn(): number | undefined {
    if (running || stopped || outage.isOn) return undefined;
    const gap = pace.gapLeft(clock.now());
    if (gap === 0) pace.attempted(clock.now());
    return gap;
  }

  /** Looks at the folder, and at what others, or a disk that failed, have left behind. */
  async function look({ settleLeftovers }: Attempts): Promise<void> {
    lookedAt = clock.now();
    // What cannot be taken up must not hold up what waits.
    const recovered = await spool.recover().catch(spoolFailed);
    if (recovered) log({ event: 'mail_recovered', recovered });
    await settleLeftovers().catch(spoolFailed);
    await queue.refresh();
  }

  function spoolFailed(error: unknown): void {
    log({ event: 'mail_spool_failed', level: 'error', reason: reasonOf(error) });
  }

  function next(now: number): Waiting | undefined {
    if (outage.isOn) return pace.isFull(now) ? undefined : outage.probe(queue.all());
    return queue.next(now, (isFresh) => pace.hasRoom(now, isFresh));
  }

  /** Sends what may be sent now. @returns when it is worth coming back, in milliseconds since 1970 */
  async function pass(by: Attempts): Promise<number> {
    again = false;
    while (!stopped) {
      if (clock.now() - lookedAt >= LOOK_EVERY_MS) await look(by);
      if (stopped) break;
      const now = clock.now();
      if (now < outage.probeAt) return outage.probeAt;
      const message = next(now);
      if (!message) return pace.nextRoomAt(now) ?? Number.POSITIVE_INFINITY;
      const gap = pace.gapLeft(now);
      if (gap > 0) {
        await pause(gap);
        continue;
      }
      reached('in-sweep');
      await attempt(message, by);
    }
    return Number.POSITIVE_INFINITY;
  }

  async function attempt(message: Waiting, { attempt: send }: Attempts): Promise<void> {
    const { key } = message;
    const began = clock.now();
    const giveBack = pace.take(began, queue.begin(message));
    sending = key;
    const result = await send(key).catch((error: unknown) => {
      giveBack();
      // The fault may be this file's own: when the sweep goes on, the others pass it.
      queue.tried(message, began);
      queue.strike(key, clock.now());
      throw error;
    });
    sending = undefined;
    const now = clock.now();
    if (result.kind === 'accepted') queue.sent(message, now);
    else giveBack();
    if (result.kind === 'gone' || result.kind === 'set-aside') {
      queue.drop(message);
      return;
    }
    pace.attempted(began);
    if (result.kind === 'accepted' || result.kind === 'refused') {
      if (result.kind === 'refused') queue.drop(message);
      if (outage.over()) log({ event: 'mail_flows', waiting: queue.size });
      return;
    }
    queue.tried(message, began);
    if (!outage.isOn) queue.strike(key, now);
    const { reason } = result;
    const loud = result.kind === 'later' && result.loud;
    const retryAfterMs = result.kind === 'later' ? result.retryAfterMs : undefined;
    if (outage.failed({ reason, retryAfterMs }, began, now)) {
      log({ event: 'mail_waits', level: loud ? 'error' : 'warn', key, reason, waiting: queue.size });
    }
  }

  async function run(by: Attempts): Promise<void> {
    let comeBack = clock.now() + LOOK_EVERY_MS;
    try {
      do {
        comeBack = Math.min(await pass(by), clock.now() + LOOK_EVERY_MS);
      } while (again && !stopped && clock.now() >= outage.probeAt);
    } catch (error) {
      log({ event: 'mail_sweep_failed', level: 'error', key: sending, reason: reasonOf(error) });
      sending = undefined;
      comeBack = clock.now() + LOOK_EVERY_MS;
    } finally {
      // In the same step as the last look at `again`, so that no call falls between.
      running = undefined;
      comeBackAt(comeBack);
      void events?.poll();
    }
  }

  /** Goes on by itself at a moment, in milliseconds since 1970. */
  function comeBackAt(moment: number): void {
    callOff();
    if (!stopped) callOff = clock.after(Math.max(1, moment - clock.now()), tick);
  }

  function tick(): void {
    kept = Promise.all([keepHouse(), notices?.()]);
    if (provider) void sweep();
    else comeBackAt(clock.now() + HOUSEKEEPING_EVERY_MS);
  }

  /**
   * Sends what may be sent. A call while another is at work makes it look once more; while the provider is away it does
   * nothing until the next probe is due. Never rejects.
   */
  function sweep(): Promise<void> {
    if (!attempts || stopped) return running ?? Promise.resolve();
    if (running) {
      again = true;
      return running;
    }
    if (clock.now() < outage.probeAt) {
      comeBackAt(outage.probeAt);
      return Promise.resolve();
    }
    running = run(attempts);
    return running;
  }

  return {
    sweep,

    /** Takes up a message that has just been stored, and sends it as soon as it may be sent. Never throws. */
    enqueue({ key, clientKeys }: MailMessage): void {
      if (!attempts || stopped) return;
      queue.add({ key, clientKeys, storedAt: wall.now() });
      void sweep();
    },

    /** Resolves when no sweep is under way, no question to the provider and no housekeeping. */
    async idle(): Promise<void> {
      await running;
      await kept;
      await events?.idle();
    },

    /**
     * Sends a message that could not be stored, within its request (D17), at pace.
     * @returns what became of it; undefined where there is no provider, the hour's pace is used up or too many are
     * waiting for their turn
     */
    sendNow: async (message: MailMessage): Promise<Outcome | undefined> =>
      stopped ? undefined : sendUnstored?.(message),

    /** Takes up what an earlier process left, then goes on by itself. Never rejects. */
    async start(): Promise<void> {
      if (started) return;
      started = true;
      const now = clock.now();
      try {
        // The hour's pace holds across restarts; what a clock that was wrong dated far ahead says nothing of it.
        for (const { storedAt } of await spool.list('sent')) {
          if (Math.abs(now - storedAt) < HOUR_MS) pace.sentBefore(storedAt);
        }
        const recovered = await spool.recover();
        log({ event: 'mail_ready', folder: spool.root, sending: provider !== undefined, recovered });
      } catch (error) {
        spoolFailed(error);
      }
      if (!provider) {
        log({
          event: 'mail_kept',
          message: `RESEND_API_KEY non impostata: i messaggi restano come file .eml in ${spool.root}`,
        });
      }
      tick();
    },

    /** Claims nothing more and waits, at most 10 s, for the attempt that is under way. */
    stop(): Promise<void> {
      stopped ??= stop();
      return stopped;
    },
  };

  async function stop(): Promise<void> {
    callOff();
    wake();
    let giveUp: () => void = () => {};
    const patience = new Promise<void>((resolve) => {
      giveUp = clock.after(STOP_MS, resolve);
    });
    await Promise.race([Promise.all([running, events?.stop(), kept]), patience]);
    giveUp();
    spool.close();
  }
}
