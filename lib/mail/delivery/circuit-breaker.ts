import type { QueuedMessage } from './queue';

/** Wait after the first failure, in milliseconds (D17). */
const FIRST_RETRY_MS = 5000;
/** Wait after each further failure. */
const RETRY_EVERY_MS = 30_000;
/** So many messages take turns as trials in the first minutes; after that their number hardly grows. */
const TRIAL_MESSAGES = 6;
/** Shortest wait that a Retry-After can ask for, in milliseconds: some providers send 0. */
const RETRY_AFTER_MIN_MS = 1000;
/** A reason that stays the same is logged again this often. */
const REPEAT_LOG_MS = 600_000;

export type Failure = { reason: string; retryAfterMs?: number | undefined };

/**
 * The circuit breaker before the provider. Closed: all messages may go. Open: none until `retryAt`. Half-open: one
 * message is tried.
 */
export function createCircuitBreaker() {
  let failures = 0;
  let retryAt = 0;
  let logged: { reason: string; at: number } | undefined;

  return {
    /** @param now milliseconds since 1970 */
    state(now: number): 'closed' | 'open' | 'half-open' {
      if (failures === 0) return 'closed';
      return now < retryAt ? 'open' : 'half-open';
    },

    /** When an open breaker becomes half-open, in milliseconds since 1970. */
    get retryAt() {
      return retryAt;
    },

    /**
     * Opens the breaker: the provider is not available. The wait counts from the start of the attempt, so that a
     * recovery is noticed within half a minute even where attempts hang.
     * @returns whether this is worth a line in the log
     */
    recordFailure({ reason, retryAfterMs }: Failure, startedAt: number, now: number): boolean {
      failures += 1;
      const wait = startedAt + (failures === 1 ? FIRST_RETRY_MS : RETRY_EVERY_MS);
      retryAt = retryAfterMs === undefined ? wait : now + Math.max(retryAfterMs, RETRY_AFTER_MIN_MS);
      if (logged?.reason === reason && now - logged.at < REPEAT_LOG_MS) return false;
      logged = { reason, at: now };
      return true;
    },

    /** Closes the breaker: the provider has answered. @returns whether it was open */
    recordSuccess(): boolean {
      const wasOpen = failures > 0;
      failures = 0;
      logged = undefined;
      return wasOpen;
    },

    /**
     * The message to try while half-open. A trial without an answer may have arrived, and its 24 hours begin (D17), so
     * few messages serve as trials; but more than one, since the message itself may be what makes the provider fail.
     */
    pickTrial(waiting: Iterable<QueuedMessage>): QueuedMessage | undefined {
      const allowed =
        failures < 2 * TRIAL_MESSAGES
          ? 1 + Math.floor(failures / 2)
          : TRIAL_MESSAGES + Math.floor(Math.log2(failures / TRIAL_MESSAGES));
      const attempted: QueuedMessage[] = [];
      const suspects: QueuedMessage[] = [];
      let untried: QueuedMessage | undefined;
      for (const message of waiting) {
        // It failed twice while others were accepted: its failure says nothing about the provider.
        if ((message.failures ?? 0) > 1) suspects.push(message);
        else if (message.attempts > 0) attempted.push(message);
        else if (!untried || message.storedAt < untried.storedAt) untried = message;
      }
      if (untried && attempted.length < allowed) return untried;
      return leastRecent(attempted) ?? untried ?? leastRecent(suspects);
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

const leastRecent = (messages: QueuedMessage[]) =>
  messages.sort((a, b) => (a.lastAttemptAt ?? 0) - (b.lastAttemptAt ?? 0))[0];
