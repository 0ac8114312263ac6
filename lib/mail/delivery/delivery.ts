import { type Clock, HOUR_MS, nonDecreasing, systemClock } from '@/lib/mail/clock';
import type { Log } from '@/lib/mail/log';
import type { MailMessage } from '@/lib/mail/message/message';
import type { SiteAddresses } from '@/lib/mail/message/site-message';
import type { Spool } from '@/lib/mail/spool/spool';
import { createAttempts, reasonOf } from './attempt';
import { createCircuitBreaker } from './circuit-breaker';
import { createDeliveryEvents } from './delivery-events';
import { createDirectSender } from './direct-send';
import { createDrain, type DeliveryFailpoint } from './drain';
import { createNotices } from './notice';
import { createPace } from './pace';
import type { MailProvider, Outcome } from './provider';
import { createQueue } from './queue';
import { createHousekeeping, HOUSEKEEPING_EVERY_MS } from './retention';

/** How long a stop waits for the attempt that is under way. */
const STOP_TIMEOUT_MS = 10_000;

export type DeliveryOptions = {
  spool: Spool;
  /** None: messages stay in the spool, which is then their destination (D17). */
  provider?: MailProvider | undefined;
  perSecond: number;
  perHour: number;
  log: Log;
  clock?: Clock;
  /** Sender and recipient of notices about messages that need a person; none: only the log names these. */
  notices?: SiteAddresses | undefined;
  /** Called at each failpoint; the bench kills the process there. */
  failpoint?: (point: DeliveryFailpoint) => void;
};

export type Delivery = ReturnType<typeof createDelivery>;

/** Sends what waits in the spool, one message at a time, at pace, until the provider has accepted it (D17). */
export function createDelivery(options: DeliveryOptions) {
  const { spool, provider, log, clock: wallClock = systemClock, failpoint = () => {} } = options;
  const clock = nonDecreasing(wallClock);
  const queue = createQueue(spool);
  const pace = createPace(options);
  const breaker = createCircuitBreaker();
  const notices =
    provider && options.notices && createNotices({ spool, site: options.notices, clock: wallClock, log });
  const runHousekeeping = createHousekeeping({ spool, clock: wallClock, log });
  const events =
    provider?.lastEvent && createDeliveryEvents({ spool, provider, log, clock: wallClock, requestSlot });
  const attempts =
    provider &&
    createAttempts({ spool, provider, log, clock: wallClock, failpoint, onAccepted: events?.track });
  const drainLoop = attempts && createDrain({ spool, attempts, queue, pace, breaker, clock, log, failpoint });
  const sendDirect = provider && createDirectSender({ provider, queue, pace, clock, log });

  let running: Promise<void> | undefined;
  let drainAgain = false;
  let started = false;
  let stopped: Promise<void> | undefined;
  let cancelTick: () => void = () => {};
  let housekeeping: Promise<unknown> = Promise.resolve();

  /** A slot for a query to the provider; messages go first. @returns the wait in milliseconds; undefined: not now */
  function requestSlot(): number | undefined {
    const now = clock.now();
    if (running || stopped || breaker.state(now) !== 'closed') return undefined;
    const delay = pace.delayBefore(now);
    if (delay === 0) pace.recordAttempt(now);
    return delay;
  }

  async function run(loop: NonNullable<typeof drainLoop>): Promise<void> {
    let nextTickAt: number;
    do {
      drainAgain = false;
      nextTickAt = await loop.run();
    } while (drainAgain && !stopped && breaker.state(clock.now()) !== 'open');
    // No await since the last check of `drainAgain`: no call is missed.
    running = undefined;
    scheduleTick(nextTickAt);
    void events?.poll();
  }

  /** @param moment milliseconds since 1970 */
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
   * Sends what may be sent. A call during a drain makes it go on once more; while the circuit breaker is open it does
   * nothing. Never rejects.
   */
  function drain(): Promise<void> {
    if (!drainLoop || stopped) return running ?? Promise.resolve();
    if (running) {
      drainAgain = true;
      return running;
    }
    if (breaker.state(clock.now()) === 'open') {
      scheduleTick(breaker.retryAt);
      return Promise.resolve();
    }
    running = run(drainLoop);
    return running;
  }

  return {
    drain,

    /** Queues a message that has just been stored, and sends it as soon as it may be sent. Never throws. */
    enqueue({ key, clientKeys }: MailMessage): void {
      if (!provider || stopped) return;
      queue.add({ key, clientKeys, storedAt: wallClock.now() });
      void drain();
    },

    /** Resolves when no drain, no query to the provider and no housekeeping is under way. */
    async idle(): Promise<void> {
      await running;
      await housekeeping;
      await events?.idle();
    },

    /**
     * Sends a message that could not be stored, within its request (D17), at pace.
     * @returns undefined where there is no provider, the hour's pace is used up or too many wait for their turn
     */
    sendDirect: async (message: MailMessage): Promise<Outcome | undefined> =>
      stopped ? undefined : sendDirect?.(message),

    /** Takes up what an earlier process left, then goes on by itself. Never rejects. */
    async start(): Promise<void> {
      if (started) return;
      started = true;
      const now = clock.now();
      try {
        // The hour's pace holds across restarts. A date far ahead comes from a wrong clock and does not count.
        for (const { storedAt } of await spool.list('sent')) {
          if (Math.abs(now - storedAt) < HOUR_MS) pace.countEarlier(storedAt);
        }
        const recovered = await spool.recover();
        log({ event: 'mail_ready', folder: spool.root, sending: provider !== undefined, recovered });
      } catch (error) {
        log({ event: 'mail_spool_failed', level: 'error', reason: reasonOf(error) });
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
    drainLoop?.stop();
    let cancelTimeout: () => void = () => {};
    const timeout = new Promise<void>((resolve) => {
      cancelTimeout = clock.schedule(STOP_TIMEOUT_MS, resolve);
    });
    await Promise.race([Promise.all([running, events?.stop(), housekeeping]), timeout]);
    cancelTimeout();
    spool.close();
  }
}
