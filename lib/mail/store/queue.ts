import { HOUR_MS, MINUTE_MS } from '@/lib/clock';
import type { Failure, Outcome } from '@/lib/mail/delivery/outcome';
import type { Channel, Mail, Outgoing } from '@/lib/mail/message/message';
import {
  BACKOFF_MAX_MS,
  channelState,
  nextAttemptAt,
  type PauseCause,
  pauseChannel,
  recordAttempt,
  resumeChannel,
  SHORT_PAUSE_MAX_MS,
} from './channel-state';
import type { Database, Value } from './database';
import * as digests from './digests';
import {
  DIGEST_RANK,
  deleteMessage,
  deleteNotice,
  markUnreadable,
  readMessage,
  SITE,
  UNREADABLE,
  UnreadableError,
} from './message-rows';

/** How long a message waits after its first failure, in milliseconds. The wait doubles with each further failure. */
const BACKOFF_MS = MINUTE_MS;
/** How often the table is read at least, in milliseconds: other processes change it too. */
export const POLL_MS = 30_000;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * How a channel sends. `leaseMs`: how long a lease holds, which must be longer than an attempt. `expiry`: when a message that
 * may have arrived becomes a dead letter. Without `compose` each message is sent alone. `readdress`: puts the recipient and the
 * sender of the settings into a mail.
 */
export type QueueOptions = {
  channel: Channel;
  pace: { perSecond: number; perHour: number };
  leaseMs: number;
  expiry: { afterMs: number; attempts: number; reason: (key: string) => string };
  compose?: digests.ComposeDigest | undefined;
  readdress?: ((message: Outgoing) => Mail) | undefined;
};

/**
 * A message that this process has to send now. `attempts` includes this one; `attemptedAt`: when the one before it started.
 * `attemptKey`: the idempotency key to send. `unknownSince`: since when an earlier attempt may have delivered it; `unknowns`:
 * how many such attempts there were; `rejections`: how many were rejected; `failures`: after how many nothing had arrived. Times
 * in milliseconds since 1970.
 */
export type Lease = Outgoing & {
  message: number;
  attemptKey: string;
  attempts: number;
  attemptedAt: number | null;
  leasedAt: number;
  unknownSince: number | null;
  unknowns: number;
  rejections: number;
  failures: number;
};

/** A new dead letter, for the log. The key is missing if it cannot be read. */
export type DeadLetter = { key?: string; reason: string };

/** `at`: when to ask again, in milliseconds since 1970. `dead`: messages that were given up. */
type NothingToSend = { at: number; dead?: DeadLetter[] };

/** After an attempt. `dead`: new dead letters; `circuit`: why the channel was paused, if that is new, or that it was resumed. */
type Settlement = { dead: DeadLetter[]; circuit?: PauseCause | 'closed' | undefined };

/** The queue of one channel. The table is the queue: a query finds the next message (D17). */
export function createQueue(database: Database, options: QueueOptions) {
  const { channel, pace, leaseMs, expiry, compose, readdress } = options;
  const { all, run, write } = database;
  const singlesPerHour = compose ? pace.perHour - digests.digestsPerHour(pace.perHour) : pace.perHour;
  /** How much an unanswered attempt adds to `unknowns`: nothing if they are not limited, so that another provider starts from zero. */
  const unknownsPerAttempt = expiry.attempts === NEVER ? 0 : 1;
  const fromWaiting = "FROM deliveries WHERE channel = ? AND state = 'waiting' AND collection IS NULL";

  /** When the hourly limit allows another single message. Messages that may have been sent count too. */
  function nextSingleAt(now: number): number {
    if (singlesPerHour === NEVER) return now;
    if (singlesPerHour === 0) return NEVER;
    const at = 'coalesce(sent_at, unknown_since)';
    const [sent] = all<{ at: number }>(
      `SELECT ${at} AS at FROM deliveries WHERE channel = ? AND collection IS NULL AND turn >= 0 AND ${at} IS NOT NULL
         AND ${at} > ? AND ${at} <= ? ORDER BY ${at} DESC LIMIT 1 OFFSET ?`,
      [channel, now - HOUR_MS, now, singlesPerHour - 1],
    );
    return sent ? sent.at + HOUR_MS : now;
  }

  /**
   * The messages that are due, in the order of sending. While the channel fails, first those without an attempt, then those
   * whose last attempt is longest ago: if the cause is one message, the others do not wait for it.
   */
  function dueMessages(
    now: number,
    count: number,
    condition = 'TRUE',
  ): { message: number; fairnessRank: number }[] {
    // The plus makes SQLite use the index that already has this order.
    const select = (more: string, order = 'signup, turn, queued_at, message') =>
      all<{ message: number; fairnessRank: number }>(
        `SELECT message, turn AS fairnessRank ${fromWaiting} AND +due_at <= ? AND ${more} ORDER BY ${order} LIMIT ?`,
        [channel, now, count],
      );
    if (channelState(database, channel).failures === 0) return select(condition);
    const untried = select(`${condition} AND attempts = 0`);
    return untried.length > 0 ? untried : select(condition, 'due_at');
  }

  /** The first message that is due, or a digest composed now. */
  function chooseMessage(now: number): { message: number } | NothingToSend {
    const [soonest] = all<{ at: number | null }>(`SELECT min(due_at) AS at ${fromWaiting}`, [channel]);
    const at = Math.max(soonest?.at ?? NEVER, nextAttemptAt(database, channel, now));
    if (at > now) return { at };
    const [first] = dueMessages(now, 1);
    if (!first) return { at: now + POLL_MS };
    // Digests have a separate limit. If all e-mails of the hour are digests, messages of the site still go alone.
    const isUnlimited =
      first.fairnessRank === DIGEST_RANK ||
      (first.fairnessRank === SITE.fairnessRank && singlesPerHour === 0);
    const singleAt = isUnlimited ? now : nextSingleAt(now);
    if (singleAt <= now) return first;
    return chooseAttempted(now) ?? chooseDigest(Math.min(singleAt, now + POLL_MS), now);
  }

  /** A message with an attempt in the last hour, which counts already. No digest may carry it. */
  function chooseAttempted(now: number): { message: number } | undefined {
    const [attempted] = all<{ message: number }>(
      `SELECT message ${fromWaiting} AND due_at <= ? AND unknown_since > ?
       ORDER BY signup, turn, queued_at, message LIMIT 1`,
      [channel, now, now - HOUR_MS],
    );
    return attempted;
  }

  /** A digest composed now. @param later when to ask again if there is none */
  function chooseDigest(later: number, now: number): { message: number } | NothingToSend {
    // While the channel fails, no second digest is composed: all its messages could become dead letters.
    const isDigestPending =
      channelState(database, channel).failures > 0 &&
      all(`SELECT 1 ${fromWaiting} AND turn = ${DIGEST_RANK}`, [channel]).length > 0;
    if (!compose || isDigestPending) return { at: later };
    const digestAt = digests.nextDigestAt(database, pace.perHour, now);
    if (digestAt > now) return { at: Math.min(later, digestAt) };
    const size = digests.nextSize(database);
    const [first, ...others] = dueMessages(now, size, digests.MAY_BE_CARRIED);
    if (!first) return { at: later };
    // What is left of a rejected digest: whether this message is the cause, its own attempt shows.
    if (size === 1) {
      digests.resetSize(database);
      return first;
    }
    const message = digests.storeDigest(database, compose, [first, ...others], now);
    return message === undefined ? { at: later } : { message };
  }

  /** Leases a message, in the transaction of the caller. */
  function leaseMessage(message: number, now: number): Lease | NothingToSend {
    const found = readMessage(database, message);
    const [delivery] = all<
      Pick<Lease, 'attempts' | 'attemptedAt' | 'unknownSince' | 'unknowns' | 'rejections' | 'failures'>
    >(
      `SELECT attempts, attempted_at AS attemptedAt, unknown_since AS unknownSince, unknowns, rejections, failures
       FROM deliveries WHERE message = ? AND channel = ?`,
      [message, channel],
    );
    if (!found || !delivery) {
      deleteMessage(database, message);
      return { at: now };
    }
    const { unknowns, unknownSince, attempts, failures } = delivery;
    // A provider may remember the key of a failed attempt, and the bytes may change. A webhook's receiver knows the lead by its key.
    const attemptKey = readdress && failures > 0 ? `${found.key}-${failures}` : found.key;
    const lease = { ...found, ...delivery, attemptKey, leasedAt: now };
    // Attempts that were interrupted count too.
    if (unknowns >= expiry.attempts || (unknownSince ?? now) <= now - expiry.afterMs)
      return { at: now, dead: makeDeadLetter(lease, expiry.reason(attemptKey)) };
    if (unknownSince === null && readdress) lease.mail = storeReaddressed(lease, readdress);
    // From now on it may have arrived, until the provider says that it has not.
    changeDelivery(
      lease,
      'claimed = 1, due_at = ?, attempts = ?, attempted_at = ?, unknowns = ?, unknown_since = ?',
      [now + leaseMs, attempts + 1, now, unknowns + unknownsPerAttempt, Math.min(unknownSince ?? now, now)],
    );
    recordAttempt(database, channel, pace.perSecond, now);
    return { ...lease, attempts: attempts + 1 };
  }

  /** Puts today's recipient and sender into the stored mail, of which nothing may have arrived yet. @returns the mail */
  function storeReaddressed(lease: Lease, change: (message: Outgoing) => Mail): Mail {
    const mail = change(lease);
    const isSame = mail.to === lease.mail.to && mail.from === lease.mail.from;
    if (!isSame) run('UPDATE messages SET mail = ? WHERE id = ?', [JSON.stringify(mail), lease.message]);
    return mail;
  }

  /** Changes a delivery unless it has been leased or settled since. @returns whether it changed */
  function changeDelivery({ message, attempts }: Lease, changes: string, values: readonly Value[]): boolean {
    const changed = run(
      `UPDATE deliveries SET ${changes}
       WHERE message = ? AND channel = ? AND state = 'waiting' AND attempts = ?`,
      [...values, message, channel, attempts],
    );
    return changed > 0;
  }

  /** @returns the new dead letter; empty if another process has leased or settled the message */
  function makeDeadLetter(lease: Lease, reason: string): DeadLetter[] {
    const { key, form, unknownSince, message } = lease;
    if (!changeDelivery(lease, "state = 'dead', reason = ?, unknown_since = ?", [reason, unknownSince]))
      return [];
    if (form === 'collection') digests.digestUnknown(database, lease, reason);
    // As a dead letter a notice would cause the next notice.
    if (form === 'notice') deleteNotice(database, message);
    return [{ key, reason }];
  }

  function markSent(lease: Lease, now: number): DeadLetter[] {
    run(
      `UPDATE deliveries SET state = 'sent', sent_at = ?, unknown_since = NULL, reason = NULL
       WHERE message = ? AND channel = ? AND state <> 'sent'`,
      [now, lease.message, channel],
    );
    if (lease.form === 'collection') digests.digestSent(database, lease, now);
    return [];
  }

  /** Whether a message is a digest that a rejection divides. A mail server may have accepted an earlier attempt. */
  const isDivisible = ({ form, unknownSince }: Lease): boolean =>
    form === 'collection' && (unknownsPerAttempt === 0 || unknownSince === null);

  /** Whether the message was tried before, and the channel has sent another since: then a rejection is its own fault (D17). */
  function isRejectionFinal(lease: Lease, now: number): boolean {
    if (lease.attemptedAt === null || isDivisible(lease)) return false;
    const sentSince = 'SELECT 1 FROM deliveries WHERE channel = ? AND sent_at > ? AND sent_at <= ? LIMIT 1';
    return all(sentSince, [channel, lease.attemptedAt, now]).length > 0;
  }

  /** How long a message waits after a failure, in milliseconds. If it may be the cause itself, others go first. */
  function waitAfter(failure: Failure, attempts: number): number {
    if (failure.kind === 'rejected') return SHORT_PAUSE_MAX_MS;
    const backsOff = failure.kind === 'unknown' || ('concernsMessage' in failure && failure.concernsMessage);
    return backsOff ? Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** (attempts - 1)) : 0;
  }

  /** Pauses the channel. The message waits for the next attempt, or becomes a dead letter after too many. */
  function recordFailure(lease: Lease, failure: Failure, now: number): Settlement {
    const { attemptKey, leasedAt, attempts } = lease;
    const isUnknown = failure.kind === 'unknown';
    const unknownSince = lease.unknownSince ?? (isUnknown ? leasedAt : null);
    const unknowns = lease.unknowns + (isUnknown ? unknownsPerAttempt : 0);
    const rejections = lease.rejections + (failure.kind === 'rejected' ? 1 : 0);
    // After an unknown attempt the key stays the same.
    const failures = lease.failures + (unknownSince === null ? 1 : 0);
    const isLast = isUnknown && unknowns >= expiry.attempts;
    const dead = isLast ? makeDeadLetter({ ...lease, unknownSince }, expiry.reason(attemptKey)) : [];
    const dueAt = now + waitAfter(failure, attempts);
    const changes =
      'claimed = 0, due_at = ?, reason = ?, unknown_since = ?, unknowns = ?, rejections = ?, failures = ?';
    const isOurs = isLast
      ? dead.length > 0
      : changeDelivery(lease, changes, [dueAt, failure.reason, unknownSince, unknowns, rejections, failures]);
    if (isOurs && failure.kind === 'rejected' && isDivisible(lease))
      digests.digestRejected(database, lease, failure.reason);
    const times = { startedAt: leasedAt, now };
    return { dead, circuit: isOurs ? pauseChannel(database, channel, failure, times) : undefined };
  }

  return {
    /** Leases the message to send now, so that no other process sends it. */
    lease: (now: number): Promise<Lease | NothingToSend> =>
      write(() => {
        const chosen = chooseMessage(now);
        return 'message' in chosen ? leaseMessage(chosen.message, now) : chosen;
      }).catch(async (error: unknown) => {
        if (!(error instanceof UnreadableError)) throw error;
        // The others must not wait for it. A transaction that has read a damaged page cannot write, so this is another one.
        await write(() => markUnreadable(database, channel, error.id));
        return { at: now, dead: [{ reason: UNREADABLE }] };
      }),

    /**
     * Records the outcome of an attempt, even if its lease has ended. `sent` always counts; other outcomes only if nobody else
     * has settled or leased the message.
     */
    settle: (lease: Lease, outcome: Outcome, now: number): Promise<Settlement> =>
      write(() => {
        const isFinal =
          outcome.kind === 'sent' || (outcome.kind === 'rejected' && isRejectionFinal(lease, now));
        if (!isFinal) return recordFailure(lease, outcome, now);
        const dead = outcome.kind === 'sent' ? markSent(lease, now) : makeDeadLetter(lease, outcome.reason);
        return { dead, circuit: resumeChannel(database, channel) ? 'closed' : undefined };
      }),
  };
}
