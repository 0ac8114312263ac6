import type { Clock } from '@/lib/mail/clock';
import type { Log } from '@/lib/mail/log';
import type { Spool } from '@/lib/mail/spool/spool';
import { type AttemptFailpoint, type Attempts, reasonOf } from './attempt';
import type { CircuitBreaker } from './circuit-breaker';
import type { Pace } from './pace';
import type { Queue, QueuedMessage } from './queue';

/** How often the spool is polled, in milliseconds: other processes put messages there too. */
const POLL_INTERVAL_MS = 30_000;

export type DeliveryFailpoint = 'in-drain' | AttemptFailpoint;

/** The send loop: one message after the other, at pace, as far as the circuit breaker allows. */
export function createDrain(parts: {
  spool: Spool;
  attempts: Attempts;
  queue: Queue;
  pace: Pace;
  breaker: CircuitBreaker;
  clock: Clock;
  log: Log;
  failpoint: (point: DeliveryFailpoint) => void;
}) {
  const { spool, attempts, queue, pace, breaker, clock, log, failpoint } = parts;
  let isStopped = false;
  let polledAt = Number.NEGATIVE_INFINITY;
  let wake: () => void = () => {};
  /** The message that is being sent. */
  let sending: string | undefined;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.schedule(ms, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });

  function logSpoolFailure(error: unknown): void {
    log({ event: 'mail_spool_failed', level: 'error', reason: reasonOf(error) });
  }

  /** Reads the spool again, and takes up what dead processes or a failing disk have left. */
  async function pollSpool(): Promise<void> {
    polledAt = clock.now();
    // What cannot be recovered must not hold up what waits.
    const recovered = await spool.recover().catch(logSpoolFailure);
    if (recovered) log({ event: 'mail_recovered', recovered });
    await attempts.settleLeftovers().catch(logSpoolFailure);
    await queue.refresh();
  }

  function next(now: number): QueuedMessage | undefined {
    if (breaker.state(now) === 'closed') {
      return queue.next(now, (isFresh) => pace.hasRoom(now, isFresh));
    }
    return pace.isFull(now) ? undefined : breaker.pickTrial(queue.all());
  }

  async function attempt(message: QueuedMessage): Promise<void> {
    const { key } = message;
    const startedAt = clock.now();
    const refund = pace.take(startedAt, queue.dequeue(message));
    sending = key;
    const result = await attempts.attempt(key).catch((error: unknown) => {
      refund();
      // This file may be the cause: it backs off, so that the next drain begins with others.
      queue.requeue(message, startedAt);
      queue.backOff(key, clock.now());
      throw error;
    });
    sending = undefined;
    const now = clock.now();
    if (result.kind === 'accepted') queue.markSent(message, now);
    else refund();
    if (result.kind === 'gone' || result.kind === 'undeliverable') {
      queue.drop(message);
      return;
    }
    pace.recordAttempt(startedAt);
    if (result.kind === 'accepted' || result.kind === 'rejected') {
      if (result.kind === 'rejected') queue.drop(message);
      if (breaker.recordSuccess()) log({ event: 'mail_circuit_closed', waiting: queue.size });
      return;
    }
    queue.requeue(message, startedAt);
    if (breaker.state(now) === 'closed') queue.backOff(key, now);
    const { reason } = result;
    const { needsAttention, retryAfterMs } =
      result.kind === 'deferred' ? result : { needsAttention: false, retryAfterMs: undefined };
    if (breaker.recordFailure({ reason, retryAfterMs }, startedAt, now)) {
      const level = needsAttention ? 'error' : 'warn';
      log({ event: 'mail_circuit_open', level, key, reason, waiting: queue.size });
    }
  }

  /** Sends what may be sent now. @returns when to drain again, in milliseconds since 1970 */
  async function drain(): Promise<number> {
    while (!isStopped) {
      if (clock.now() - polledAt >= POLL_INTERVAL_MS) await pollSpool();
      if (isStopped) break;
      const now = clock.now();
      if (breaker.state(now) === 'open') return breaker.retryAt;
      const message = next(now);
      if (!message) return pace.nextRoomAt(now) ?? Number.POSITIVE_INFINITY;
      const delay = pace.delayBefore(now);
      if (delay > 0) {
        await pause(delay);
        continue;
      }
      failpoint('in-drain');
      await attempt(message);
    }
    return Number.POSITIVE_INFINITY;
  }

  return {
    /** Sends what may be sent now. Never rejects. @returns when to drain again, in milliseconds since 1970 */
    async run(): Promise<number> {
      const latest = () => clock.now() + POLL_INTERVAL_MS;
      try {
        return Math.min(await drain(), latest());
      } catch (error) {
        log({ event: 'mail_drain_failed', level: 'error', key: sending, reason: reasonOf(error) });
        sending = undefined;
        return latest();
      }
    },

    /** Begins no further attempt. */
    stop(): void {
      isStopped = true;
      wake();
    },
  };
}
