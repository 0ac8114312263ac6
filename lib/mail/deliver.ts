import { setTimeout as pause } from 'node:timers/promises';
import { EmlError } from './eml';
import type { Log } from './log';
import type { MailMessage } from './message';
import type { MailProvider, Outcome } from './provider';
import type { Spool } from './spool';

/** How often waiting messages are tried again, in milliseconds (D17). */
const SWEEP_EVERY_MS = 30_000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export type Delivery = ReturnType<typeof createDelivery>;

export type DeliveryOptions = {
  spool: Spool;
  /** None: messages stay in the spool, which is then their destination (D17). */
  provider?: MailProvider | undefined;
  /** Messages a second. */
  perSecond: number;
  log: Log;
};

/** Sends what waits in the spool: oldest first, one sweep at a time, at pace. */
export function createDelivery({ spool, provider, perSecond, log }: DeliveryOptions) {
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  /** Sends one waiting message. @returns whether the sweep may go on */
  async function deliverOne(key: string, by: MailProvider): Promise<boolean> {
    if (!(await spool.claim(key))) return true;
    let outcome: Outcome;
    try {
      const message = await spool.message('inflight', key);
      if (!message) return true;
      outcome = await by.send(message, key);
    } catch (error) {
      if (!(error instanceof EmlError)) {
        // Claimed and unsent it would lie there until a restart.
        await spool.release(key);
        throw error;
      }
      // A file that is no message would stop all others for ever.
      outcome = { kind: 'refused', reason: 'unreadable file' };
    }
    if (outcome.kind === 'accepted') {
      await spool.markSent(key);
      log({ event: 'mail_sent', key });
      return true;
    }
    if (outcome.kind === 'refused') {
      await spool.park(key);
      log({
        event: 'mail_parked',
        level: 'error',
        key,
        reason: outcome.reason,
        file: spool.fileOf('parked', key),
      });
      return true;
    }
    await spool.release(key);
    log({
      event: 'mail_waits',
      level: outcome.kind === 'hold' ? 'error' : 'warn',
      key,
      reason: outcome.reason,
    });
    return false;
  }

  /** @returns whether everything that waited got its answer */
  async function sweepOnce(by: MailProvider): Promise<boolean> {
    for (const { key } of await spool.list('waiting')) {
      const started = performance.now();
      if (!(await deliverOne(key, by))) return false;
      await pause(Math.max(0, 1000 / perSecond - (performance.now() - started)));
    }
    return true;
  }

  async function run(by: MailProvider): Promise<void> {
    try {
      let well: boolean;
      do {
        again = false;
        well = await sweepOnce(by);
      } while (again && well);
    } catch (error) {
      log({ event: 'mail_sweep_failed', level: 'error', reason: reasonOf(error) });
    } finally {
      // In the same step as the last look at `again`, so that no call falls between.
      running = undefined;
    }
  }

  /**
   * Sends what waits. A call during a sweep makes it look once more at its end, unless the provider is away: then the
   * timer tries again. Never rejects.
   */
  function sweep(): Promise<void> {
    if (!provider) return Promise.resolve();
    if (running) {
      again = true;
      return running;
    }
    running = run(provider);
    return running;
  }

  return {
    sweep,

    /** Resolves when no sweep is under way. */
    idle: () => running ?? Promise.resolve(),

    /** Sends a message that could not be stored, within its request (D17). @returns whether the provider took it */
    async sendNow(message: MailMessage): Promise<boolean> {
      if (!provider) return false;
      const outcome = await provider.send(message, message.key);
      const reason = 'reason' in outcome ? outcome.reason : undefined;
      log({ event: 'mail_sent_unstored', level: 'error', key: message.key, outcome: outcome.kind, reason });
      return outcome.kind === 'accepted';
    },

    /** Takes up what an earlier process left, then tries on a timer. Never rejects. */
    async start(): Promise<void> {
      if (timer) return;
      timer = setInterval(() => void sweep(), SWEEP_EVERY_MS);
      // The timer alone must not keep a process alive that is asked to end.
      timer.unref();
      try {
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
      void sweep();
    },

    stop(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
