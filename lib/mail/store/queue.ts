import { MINUTE_MS } from '@/lib/mail/clock';
import type { Channel } from './accept';
import { ageQueue, BACKOFF_MAX_MS, type Expiry, LEASE_MS } from './aging';
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
} from './channels';
import { chooseFairly, chooseKey, chooseProbe } from './choose';
import type { Database } from './database';
import { makeDeadLetter } from './dead-letter';
import { deleteMessages } from './delete';
import { DamagedError } from './driver';
import type { Mail, MessageForm } from './message';
import { gapAfter, type Pace, roomOfChannel } from './pace';

/** Wait of a message after its first failure, in milliseconds; it doubles with each further one. */
const BACKOFF_MS = MINUTE_MS;

/** A message that this process has to send now. Times in milliseconds since 1970. */
export type Claim = {
  message: number;
  key: string;
  form: MessageForm;
  mail: Mail;
  /** The provider's key, which differs for each time that a person has the message sent again. */
  sendingKey: string;
  /** How many attempts have begun, this one included. */
  attempts: number;
  claimedAt: number;
  /** Since when it may have arrived by an earlier attempt. */
  unknownSince: number | null;
};

/** What an attempt means for its message and for its channel (D17). */
export type Settlement =
  | { kind: 'sent'; providerId?: string | undefined; queryAt?: number | undefined }
  | { kind: 'dead'; reason: string }
  | {
      kind: 'failed';
      reason: string;
      cause: PauseCause;
      mayHaveArrived: boolean;
      retryAfterMs?: number | undefined;
    };

type ClaimRow = Pick<Claim, 'key' | 'form' | 'attempts' | 'unknownSince'> & { mail: string; round: number };

/** The queue of one channel: the table is the queue, and what to send next is a question to it (D17). */
export function createQueue(database: Database, channel: Channel, pace: Pace) {
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

  /**
   * A message of a damaged database that has gone, or cannot be read, must not hold up the others.
   * @returns undefined where the message cannot be sent: it has gone, or has become a dead letter
   */
  function claimReadable(message: number, now: number): Claim | undefined {
    try {
      return claimMessage(message, now);
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof DamagedError)) throw error;
      all(
        "UPDATE deliveries SET state = 'dead', lease_until = NULL, reason = 'illeggibile' WHERE message = ? AND channel = ?",
        ...[message, channel],
      );
      return undefined;
    }
  }

  function claimMessage(message: number, now: number): Claim | undefined {
    const [row] = all<ClaimRow>(
      `SELECT m.key, m.form, m.mail, d.attempts, d.round, d.unknown_since AS unknownSince
       FROM messages m JOIN deliveries d ON d.message = m.id WHERE m.id = ? AND d.channel = ?`,
      ...[message, channel],
    );
    if (!row) {
      deleteMessages(database, [message]);
      return undefined;
    }
    const { round, ...rest } = row;
    const mail: Mail = JSON.parse(row.mail);
    // From here on it may have arrived, until the provider says no.
    all(
      `UPDATE deliveries SET attempts = attempts + 1, attempted_at = ?, lease_until = ?,
         unknown_since = coalesce(unknown_since, ?) WHERE message = ? AND channel = ?`,
      ...[now, now + LEASE_MS, now, message, channel],
    );
    const sendingKey = round > 0 ? `${row.key}.${round}` : row.key;
    return { ...rest, message, mail, sendingKey, attempts: row.attempts + 1, claimedAt: now };
  }

  /** Only while nobody else has claimed the message since. @returns whether that is so */
  function putBack(claim: Claim, failure: Extract<Settlement, { kind: 'failed' }>, now: number): boolean {
    const { message, attempts, unknownSince, claimedAt } = claim;
    // While others are sent, the message itself may be the cause: it lets them pass.
    const backsOff = failure.mayHaveArrived && channelState(database, channel).failures === 0;
    const wait = backsOff ? Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** (attempts - 1)) : 0;
    const put = all(
      `UPDATE deliveries SET lease_until = NULL, reason = ?, unknown_since = ?, not_before = max(not_before, ?)
       WHERE message = ? AND channel = ? AND state = 'waiting' AND attempts = ? RETURNING message`,
      ...[failure.reason, unknownSince ?? (failure.mayHaveArrived ? claimedAt : null)],
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
    all('UPDATE messages SET spam = 0 WHERE id = ? AND spam = 1', message);
  }

  return {
    /** To be called at each start. With another configuration what waits goes at once. */
    configure: (configuration: string) => configureChannel(database, channel, configuration),

    /**
     * Claims the message to send now, of all processes for this one alone.
     * @param key of the one message to claim; the fairest unless given
     * @returns the claim, or when to ask again, in milliseconds since 1970
     */
    async claim(now: number, key?: string): Promise<Claim | { at: number }> {
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
        const claim = claimReadable(chosen, now);
        if (!claim) return { at: now };
        recordAttempt(database, channel, state, now);
        return claim;
      });
    },

    /**
     * Settles an attempt, also one whose lease has ended meanwhile: what the provider has is sent, and another answer counts
     * while nobody else has settled or claimed the message.
     * @returns `applied`: whether it counted; `shouldLog`: whether it paused or freed the channel, which is worth a line in
     *   the log
     */
    settle: (
      claim: Claim,
      outcome: Settlement,
      now: number,
    ): Promise<{ applied: boolean; shouldLog: boolean }> =>
      write(() => {
        if (outcome.kind === 'failed') {
          const applied = putBack(claim, outcome, now);
          const { claimedAt: startedAt } = claim;
          return {
            applied,
            shouldLog: applied && pauseChannel(database, channel, outcome, { startedAt, now }),
          };
        }
        const applied = outcome.kind === 'sent' || makeDeadLetter(database, channel, claim, outcome.reason);
        if (outcome.kind === 'sent') markSent(claim, outcome, now);
        return { applied, shouldLog: resumeChannel(database, channel) };
      }),

    /** Whether a message waits or is being sent. */
    hasWaiting: () =>
      read(() => {
        const [found] = all<{ has: number }>(
          "SELECT EXISTS (SELECT 1 FROM client_load WHERE channel = ? AND level = 0 AND parent = '' AND waiting > 0) AS has",
          channel,
        );
        return found?.has === 1;
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
    age: (now: number, expiry: Expiry) => ageQueue(database, channel, now, expiry),
  };
}

export type Queue = ReturnType<typeof createQueue>;
