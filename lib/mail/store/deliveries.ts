import { CHANNELS, type Channel, type Mail } from '@/lib/mail/message/message';
import type { SqlExecutor, Value } from './database';
import { DIGEST_RANK, deleteMessage } from './message-rows';

/** SQL: the deliveries that wait on a channel, alone. Its parameter is the channel. */
const FROM_WAITING = "FROM deliveries WHERE channel = ? AND state = 'waiting' AND collection IS NULL";

/** SQL: which deliveries a digest may carry: of visitors, and nothing of them may have arrived. */
const IS_CARRIABLE = 'turn > 0 AND unknown_since IS NULL';

/** SQL: the order of sending (D17). */
const BY_RANK = 'signup, turn, queued_at, message';

/** A time span, in milliseconds since 1970. */
type Span = { after: number; until: number };

/** When the first delivery on a channel is due, in milliseconds since 1970; null if none waits. */
export function firstDueAt({ all }: SqlExecutor, channel: Channel): number | null {
  return all<{ at: number | null }>(`SELECT min(due_at) AS at ${FROM_WAITING}`, [channel])[0]?.at ?? null;
}

export type Due = { message: number; fairnessRank: number };

/** `carriable`: only what a digest may carry. `untried`: only what has had no attempt. `byDueTime`: not in the order of sending. */
type DueOptions = Partial<Record<'carriable' | 'untried' | 'byDueTime', boolean>>;

/** The deliveries that are due. */
export function dueDeliveries(
  { all }: SqlExecutor,
  channel: Channel,
  now: number,
  { limit, carriable, untried, byDueTime }: { limit: number } & DueOptions,
): Due[] {
  // The plus makes SQLite use the index that already has this order.
  return all<Due>(
    `SELECT message, turn AS fairnessRank ${FROM_WAITING} AND +due_at <= ?
     ${carriable ? `AND ${IS_CARRIABLE}` : ''} ${untried ? 'AND attempts = 0' : ''}
     ORDER BY ${byDueTime ? 'due_at' : BY_RANK} LIMIT ?`,
    [channel, now, limit],
  );
}

/** The first message that is due and may have arrived since a time. */
export function dueAgain({ all }: SqlExecutor, channel: Channel, { after, until }: Span) {
  const where = `AND due_at <= ? AND unknown_since > ? ORDER BY ${BY_RANK} LIMIT 1`;
  return all<{ message: number }>(`SELECT message ${FROM_WAITING} ${where}`, [channel, until, after])[0];
}

/** When a single message was sent, or may have been, counted from the latest one in a time span. */
export function singleSentAt({ all }: SqlExecutor, channel: Channel, nth: number, { after, until }: Span) {
  const at = 'coalesce(sent_at, unknown_since)';
  const [sent] = all<{ at: number }>(
    `SELECT ${at} AS at FROM deliveries WHERE channel = ? AND collection IS NULL AND turn >= 0 AND ${at} IS NOT NULL
       AND ${at} > ? AND ${at} <= ? ORDER BY ${at} DESC LIMIT 1 OFFSET ?`,
    [channel, after, until, nth - 1],
  );
  return sent?.at;
}

/** Whether the channel has sent a message in a time span. */
export function hasSent({ all }: SqlExecutor, channel: Channel, { after, until }: Span): boolean {
  const select = 'SELECT 1 FROM deliveries WHERE channel = ? AND sent_at > ? AND sent_at <= ? LIMIT 1';
  return all(select, [channel, after, until]).length > 0;
}

/**
 * The attempts of a delivery. `attemptedAt`: when the last one started. `unknownSince`: since when one may have delivered the
 * message; `unknowns`: how many such attempts there were; `rejections`: how many were rejected; `failures`: after how many nothing
 * had arrived. Times in milliseconds since 1970.
 */
export type Attempts = Record<'attempts' | 'unknowns' | 'rejections' | 'failures', number> &
  Record<'attemptedAt' | 'unknownSince', number | null>;

export function readAttempts({ all }: SqlExecutor, channel: Channel, message: number): Attempts | undefined {
  return all<Attempts>(
    `SELECT attempts, attempted_at AS attemptedAt, unknown_since AS unknownSince, unknowns, rejections, failures
     FROM deliveries WHERE message = ? AND channel = ?`,
    [message, channel],
  )[0];
}

type Column =
  | 'state'
  | 'due_at'
  | 'claimed'
  | 'attempted_at'
  | 'reason'
  | 'unknown_since'
  | (keyof Attempts & string);

/**
 * Changes a delivery unless it has been leased or settled since.
 * @returns whether it changed
 */
export function changeDelivery(
  { run }: SqlExecutor,
  channel: Channel,
  { message, attempts }: { message: number; attempts: number },
  changes: Partial<Record<Column, Value>>,
): boolean {
  const columns = Object.keys(changes).map((column) => `${column} = ?`);
  const changed = run(
    `UPDATE deliveries SET ${columns.join(', ')}
     WHERE message = ? AND channel = ? AND state = 'waiting' AND attempts = ?`,
    [...Object.values(changes), message, channel, attempts],
  );
  return changed > 0;
}

export function markSent({ run }: SqlExecutor, channel: Channel, message: number, now: number): void {
  run(
    `UPDATE deliveries SET state = 'sent', sent_at = ?, unknown_since = NULL, reason = NULL
     WHERE message = ? AND channel = ? AND state <> 'sent'`,
    [now, message, channel],
  );
}

export function replaceMail({ run }: SqlExecutor, message: number, mail: Mail): void {
  run('UPDATE messages SET mail = ? WHERE id = ?', [JSON.stringify(mail), message]);
}

/** Makes everything due now that waits, except what may have arrived. */
export function endWaits({ run }: SqlExecutor, now: number): void {
  const where = "state = 'waiting' AND unknown_since IS NULL AND due_at > ?";
  run(`UPDATE deliveries SET due_at = ? WHERE ${where}`, [now, now]);
}

/** Makes due now what is due only after a time. */
export function hastenDue({ run }: SqlExecutor, latest: number, now: number): void {
  const update = `UPDATE deliveries SET due_at = ?
    WHERE channel = ? AND state = 'waiting' AND collection IS NULL AND due_at > ?`;
  for (const channel of CHANNELS) run(update, [now, channel, latest]);
}

/** A stored digest. `unknownSince`: since when it may have arrived. */
export type Digest = { message: number; key: string; unknownSince: number | null };

/** How many messages a digest may carry now. */
export function countCarriable({ all }: SqlExecutor, now: number): number {
  const select = `SELECT count(*) AS count ${FROM_WAITING} AND +due_at <= ? AND ${IS_CARRIABLE}`;
  return all<{ count: number }>(select, ['mail', now])[0]?.count ?? 0;
}

export function countCarried({ all }: SqlExecutor, key: string): number {
  const select = 'SELECT count(*) AS count FROM deliveries WHERE collection = ?';
  return all<{ count: number }>(select, [key])[0]?.count ?? 0;
}

/** Puts messages into a digest. */
export function carry({ run }: SqlExecutor, key: string, messages: readonly { message: number }[]): void {
  const update = "UPDATE deliveries SET collection = ? WHERE message = ? AND channel = 'mail'";
  for (const { message } of messages) run(update, [key, message]);
}

export const isDigestWaiting = ({ all }: SqlExecutor): boolean =>
  all(`SELECT 1 ${FROM_WAITING} AND turn = ${DIGEST_RANK}`, ['mail']).length > 0;

export const storedDigests = ({ all }: SqlExecutor): Digest[] =>
  all<Digest>(
    `SELECT m.id AS message, m.key, d.unknown_since AS unknownSince
     FROM messages m JOIN deliveries d ON d.message = m.id WHERE m.form = 'collection'`,
  );

/** Changes the deliveries in a digest, and deletes it: it repeats their text, which the erasure of a person would miss. */
function dissolve(
  sql: SqlExecutor,
  { message, key }: Omit<Digest, 'unknownSince'>,
  changes: string,
  values: Value[] = [],
): void {
  sql.run(`UPDATE deliveries SET ${changes} WHERE collection = ? AND state = 'waiting'`, [...values, key]);
  deleteMessage(sql, message);
}

/** Marks the messages in a digest as sent. */
export const markDigestSent = (sql: SqlExecutor, digest: Digest, now: number): void =>
  dissolve(
    sql,
    digest,
    "state = 'sent', sent_at = ?, attempts = attempts + 1, attempted_at = ?, reason = NULL",
    [now, now],
  );

/** Makes dead letters of the messages in a digest. */
export const markDigestDead = (sql: SqlExecutor, digest: Digest, reason: string): void =>
  dissolve(sql, digest, "state = 'dead', reason = ?, unknown_since = ?", [reason, digest.unknownSince]);

/** Lets the messages in a digest wait again. Nothing of it may have arrived. */
export const releaseDigest = (
  sql: SqlExecutor,
  digest: Omit<Digest, 'unknownSince'>,
  reason?: string,
): void => dissolve(sql, digest, 'collection = NULL, reason = coalesce(?, reason)', [reason ?? null]);

/** Dissolves the waiting digest that carries a message. Nothing of it may have arrived. */
export function releaseDigestOf(sql: SqlExecutor, message: number): void {
  const carrying = sql.all<{ message: number; key: string }>(
    `SELECT c.id AS message, c.key FROM deliveries d JOIN messages c ON c.key = d.collection
     WHERE d.message = ? AND d.state = 'waiting'`,
    [message],
  );
  for (const digest of carrying) releaseDigest(sql, digest);
}
