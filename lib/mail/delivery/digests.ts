import { DAY_MS, HOUR_MS } from '@/lib/clock';
import type { NewMessage, Outgoing } from '@/lib/mail/message/message';
import { deleteMeta, readMeta, readMoment, type SqlExecutor, writeMeta } from '@/lib/mail/store/database';
import {
  carry,
  countCarriable,
  countCarried,
  type Digest,
  type Due,
  dissolveDigest,
  storedDigests,
} from '@/lib/mail/store/deliveries';
import { DIGEST_RANK, insertMessage, readMessage, SITE } from '@/lib/mail/store/message-rows';

/** Maximum number of messages in a digest. */
const MAX_CARRIED = 100;
/** Names in `meta`: when the last digest was composed, and how many messages the next one may carry after a rejection. */
const COMPOSED_AT = 'collection_at';
const NEXT_SIZE = 'collection_size';

/**
 * Composes the digest of some messages.
 * @param remaining how many more wait
 */
export type ComposeDigest = (carried: readonly Outgoing[], remaining: number, now: number) => NewMessage;

/** How many of the e-mails of an hour are digests (D17). */
export const digestsPerHour = (perHour: number): number => Math.min(6, Math.ceil(perHour / 2));

type DigestOptions = {
  compose: ComposeDigest;
  perHour: number;
  /** Reads messages that are due and that a digest may carry. */
  due: (limit: number) => Due[];
};

/**
 * The digest to send now, composed in the transaction of the caller; or the one message that may go in its place.
 * @returns its message, or when the next digest may be composed; undefined if there is nothing to carry
 */
export function nextDigest(
  sql: SqlExecutor,
  { compose, perHour, due }: DigestOptions,
  now: number,
): { message: number } | { at: number } | undefined {
  const last = readMoment(sql, COMPOSED_AT, now);
  const at = last === undefined ? now : last + HOUR_MS / digestsPerHour(perHour);
  if (at > now) return { at };
  const size = Number(readMeta(sql, NEXT_SIZE) ?? MAX_CARRIED);
  const messages = due(size);
  // The rest of a rejected digest. Its own attempt shows whether this message is the cause.
  if (size === 1 && messages[0]) {
    deleteMeta(sql, NEXT_SIZE);
    return messages[0];
  }
  const carried = messages.flatMap(({ message }) => readMessage(sql, message) ?? []);
  if (carried.length === 0) return undefined;
  const digest = compose(carried, countCarriable(sql, now) - carried.length, now);
  carry(sql, digest.key, carried);
  writeMeta(sql, COMPOSED_AT, String(now));
  return { message: insertMessage(sql, digest, { ...SITE, fairnessRank: DIGEST_RANK }, ['mail']) };
}

/** Marks the messages in a digest as sent. */
export function markSent(sql: SqlExecutor, digest: Digest, now: number): void {
  dissolveDigest(sql, digest, 'sent', now);
  deleteMeta(sql, NEXT_SIZE);
}

/** Handles a rejection: the messages wait again, and the next digest carries half as many. */
export function recordRejection(sql: SqlExecutor, digest: Digest, reason: string): void {
  const size = Math.max(1, Math.floor(countCarried(sql, digest.key) / 2));
  dissolveDigest(sql, digest, 'waiting', reason);
  writeMeta(sql, NEXT_SIZE, String(size));
  // The staff received nothing, so the next digest may go at once.
  deleteMeta(sql, COMPOSED_AT);
}

/** Gives up a digest that may have arrived: its messages become dead letters that name it. */
export const giveUp = (sql: SqlExecutor, digest: Digest, cause: string): void =>
  dissolveDigest(sql, digest, 'dead', `${cause} (nella raccolta ${digest.key})`, digest.unknownSince);

/** Dissolves digests, because mail is not set up. What may have arrived in the last day waits: it may be set up again. */
export function dissolveDigests(sql: SqlExecutor, now: number): void {
  for (const digest of storedDigests(sql)) {
    if (digest.unknownSince === null) dissolveDigest(sql, digest, 'waiting', null);
    else if (digest.unknownSince <= now - DAY_MS) giveUp(sql, digest, 'la posta non è più impostata');
  }
}
