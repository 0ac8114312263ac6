import type { QueuedMessage } from './queue';

/** After the first failure the provider is asked again this soon, in milliseconds (D17). */
const FIRST_RETRY_MS = 5000;
/** After the others. */
const RETRY_EVERY_MS = 30_000;
/** So many messages ask in turn in the first minutes; after that hardly more. */
const TRIAL_MESSAGES = 6;
/** A wait that the provider names is at least this long, in milliseconds: some name none. */
const RETRY_AFTER_MIN_MS = 1000;
/** A reason that stays the same is logged again this often. */
const REPEAT_LOG_MS = 600_000;

export type Failure = { reason: string; retryAfterMs?: number | undefined };

/** What is known of a provider that is away: since when, and when one message may ask again. */
export function createCircuitBreaker() {
  let failures = 0;
  let until = 0;
  let logged: { reason: string; at: number } | undefined;

  return {
    get isOpen() {
      return failures > 0;
    },
    /** When the next probe may begin, in milliseconds since 1970. */
    get retryAt() {
      return failures > 0 ? until : 0;
    },

    /**
     * An attempt has failed for a reason that is not the message's. The wait counts from the begin of the attempt, so
     * that a recovery is noticed within half a minute even where attempts hang.
     * @returns whether this is worth a line in the log
     */
    recordFailure({ reason, retryAfterMs }: Failure, began: number, now: number): boolean {
      failures += 1;
      const wait = began + (failures === 1 ? FIRST_RETRY_MS : RETRY_EVERY_MS);
      until = retryAfterMs === undefined ? wait : now + Math.max(retryAfterMs, RETRY_AFTER_MIN_MS);
      if (logged?.reason === reason && now - logged.at < REPEAT_LOG_MS) return false;
      logged = { reason, at: now };
      return true;
    },

    /** The provider has answered. @returns whether it was away */
    recordSuccess(): boolean {
      const was = failures > 0;
      failures = 0;
      logged = undefined;
      return was;
    },

    /**
     * Which message asks. Each message that asks without an answer may have arrived, and its day begins (D17), so few
     * of them do; but more than one, since it may be the message itself that the provider stumbles over.
     */
    pickTrial(waiting: Iterable<QueuedMessage>): QueuedMessage | undefined {
      const allowed =
        failures < 2 * TRIAL_MESSAGES
          ? 1 + Math.floor(failures / 2)
          : TRIAL_MESSAGES + Math.floor(Math.log2(failures / TRIAL_MESSAGES));
      const attempted: QueuedMessage[] = [];
      const failing: QueuedMessage[] = [];
      let fresh: QueuedMessage | undefined;
      for (const message of waiting) {
        // Others went while it failed, more than once: of what it meets nothing follows.
        if ((message.failures ?? 0) > 1) failing.push(message);
        else if (message.attempts > 0) attempted.push(message);
        else if (!fresh || message.storedAt < fresh.storedAt) fresh = message;
      }
      if (fresh && attempted.length < allowed) return fresh;
      return leastRecent(attempted) ?? fresh ?? leastRecent(failing);
    },
  };
}

const leastRecent = (messages: QueuedMessage[]) =>
  messages.sort((a, b) => (a.lastAttemptAt ?? 0) - (b.lastAttemptAt ?? 0))[0];
