import { type AttemptFailpoint, createAttempts, reasonOf } from './attempt';
import { createCircuitBreaker } from './circuit-breaker';
import { type Clock, nonDecreasing, systemClock } from './clock';
import { createDeliveryEvents } from './delivery-events';
import { createDirectSender } from './direct-send';
import type { Log } from './log';
import type { MailMessage } from './message';
import { createNotices } from './notice';
import { createPace } from './pace';
import type { MailProvider, Outcome } from './provider';
import { createQueue, type QueuedMessage } from './queue';
import { createHousekeeping, HOUSEKEEPING_EVERY_MS } from './retention';
import type { SiteAddresses } from './site-message';
import type { Spool } from './spool/spool';

/** How often the folder is looked at without a reason, in milliseconds: other processes put messages there too. */
const POLL_INTERVAL_MS = 30_000;
const HOUR_MS = 3_600_000;
/** How long a stop waits for the attempt that is under way. */
const STOP_TIMEOUT_MS = 10_000;

export type DeliveryFailpoint = 'in-drain' | AttemptFailpoint;

export type DeliveryOptions = {
  spool: Spool;
  /** None: messages stay in the spool, which is then their destination (D17). */
  provider?: MailProvider | undefined;
  perSecond: number;
  perHour: number;
  log: Log;
  clock?: Clock;
  /** Whom to tell of what has to be looked at, and as whom; none: the log alone says so. */
  notices?: SiteAddresses | undefined;
  /** Told when delivery reaches a point. */
  failpoint?: (point: DeliveryFailpoint) => void;
};

export type Delivery = ReturnType<typeof createDelivery>;

type Attempts = ReturnType<typeof createAttempts>;

/** Sends what waits in the spool, one message at a time, at pace, until the provider has it (D17). */
export function createDelivery(options: DeliveryOptions) {
  const { spool, provider, log, clock: wallClock = systemClock, failpoint = () => {} } = options;
  const clock = nonDecreasing(wallClock);
  const queue = createQueue(spool);
  const pace = createPace(options);
  const breaker = createCircuitBreaker();
  const notices =
    provider && options.notices && createNotices({ spool, sender: options.notices, clock: wallClock, log });
  const runHousekeeping = createHousekeeping({ spool, clock: wallClock, log });
  const events =
    provider?.lastEvent && createDeliveryEvents({ spool, provider, log, clock: wallClock, requestSlot });
  const attempts =
    provider &&
    createAttempts({ spool, provider, log, clock: wallClock, failpoint, onAccepted: events?.track });
  const sendDirect = provider && createDirectSender({ provider, queue, pace, clock, log });

  let running: Promise<void> | undefined;
  let drainAgain = false;
  let started = false;
  let stopped: Promise<void> | undefined;
  let wake: () => void = () => {};
  let cancelTick: () => void = () => {};
  let housekeeping: Promise<unknown> = Promise.resolve();
  /** The message that is being sent. */
  let sending: string | undefined;
  let polledAt = Number.NEGATIVE_INFINITY;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.schedule(ms, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });

  /** A turn to ask the provider something, which no lead needs. @returns how long to wait for it; undefined: not now */
  function requestSlot(): number | undefined {
    if (running || stopped || breaker.isOpen) return undefined;
    const gap = pace.delayBefore(clock.now());
    if (gap === 0) pace.attempted(clock.now());
    return gap;
  }

  /** Looks at the folder, and at what others, or a disk that failed, have left behind. */
  async function pollSpool({ settleLeftovers }: Attempts): Promise<void> {
    polledAt = clock.now();
    // What cannot be taken up must not hold up what waits.
    const recovered = await spool.recover().catch(spoolFailed);
    if (recovered) log({ event: 'mail_recovered', recovered });
    await settleLeftovers().catch(spoolFailed);
    await queue.refresh();
  }

  function spoolFailed(error: unknown): void {
    log({ event: 'mail_spool_failed', level: 'error', reason: reasonOf(error) });
  }

  function next(now: number): QueuedMessage | undefined {
    if (breaker.isOpen) return pace.isFull(now) ? undefined : breaker.pickTrial(queue.all());
    return queue.next(now, (isFresh) => pace.hasRoom(now, isFresh));
  }

  /** Sends what may be sent now. @returns when it is worth coming back, in milliseconds since 1970 */
  async function drainOnce(attempts: Attempts): Promise<number> {
    drainAgain = false;
    while (!stopped) {
      if (clock.now() - polledAt >= POLL_INTERVAL_MS) await pollSpool(attempts);
      if (stopped) break;
      const now = clock.now();
      if (now < breaker.retryAt) return breaker.retryAt;
      const message = next(now);
      if (!message) return pace.nextRoomAt(now) ?? Number.POSITIVE_INFINITY;
      const gap = pace.delayBefore(now);
      if (gap > 0) {
        await pause(gap);
        continue;
      }
      failpoint('in-drain');
      await attempt(message, attempts);
    }
    return Number.POSITIVE_INFINITY;
  }

  async function attempt(message: QueuedMessage, { attempt: send }: Attempts): Promise<void> {
    const { key } = message;
    const began = clock.now();
    const refund = pace.take(began, queue.dequeue(message));
    sending = key;
    const result = await send(key).catch((error: unknown) => {
      refund();
      // The fault may be this file's own: when the drain goes on, the others pass it.
      queue.requeue(message, began);
      queue.backOff(key, clock.now());
      throw error;
    });
    sending = undefined;
    const now = clock.now();
    if (result.kind === 'accepted') queue.sent(message, now);
    else refund();
    if (result.kind === 'gone' || result.kind === 'set-aside') {
      queue.drop(message);
      return;
    }
    pace.attempted(began);
    if (result.kind === 'accepted' || result.kind === 'rejected') {
      if (result.kind === 'rejected') queue.drop(message);
      if (breaker.recordSuccess()) log({ event: 'mail_circuit_closed', waiting: queue.size });
      return;
    }
    queue.requeue(message, began);
    if (!breaker.isOpen) queue.backOff(key, now);
    const { reason } = result;
    const needsAttention = result.kind === 'deferred' && result.needsAttention;
    const retryAfterMs = result.kind === 'deferred' ? result.retryAfterMs : undefined;
    if (breaker.recordFailure({ reason, retryAfterMs }, began, now)) {
      log({
        event: 'mail_circuit_open',
        level: needsAttention ? 'error' : 'warn',
        key,
        reason,
        waiting: queue.size,
      });
    }
  }

  async function run(attempts: Attempts): Promise<void> {
    let nextTickAt = clock.now() + POLL_INTERVAL_MS;
    try {
      do {
        nextTickAt = Math.min(await drainOnce(attempts), clock.now() + POLL_INTERVAL_MS);
      } while (drainAgain && !stopped && clock.now() >= breaker.retryAt);
    } catch (error) {
      log({ event: 'mail_drain_failed', level: 'error', key: sending, reason: reasonOf(error) });
      sending = undefined;
      nextTickAt = clock.now() + POLL_INTERVAL_MS;
    } finally {
      // In the same step as the last look at `drainAgain`, so that no call falls between.
      running = undefined;
      scheduleTick(nextTickAt);
      void events?.poll();
    }
  }

  /** Goes on by itself at a moment, in milliseconds since 1970. */
  function scheduleTick(moment: number): void {
    cancelTick();
    if (!stopped) cancelTick = clock.schedule(Math.max(1, moment - clock.now()), tick);
  }

  function tick(): void {
    housekeeping = Promise.all([runHousekeeping(), notices?.()]);
    if (provider) void drain();
    else scheduleTick(clock.now() + HOUSEKEEPING_EVERY_MS);
  }

  /**
   * Sends what may be sent. A call while another is at work makes it look once more; while the provider is away it does
   * nothing until the next probe is due. Never rejects.
   */
  function drain(): Promise<void> {
    if (!attempts || stopped) return running ?? Promise.resolve();
    if (running) {
      drainAgain = true;
      return running;
    }
    if (clock.now() < breaker.retryAt) {
      scheduleTick(breaker.retryAt);
      return Promise.resolve();
    }
    running = run(attempts);
    return running;
  }

  return {
    drain,

    /** Takes up a message that has just been stored, and sends it as soon as it may be sent. Never throws. */
    enqueue({ key, clientKeys }: MailMessage): void {
      if (!attempts || stopped) return;
      queue.add({ key, clientKeys, storedAt: wallClock.now() });
      void drain();
    },

    /** Resolves when no drain is under way, no question to the provider and no housekeeping. */
    async idle(): Promise<void> {
      await running;
      await housekeeping;
      await events?.idle();
    },

    /**
     * Sends a message that could not be stored, within its request (D17), at pace.
     * @returns what became of it; undefined where there is no provider, the hour's pace is used up or too many are
     * waiting for their turn
     */
    sendDirect: async (message: MailMessage): Promise<Outcome | undefined> =>
      stopped ? undefined : sendDirect?.(message),

    /** Takes up what an earlier process left, then goes on by itself. Never rejects. */
    async start(): Promise<void> {
      if (started) return;
      started = true;
      const now = clock.now();
      try {
        // The hour's pace holds across restarts; what a clock that was wrong dated far ahead says nothing of it.
        for (const { storedAt } of await spool.list('sent')) {
          if (Math.abs(now - storedAt) < HOUR_MS) pace.countEarlier(storedAt);
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
    cancelTick();
    wake();
    let cancelTimeout: () => void = () => {};
    const timeout = new Promise<void>((resolve) => {
      cancelTimeout = clock.schedule(STOP_TIMEOUT_MS, resolve);
    });
    await Promise.race([Promise.all([running, events?.stop(), housekeeping]), timeout]);
    cancelTimeout();
    spool.close();
  }
}
