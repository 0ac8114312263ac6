import type { Waiting } from './queue';

/** After the first failure the provider is asked again this soon, in milliseconds (D17). */
const FIRST_PROBE_MS = 5000;
/** After the others. */
const PROBE_EVERY_MS = 30_000;
/** So many messages ask in turn in the first minutes; after that hardly more. */
const PROBERS = 6;
/** A wait that the provider names is at least this long, in milliseconds: some name none. */
const RETRY_AFTER_MIN_MS = 1000;
/** A reason that stays the same is said again this often. */
const REPEAT_LOG_MS = 600_000;

export type Failure = { reason: string; retryAfterMs?: number | undefined };

/** What is known of a provider that is away: since when, and when one message may ask again. */
export function createOutage() {
  let failures = 0;
  let until = 0;
  let said: { reason: string; at: number } | undefined;

  return {
    get isOn() {
      return failures > 0;
    },
    /** When the next probe may begin, in milliseconds since 1970. */
    get probeAt() {
      return failures > 0 ? until : 0;
    },

    /**
     * An attempt has failed for a reason that is not the message's. The wait counts from the begin of the attempt, so
     * that a recovery is noticed within half a minute even where attempts hang.
     * @returns whether this is worth a line in the log
     */
    failed({ reason, retryAfterMs }: Failure, began: number, now: number): boolean {
      failures += 1;
      const wait = began + (failures === 1 ? FIRST_PROBE_MS : PROBE_EVERY_MS);
      until = retryAfterMs === undefined ? wait : now + Math.max(retryAfterMs, RETRY_AFTER_MIN_MS);
      if (said?.reason === reason && now - said.at < REPEAT_LOG_MS) return false;
      said = { reason, at: now };
      return true;
    },

    /** The provider has answered. @returns whether it was away */
    over(): boolean {
      const was = failures > 0;
      failures = 0;
      said = undefined;
      return was;
    },

    /**
     * Which message asks. Each message that asks without an answer may have arrived, and its day begins (D17), so few
     * of them do; but more than one, since it may be the message itself that the provider stumbles over.
     */
    probe(waiting: Iterable<Waiting>): Waiting | undefined {
      const allowed =
        failures < 2 * PROBERS
          ? 1 + Math.floor(failures / 2)
          : PROBERS + Math.floor(Math.log2(failures / PROBERS));
      const tried: Waiting[] = [];
      const suspects: Waiting[] = [];
      let fresh: Waiting | undefined;
      for (const message of waiting) {
        // Others went while it failed, more than once: of what it meets nothing follows.
        if ((message.strikes ?? 0) > 1) suspects.push(message);
        else if (message.attempts > 0) tried.push(message);
        else if (!fresh || message.storedAt < fresh.storedAt) fresh = message;
      }
      if (fresh && tried.length < allowed) return fresh;
      return longestAgo(tried) ?? fresh ?? longestAgo(suspects);
    },
  };
}

const longestAgo = (messages: Waiting[]) => messages.sort((a, b) => (a.triedAt ?? 0) - (b.triedAt ?? 0))[0];
