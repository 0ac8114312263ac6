import { HOUR_MS, MINUTE_MS } from '@/lib/clock';
import type { Channel, Mail, Outgoing } from '@/lib/mail/message/message';
import { closeCircuit, readCircuit } from '@/lib/mail/store/channels';
import type { Database } from '@/lib/mail/store/database';
import { type Attempts, type Due, deliveriesOf, isDigestWaiting } from '@/lib/mail/store/deliveries';
import {
  DIGEST_RANK,
  deleteMessage,
  deleteNotice,
  markUnreadable,
  readMessage,
  replaceMail,
  SITE,
  UNREADABLE,
  UnreadableError,
} from '@/lib/mail/store/message-rows';
import {
  nextAttemptAt,
  type PauseCause,
  pauseChannel,
  recordAttempt,
  SHORT_PAUSE_MAX_MS,
} from './circuit-breaker';
import * as digests from './digests';
import type { Failure, Outcome } from './outcome';

/** How long a message waits after its first failure, in milliseconds. The wait doubles with each further failure. */
const BACKOFF_MS = MINUTE_MS;
/** Longest wait of one message after a failure, in milliseconds. */
export const BACKOFF_MAX_MS = 10 * MINUTE_MS;
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
 * `attemptKey`: the idempotency key to send. Times in milliseconds since 1970.
 */
export type Lease = Outgoing & Attempts & { message: number; attemptKey: string; leasedAt: number };

/** A new dead letter, for the log. The key is missing if it cannot be read. */
export type DeadLetter = { key?: string; reason: string };

/** `at`: when to ask again, in milliseconds since 1970. `dead`: messages that were given up. */
type NothingToSend = { at: number; dead?: DeadLetter[] };

/** After an attempt. `dead`: new dead letters; `circuit`: why the channel was paused, if that is new, or that it was resumed. */
type Settlement = { dead: DeadLetter[]; circuit?: PauseCause | 'closed' | undefined };

/** The queue of one channel. The table is the queue: a query finds the next message (D17). */
export function createQueue(database: Database, options: QueueOptions) {
  const { channel, pace, leaseMs, expiry, compose, readdress } = options;
  const deliveries = deliveriesOf(database, channel);
  const singlesPerHour = compose ? pace.perHour - digests.digestsPerHour(pace.perHour) : pace.perHour;
  /** What an unanswered attempt adds to `unknowns`: nothing if they are not limited, so that another provider starts from zero. */
  const unknownsPerAttempt = expiry.attempts === NEVER ? 0 : 1;

  /** When the hourly limit allows another single message. Messages that may have been sent count too. */
  function nextSingleAt(now: number): number {
    if (singlesPerHour === NEVER) return now;
    if (singlesPerHour === 0) return NEVER;
    const sentAt = deliveries.sentAloneAt(singlesPerHour, { after: now - HOUR_MS, until: now });
    return sentAt === undefined ? now : sentAt + HOUR_MS;
  }

  const isFailing = () => readCircuit(database, channel).failures > 0;

  /**
   * The messages that are due, in the order of sending. While the channel fails, first those without an attempt, then those
   * whose last attempt is longest ago: if the cause is one message, the others do not wait for it.
   */
  function dueMessages(now: number, limit: number, carriable = false): Due[] {
    const due = (order: { untried?: boolean; byDueTime?: boolean }) =>
      deliveries.due(now, { limit, carriable, ...order });
    if (!isFailing()) return due({});
    const untried = due({ untried: true });
    return untried.length > 0 ? untried : due({ byDueTime: true });
  }

  /** The first message that is due, or a digest composed now. */
  function chooseMessage(now: number): { message: number } | NothingToSend {
    const dueAt = deliveries.firstDueAt() ?? NEVER;
    const at = Math.max(dueAt, nextAttemptAt(database, channel, now));
    if (at > now) return { at };
    const [first] = dueMessages(now, 1);
    if (!first) return { at: now + POLL_MS };
    // Digests have a separate limit. If all e-mails of the hour are digests, messages of the site still go alone.
    const isUnlimited =
      first.fairnessRank === DIGEST_RANK ||
      (first.fairnessRank === SITE.fairnessRank && singlesPerHour === 0);
    const singleAt = isUnlimited ? now : nextSingleAt(now);
    if (singleAt <= now) return first;
    // A message with an attempt in the last hour counts already. No digest may carry it.
    const again = deliveries.dueAgain({ after: now - HOUR_MS, until: now });
    return again ?? chooseDigest(Math.min(singleAt, now + POLL_MS), now);
  }

  /**
   * A digest composed now.
   * @param later when to ask again if there is none
   */
  function chooseDigest(later: number, now: number): { message: number } | NothingToSend {
    // While the channel fails, no second digest is composed: all its messages could become dead letters.
    if (!compose || (isFailing() && isDigestWaiting(database))) return { at: later };
    const due = (limit: number) => dueMessages(now, limit, true);
    const next = digests.nextDigest(database, { compose, perHour: pace.perHour, due }, now) ?? { at: later };
    return 'at' in next ? { at: Math.min(later, next.at) } : next;
  }

  /** Leases a message, in the transaction of the caller. */
  function leaseMessage(message: number, now: number): Lease | NothingToSend {
    const found = readMessage(database, message);
    const delivery = deliveries.attemptsOf(message);
    if (!found || !delivery) {
      deleteMessage(database, message);
      return { at: now };
    }
    const { unknowns, unknownSince, attempts, failures } = delivery;
    // A provider may remember the key of a failed attempt, and the bytes may change. A webhook's receiver knows the lead by it.
    const attemptKey = readdress && failures > 0 ? `${found.key}-${failures}` : found.key;
    const lease = { ...found, ...delivery, attemptKey, leasedAt: now };
    // Attempts that were interrupted count too.
    if (unknowns >= expiry.attempts || (unknownSince ?? now) <= now - expiry.afterMs)
      return { at: now, dead: makeDeadLetter(lease, expiry.reason(attemptKey)) };
    if (unknownSince === null && readdress) {
      // Nothing of it may have arrived: it may go to today's recipient, from today's sender.
      lease.mail = readdress(lease);
      replaceMail(database, message, lease.mail);
    }
    // From now on it may have arrived, until the provider says that it has not.
    deliveries.change(message, attempts, {
      claimed: 1,
      due_at: now + leaseMs,
      attempts: attempts + 1,
      attempted_at: now,
      unknowns: unknowns + unknownsPerAttempt,
      unknown_since: Math.min(unknownSince ?? now, now),
    });
    recordAttempt(database, channel, pace.perSecond, now);
    return { ...lease, attempts: attempts + 1 };
  }

  /** @returns the new dead letter; empty if another process has leased or settled the message */
  function makeDeadLetter(lease: Lease, reason: string): DeadLetter[] {
    const { key, form, unknownSince, message, attempts } = lease;
    const changes = { state: 'dead', reason, unknown_since: unknownSince };
    if (!deliveries.change(message, attempts, changes)) return [];
    if (form === 'collection') digests.giveUp(database, lease, reason);
    // As a dead letter a notice would cause the next notice.
    if (form === 'notice') deleteNotice(database, message);
    return [{ key, reason }];
  }

  function markSent(lease: Lease, now: number): DeadLetter[] {
    deliveries.markSent(lease.message, now);
    if (lease.form === 'collection') digests.markSent(database, lease, now);
    return [];
  }

  /** Whether a message is a digest that a rejection divides. A mail server may have accepted an earlier attempt. */
  const isDivisible = ({ form, unknownSince }: Lease): boolean =>
    form === 'collection' && (unknownsPerAttempt === 0 || unknownSince === null);

  /** Whether the message was tried before, and the channel has sent another since: then a rejection is its own fault (D17). */
  const isRejectionFinal = (lease: Lease, now: number): boolean =>
    lease.attemptedAt !== null &&
    !isDivisible(lease) &&
    deliveries.hasSent({ after: lease.attemptedAt, until: now });

  /** How long a message waits after a failure, in milliseconds. If it may be the cause itself, others go first. */
  function waitAfter(failure: Failure, attempts: number): number {
    if (failure.kind === 'rejected') return SHORT_PAUSE_MAX_MS;
    const backsOff = failure.kind === 'unknown' || ('concernsMessage' in failure && failure.concernsMessage);
    return backsOff ? Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** (attempts - 1)) : 0;
  }

  /** Pauses the channel. The message waits for the next attempt, or becomes a dead letter after too many. */
  function recordFailure(lease: Lease, failure: Failure, now: number): Settlement {
    const { message, attemptKey, leasedAt, attempts } = lease;
    const isUnknown = failure.kind === 'unknown';
    const unknownSince = lease.unknownSince ?? (isUnknown ? leasedAt : null);
    const unknowns = lease.unknowns + (isUnknown ? unknownsPerAttempt : 0);
    const isLast = isUnknown && unknowns >= expiry.attempts;
    const dead = isLast ? makeDeadLetter({ ...lease, unknownSince }, expiry.reason(attemptKey)) : [];
    const isOurs = isLast
      ? dead.length > 0
      : deliveries.change(message, attempts, {
          claimed: 0,
          due_at: now + waitAfter(failure, attempts),
          reason: failure.reason,
          unknown_since: unknownSince,
          unknowns,
          rejections: lease.rejections + (failure.kind === 'rejected' ? 1 : 0),
          // After an unknown attempt the key stays the same.
          failures: lease.failures + (unknownSince === null ? 1 : 0),
        });
    if (isOurs && failure.kind === 'rejected' && isDivisible(lease))
      digests.recordRejection(database, lease, failure.reason);
    const times = { startedAt: leasedAt, now };
    return { dead, circuit: isOurs ? pauseChannel(database, channel, failure, times) : undefined };
  }

  return {
    /** Leases the message to send now, so that no other process sends it. */
    lease: (now: number): Promise<Lease | NothingToSend> =>
      database
        .write(() => {
          const chosen = chooseMessage(now);
          return 'message' in chosen ? leaseMessage(chosen.message, now) : chosen;
        })
        .catch(async (error: unknown) => {
          if (!(error instanceof UnreadableError)) throw error;
          // The others must not wait for it. A transaction that has read a damaged page cannot write, so this is another one.
          await database.write(() => markUnreadable(database, channel, error.id));
          return { at: now, dead: [{ reason: UNREADABLE }] };
        }),

    /**
     * Records the outcome of an attempt, even if its lease has ended. `sent` always counts; other outcomes only if nobody else
     * has settled or leased the message.
     */
    settle: (lease: Lease, outcome: Outcome, now: number): Promise<Settlement> =>
      database.write(() => {
        const isFinal =
          outcome.kind === 'sent' || (outcome.kind === 'rejected' && isRejectionFinal(lease, now));
        if (!isFinal) return recordFailure(lease, outcome, now);
        const dead = outcome.kind === 'sent' ? markSent(lease, now) : makeDeadLetter(lease, outcome.reason);
        return { dead, circuit: closeCircuit(database, channel) ? 'closed' : undefined };
      }),
  };
}
