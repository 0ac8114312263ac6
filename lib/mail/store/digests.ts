import { DAY_MS, HOUR_MS } from '@/lib/clock';
import type { NewMessage, Outgoing } from '@/lib/mail/message/message';
import { readMeta, readMoment, type SqlExecutor, type Value, writeMeta } from './database';
import { DIGEST_RANK, deleteMessage, insertMessage, readMessage, SITE } from './message-rows';

/** Maximum number of messages in a digest. */
const MAX_CARRIED = 100;
/** Names in `meta`: when the last digest was composed, and how many messages the next one may carry. */
const COMPOSED_AT = 'collection_at';
const NEXT_SIZE = 'collection_size';

/** Composes the digest of some messages. @param left how many more wait */
export type ComposeDigest = (carried: readonly Outgoing[], left: number, now: number) => NewMessage;

/** How many of the e-mails of an hour are digests (D17). */
export const digestsPerHour = (perHour: number): number => Math.min(6, Math.ceil(perHour / 2));

/** When the next digest may be composed, in milliseconds since 1970. */
export function nextDigestAt(sql: SqlExecutor, perHour: number, now: number): number {
  const last = readMoment(sql, COMPOSED_AT, now);
  return last === undefined ? now : last + HOUR_MS / digestsPerHour(perHour);
}

/** SQL: which deliveries a digest may carry: of visitors, and nothing of them may have arrived. */
export const MAY_BE_CARRIED = 'turn > 0 AND unknown_since IS NULL';

/** How many messages the next digest may carry. 1: the next message goes alone in its place. */
export const nextSize = (sql: SqlExecutor): number => Number(readMeta(sql, NEXT_SIZE) ?? MAX_CARRIED);

/** Lets the next digest carry the full number again. */
export function resetSize(sql: SqlExecutor): void {
  sql.run('DELETE FROM meta WHERE name = ?', [NEXT_SIZE]);
}

/**
 * Composes and stores a digest of these messages, in the transaction of the caller.
 * @returns the id of its message; undefined if none of them is left
 */
export function storeDigest(
  sql: SqlExecutor,
  compose: ComposeDigest,
  due: readonly { message: number }[],
  now: number,
): number | undefined {
  const carried = due.flatMap(({ message }) => readMessage(sql, message) ?? []);
  if (carried.length === 0) return undefined;
  const [total] = sql.all<{ count: number }>(
    `SELECT count(*) AS count FROM deliveries
     WHERE channel = 'mail' AND state = 'waiting' AND collection IS NULL AND +due_at <= ? AND ${MAY_BE_CARRIED}`,
    [now],
  );
  const digest = compose(carried, (total?.count ?? 0) - carried.length, now);
  const update = "UPDATE deliveries SET collection = ? WHERE message = ? AND channel = 'mail'";
  for (const { message } of carried) sql.run(update, [digest.key, message]);
  writeMeta(sql, COMPOSED_AT, String(now));
  return insertMessage(sql, digest, { ...SITE, fairnessRank: DIGEST_RANK }, ['mail']);
}

type Digest = { message: number; key: string };
/** `unknownSince`: since when it may have arrived. */
type AttemptedDigest = Digest & { unknownSince: number | null };

/** Updates the deliveries in a digest, and deletes it: it repeats their text, which the erasure of a person would miss. */
function dissolve(sql: SqlExecutor, { message, key }: Digest, changes: string, values: Value[] = []): void {
  sql.run(`UPDATE deliveries SET ${changes} WHERE collection = ? AND state = 'waiting'`, [...values, key]);
  deleteMessage(sql, message);
}

/** Marks the messages in a digest as sent. */
export function digestSent(sql: SqlExecutor, digest: Digest, now: number): void {
  const changes = "state = 'sent', sent_at = ?, attempts = attempts + 1, attempted_at = ?, reason = NULL";
  dissolve(sql, digest, changes, [now, now]);
  resetSize(sql);
}

/** Handles a rejection: the messages wait again, and the next digest carries half as many. */
export function digestRejected(sql: SqlExecutor, digest: Digest, reason: string): void {
  const [carried] = sql.all<{ count: number }>(
    'SELECT count(*) AS count FROM deliveries WHERE collection = ?',
    [digest.key],
  );
  dissolve(sql, digest, 'collection = NULL, reason = ?', [reason]);
  writeMeta(sql, NEXT_SIZE, String(Math.max(1, Math.floor((carried?.count ?? 0) / 2))));
  // The staff received nothing, so the next digest may go at once.
  sql.run('DELETE FROM meta WHERE name = ?', [COMPOSED_AT]);
}

/** Gives up a digest that may have arrived: its messages become dead letters that name it. */
export function digestUnknown(sql: SqlExecutor, digest: AttemptedDigest, cause: string): void {
  const reason = `${cause} (nella raccolta ${digest.key})`;
  const changes = "state = 'dead', reason = ?, unknown_since = ?";
  dissolve(sql, digest, changes, [reason, digest.unknownSince]);
}

/** Dissolves the waiting digest that carries a message. Nothing of it may have arrived. */
export function dissolveDigestOf(sql: SqlExecutor, message: number): void {
  const carrying = sql.all<Digest>(
    `SELECT c.id AS message, c.key FROM deliveries d JOIN messages c ON c.key = d.collection
     WHERE d.message = ? AND d.state = 'waiting'`,
    [message],
  );
  for (const digest of carrying) dissolve(sql, digest, 'collection = NULL');
}

/** Dissolves digests, because mail is not set up. What may have arrived in the last day waits: it may be set up again. */
export function dissolveDigests(sql: SqlExecutor, now: number): void {
  const stored = sql.all<AttemptedDigest>(
    `SELECT m.id AS message, m.key, d.unknown_since AS unknownSince
     FROM messages m JOIN deliveries d ON d.message = m.id WHERE m.form = 'collection'`,
  );
  for (const digest of stored) {
    if (digest.unknownSince === null) dissolve(sql, digest, 'collection = NULL');
    else if (digest.unknownSince <= now - DAY_MS) digestUnknown(sql, digest, 'la posta non è più impostata');
  }
}
