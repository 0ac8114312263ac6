import { createHash } from 'node:crypto';
import { type Log, reasonOf } from '@/lib/log';
import { type Clock, DAY_MS, MINUTE_MS } from '@/lib/mail/clock';
import type { SiteAddresses } from '@/lib/mail/mail-text';
import { storeSent } from '@/lib/mail/store/accept';
import type { Database } from '@/lib/mail/store/database';
import { StoreFullError } from '@/lib/mail/store/driver';
import { createEvents } from '@/lib/mail/store/events';
import type { Pace } from '@/lib/mail/store/pace';
import { createQueue } from '@/lib/mail/store/queue';
import { createAttempts, queryAtOf } from './attempt';
import type { DirectSender } from './direct-send';
import { createEventFollower } from './events';
import { createNotices } from './notice';
import type { MailProvider } from './provider';
import { createHousekeeping, HOUSEKEEPING_EVERY_MS } from './retention';

/** How long the provider keeps idempotency keys (D17), less the time that a last attempt may take. */
const PROVIDER_KEY_TTL_MS = DAY_MS - MINUTE_MS;
/** How often the table is asked, in milliseconds: other processes put messages there too. */
const POLL_INTERVAL_MS = 30_000;
/** A shorter wait for the pace is waited for; after a longer one the work begins again. */
const SHORT_WAIT_MS = 2000;
/** How long a stop waits for the attempt that is under way. */
const STOP_TIMEOUT_MS = 10_000;

export type DeliveryOptions = {
  database: Database;
  /** None: messages stay in the store, which is then their destination (D17). */
  provider?: MailProvider | undefined;
  /** What the provider is set up with: with another one, what waits goes at once. */
  configuration?: string;
  pace: Pace;
  log: Log;
  clock: Clock;
  /** What was sent without being stored is stored when there is room again. */
  direct?: Pick<DirectSender, 'storeSent'>;
  /** Sender and recipient of notices about messages that need a person; none: only the log names these. */
  notices?: SiteAddresses | undefined;
  /** How often the table is asked, in milliseconds; a store with one process needs it less often. */
  pollMs?: number;
  /** Has `run` called at a moment, in milliseconds since 1970; by a timer of the clock unless given. */
  wakeAt?: (at: number) => void;
};

export type Delivery = ReturnType<typeof createDelivery>;

/** Sends what waits in the store, one message at a time, at pace, until the provider has accepted it (D17). */
export function createDelivery(options: DeliveryOptions) {
  const { database, provider, configuration = '', pace, log, clock } = options;
  const { direct, notices: site, pollMs = POLL_INTERVAL_MS, wakeAt = wakeByTimer } = options;
  const queue = createQueue(database, 'mail', pace);
  const attempts = provider && createAttempts({ queue, provider, clock, log });
  const lastEvent = provider?.lastEvent;
  const events = createEvents(database, 'mail');
  const followEvents = lastEvent && createEventFollower({ events, queue, lastEvent, clock, log });
  const notifyOwner = provider && site ? createNotices({ database, site, clock, log }) : undefined;
  const runHousekeeping = createHousekeeping({ database, clock, log });

  let running: Promise<void> | undefined;
  let runAgain = false;
  let isConfigured = false;
  let agedAt = Number.NEGATIVE_INFINITY;
  let stopping: Promise<void> | undefined;
  let cancelTimer: () => void = () => {};
  let endWait: () => void = () => {};

  function wakeByTimer(at: number): void {
    cancelTimer();
    // A timer takes no more than 24 days; the table is asked much more often.
    cancelTimer = clock.schedule(Math.max(0, at - clock.now()), run);
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.schedule(ms, resolve);
      endWait = () => {
        cancel();
        resolve();
      };
    });

  async function age(now: number): Promise<void> {
    if (Math.abs(now - agedAt) < POLL_INTERVAL_MS) return;
    agedAt = now;
    const reason = 'esito sconosciuto da più di 24 ore: potrebbe essere arrivato';
    for (const key of await queue.age(now, { afterMs: PROVIDER_KEY_TTL_MS, reason }))
      log({ event: 'mail_dead_letter', level: 'error', key, reason });
  }

  /** Sends what may be sent now, for a minute at most: the other work must have its turn. @returns when to go on */
  async function send({ attempt, catchUp }: NonNullable<typeof attempts>): Promise<number> {
    if (!isConfigured) await queue.configure(createHash('sha256').update(configuration).digest('hex'));
    isConfigured = true;
    await catchUp();
    const until = clock.now() + MINUTE_MS;
    while (!stopping) {
      const now = clock.now();
      if (now >= until) return now;
      await age(now);
      const next = await queue.claim(now);
      if ('key' in next) await attempt(next);
      else if (next.at - now <= SHORT_WAIT_MS) await pause(next.at - now);
      else return next.at;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** Stores what was sent without being stored. @returns when to go on, where there was no room yet */
  async function storeUnstored(): Promise<number | undefined> {
    if (!provider || !direct) return undefined;
    try {
      await direct.storeSent((sent) => {
        const queryAt = queryAtOf(provider, sent.providerId, sent.sentAt);
        return storeSent(database, sent, { now: clock.now(), queryAt });
      });
    } catch (error) {
      if (!(error instanceof StoreFullError)) throw error;
      return clock.now() + POLL_INTERVAL_MS;
    }
    return undefined;
  }

  /** Does all that is due; a failure of one kind of work does not keep the others from being done. @returns when to go on */
  async function work(): Promise<number> {
    const isInterrupted = () => stopping !== undefined || runAgain;
    const failures = new Set<string>();
    let nextAt = clock.now() + (attempts ? pollMs : HOUSEKEEPING_EVERY_MS);
    const steps: (() => unknown)[] = [
      () => attempts && send(attempts),
      storeUnstored,
      () => notifyOwner?.(),
      runHousekeeping,
      () => followEvents?.(isInterrupted),
    ];
    for (const step of steps) {
      try {
        const at = await step();
        if (typeof at === 'number') nextAt = Math.min(nextAt, at);
      } catch (error) {
        failures.add(reasonOf(error));
        nextAt = Math.min(nextAt, clock.now() + POLL_INTERVAL_MS);
      }
    }
    for (const reason of failures) log({ event: 'mail_drain_failed', level: 'error', reason });
    return nextAt;
  }

  async function workOff(): Promise<void> {
    let nextAt: number;
    do {
      runAgain = false;
      nextAt = await work();
    } while ((runAgain || nextAt <= clock.now()) && !stopping);
    // No await since the last look at `runAgain`: no call is missed.
    running = undefined;
    if (!stopping) wakeAt(nextAt);
  }

  /** Does all that is due; a call meanwhile makes it go on once more. Never rejects. */
  function run(): Promise<void> {
    if (stopping) return running ?? Promise.resolve();
    runAgain = true;
    running ??= workOff();
    return running;
  }

  async function stop(): Promise<void> {
    cancelTimer();
    endWait();
    let cancelTimeout: () => void = () => {};
    const timeout = new Promise<void>((resolve) => {
      cancelTimeout = clock.schedule(STOP_TIMEOUT_MS, resolve);
    });
    await Promise.race([running, timeout]);
    cancelTimeout();
    database.close();
  }

  return {
    run,

    /** A message has been stored: sends it as soon as it may be sent. */
    wake(): void {
      if (provider) void run();
    },

    /** Takes up what an earlier process left, then goes on by itself. Never rejects. */
    async start(): Promise<void> {
      const waiting = await queue.hasWaiting().catch((error: unknown) => {
        log({ event: 'mail_store_failed', level: 'error', reason: reasonOf(error) });
        return undefined;
      });
      log({ event: 'mail_ready', store: database.place, sending: provider !== undefined, waiting });
      if (!provider) {
        const message = `RESEND_API_KEY non impostata: i messaggi restano in ${database.place}; si leggono con npm run mail`;
        log({ event: 'mail_kept', message });
      }
      void run();
    },

    /** Claims nothing more and waits, at most 10 s, for the attempt that is under way. */
    stop(): Promise<void> {
      stopping ??= stop();
      return stopping;
    },
  };
}
