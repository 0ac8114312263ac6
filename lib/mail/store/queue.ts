import type { Channel } from '@/lib/mail/channels';
import { MINUTE_MS } from '@/lib/mail/clock';
import { ageQueue, BACKOFF_MAX_MS } from './aging';
import { chooseFairly, chooseKey, chooseProbe } from './choose';
import {
  type ChannelState,
  channelState,
  configureChannel,
  type PauseCause,
  PROBE_EVERY_MS,
  pauseChannel,
  pausedUntil,
  recordAttempt,
  resumeChannel,
} from './circuit-breaker';
import { type Claim, type ClaimOptions, claimMessage } from './claim';
import type { Database, Rows } from './database';
import { type DeadLetter, makeDeadLetter } from './dead-letter';
import { gapAfter, type Pace, roomOfChannel } from './pace';
import { returnFromSpam } from './spam';

/** Wait of a message after its first failure, in milliseconds; it doubles with each further one. */
const BACKOFF_MS = MINUTE_MS;

/** What an attempt means for its message and for its channel (D17). */
export type Settlement =
  | { kind: 'sent'; providerId?: string | undefined; queryAt?: number | undefined }
  | { kind: 'dead'; reason: string }
  | {
      kind: 'failed';
      reason: string;
      cause: PauseCause;
      mayHaveArrived: boolean;
      /** The message itself may be why. */
      concernsMessage?: boolean;
      retryAfterMs?: number | undefined;
    };

/** How a channel sends. */
export type QueueOptions = ClaimOptions & { pace: Pace };

/** The queue of one channel: the table is the queue, and what to send next is a question to it (D17). */
export function createQueue(database: Database, { channel, pace, leaseMs, expiry }: QueueOptions) {
  const { all, read, write } = database;

  /** When a message is due; Infinity where none waits. @param anyTime whether waiting is enough */
  function dueAt(anyTime: boolean): number {
    const [found] = all<{ free: number | null; leased: number | null }>(
      `SELECT (SELECT min(not_before) FROM deliveries
          WHERE channel = ? AND state = 'waiting' AND lease_until IS NULL) AS free,
        (SELECT min(lease_until) FROM deliveries
          WHERE channel = ? AND state = 'waiting' AND lease_until IS NOT NULL) AS leased`,
      ...[channel, channel],
    );
    const { free = null, leased = null } = found ?? {};
    const never = Number.POSITIVE_INFINITY;
    return Math.min(anyTime && free !== null ? 0 : (free ?? never), leased ?? never);
  }

  /** When to claim a message, in milliseconds since 1970; Infinity where none waits. */
  function nextAt(state: ChannelState, now: number): number {
    const due = dueAt(state.failures > 0);
    if (due === Number.POSITIVE_INFINITY) return due;
    const room = roomOfChannel(database, channel, pace.perHour, now);
    return Math.max(due, pausedUntil(state, now), gapAfter(state.attempted_at, pace, now), room);
  }

  /** Only while nobody else has claimed the message since. @returns whether that is so */
  function putBack(claim: Claim, failure: Extract<Settlement, { kind: 'failed' }>, now: number): boolean {
    const { message, attempts, unknownSince, unknowns, claimedAt } = claim;
    // While others are sent, the message itself may be the cause: it lets them pass.
    const mayBeCause = failure.mayHaveArrived || failure.concernsMessage;
    const backsOff = mayBeCause && channelState(database, channel).failures === 0;
    const wait = backsOff ? Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** (attempts - 1)) : 0;
    const put = all(
      `UPDATE deliveries SET lease_until = NULL, reason = ?, unknown_since = ?, unknowns = ?,
         not_before = max(not_before, ?)
       WHERE message = ? AND channel = ? AND state = 'waiting' AND attempts = ? RETURNING message`,
      ...[failure.reason, unknownSince ?? (failure.mayHaveArrived ? claimedAt : null)],
      ...[failure.mayHaveArrived ? unknowns + 1 : unknowns],
      ...[wait > 0 ? now + wait : 0, message, channel, attempts],
    );
    return put.length > 0;
  }

  function markSent(
    { message }: Claim,
    { providerId, queryAt }: Extract<Settlement, { kind: 'sent' }>,
    now: number,
  ) {
    all(
      `UPDATE deliveries SET state = 'sent', sent_at = ?, counts = 1, lease_until = NULL, unknown_since = NULL,
         reason = NULL, provider_id = ?, query_at = ? WHERE message = ? AND channel = ? AND state <> 'sent'`,
      ...[now, providerId ?? null, queryAt ?? null, message, channel],
    );
    // Moved to spam after its lease had ended: it has been sent all the same.
    const freed = all('UPDATE messages SET spam = 0 WHERE id = ? AND spam = 1 RETURNING id', message);
    if (freed.length > 0) returnFromSpam(database, message, now);
  }

  return {
    /** To be called at each start. With another configuration what waits goes at once. */
    configure: (configuration: string) => configureChannel(database, channel, configuration),

    /**
     * Claims the message to send now, of all processes for this one alone.
     * @param key of the one message to claim; the fairest unless given
     * @returns the claim, or when to ask again, in milliseconds since 1970; `dead`: a message that could not be claimed
     */
    async claim(now: number, key?: string): Promise<Claim | { at: number; dead?: DeadLetter | undefined }> {
      // Most questions come when there is nothing to do: they need no transaction.
      const at = await read(() => nextAt(channelState(database, channel), now));
      if (at > now) return { at };
      return write(() => {
        const state = channelState(database, channel);
        const soonest = nextAt(state, now);
        if (soonest > now) return { at: soonest };
        let chosen: number | undefined;
        if (key !== undefined) chosen = chooseKey(database, channel, key, now);
        else if (state.failures > 0) chosen = chooseProbe(database, channel, state.failures, now);
        else chosen = chooseFairly(database, channel, now);
        if (chosen === undefined) return { at: now + PROBE_EVERY_MS };
        const { claim, dead } = claimMessage(database, { channel, leaseMs, expiry }, chosen, now);
        if (!claim) return { at: now, dead };
        recordAttempt(database, channel, state, now);
        return claim;
      });
    },

    /**
     * Settles an attempt, also one whose lease has ended meanwhile: what the provider has is sent, and another answer counts
     * while nobody else has settled or claimed the message.
     * @returns `applied`: whether it counted; `shouldLog`: whether it paused or freed the channel, which is worth a line in
     *   the log; `expired`: why an attempt without an answer was the last one
     */
    settle: (
      claim: Claim,
      outcome: Settlement,
      now: number,
    ): Promise<{ applied: boolean; shouldLog: boolean; expired?: string | undefined }> =>
      write(() => {
        if (outcome.kind === 'failed') {
          const isLast = outcome.mayHaveArrived && claim.unknowns + 1 >= expiry.attempts;
          const expired = isLast ? expiry.reason(claim.key) : undefined;
          const { claimedAt: startedAt } = claim;
          const unsent = { ...claim, unknownSince: claim.unknownSince ?? startedAt };
          const applied =
            expired === undefined
              ? putBack(claim, outcome, now)
              : makeDeadLetter(database, channel, unsent, expired);
          const shouldLog = applied && pauseChannel(database, channel, outcome, { startedAt, now });
          return { applied, shouldLog, expired: applied ? expired : undefined };
        }
        const applied = outcome.kind === 'sent' || makeDeadLetter(database, channel, claim, outcome.reason);
        if (outcome.kind === 'sent') markSent(claim, outcome, now);
        return { applied, shouldLog: resumeChannel(database, channel) };
      }),

    /**
     * Takes a turn of the pace of a second for another question to the provider. Messages go first.
     * @returns when to ask again, in milliseconds since 1970; undefined where the turn is taken
     */
    takeTurn: (now: number): Promise<number | undefined> =>
      write(() => {
        const state = channelState(database, channel);
        if (state.failures > 0 || nextAt(state, now) <= now) return now + PROBE_EVERY_MS;
        const at = gapAfter(state.attempted_at, pace, now);
        if (at > now) return at;
        recordAttempt(database, channel, state, now);
        return undefined;
      }),

    /** What time alone changes; see ageQueue. */
    age: (now: number) => ageQueue(database, channel, now, expiry),
  };
}

/** Whether a message waits on a channel, or is being sent. */
export const hasWaiting = ({ all }: Rows, channel: Channel): boolean =>
  all<{ has: number }>(
    "SELECT EXISTS (SELECT 1 FROM client_load WHERE channel = ? AND level = 0 AND parent = '' AND waiting > 0) AS has",
    channel,
  )[0]?.has === 1;

export type Queue = ReturnType<typeof createQueue>;
