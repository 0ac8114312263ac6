import { CHANNELS, type Channel } from '@/lib/mail/message/message';
import { countOf, type SqlExecutor, type Value } from './database';
import { DIGEST_RANK, deleteMessage } from './message-rows';

/** SQL: the deliveries that wait on a channel, alone. Its parameter is the channel. */
const FROM_WAITING = "FROM deliveries WHERE channel = ? AND state = 'waiting' AND collection IS NULL";
/** SQL: which deliveries a digest may carry: of visitors, and nothing of them may have arrived. */
const IS_CARRIABLE = 'turn > 0 AND unknown_since IS NULL';
/** SQL: the order of sending: leads before sign-ups, then by fairness rank, then the oldest (D17). */
const BY_RANK = 'signup, turn, queued_at, message';

export type Due = { message: number; fairnessRank: number };

/**
 * `carriable`: only what a digest may carry. `untried`: only what has had no attempt. `byDueTime`: not in the order of sending.
 */
type DueOptions = { limit: number; carriable?: boolean; untried?: boolean; byDueTime?: boolean };

/** A time span, in milliseconds since 1970. */
type Span = { after: number; until: number };

/**
 * The attempts of a delivery. `attemptedAt`: when the last one started. `unknownSince`: since when one may have delivered the
 * message; `unknowns`: how many such attempts there were; `rejections`: how many were rejected; `failures`: after how many nothing
 * had arrived. Times in milliseconds since 1970.
 */
export type Attempts = Record<'attempts' | 'unknowns' | 'rejections' | 'failures', number> &
  Record<'attemptedAt' | 'unknownSince', number | null>;

/** The deliveries on one channel. */
export const deliveriesOf = ({ all, run }: SqlExecutor, channel: Channel) => ({
  /** When the first delivery is due, in milliseconds since 1970; null if none waits. */
  firstDueAt: () =>
    all<{ at: number | null }>(`SELECT min(due_at) AS at ${FROM_WAITING}`, [channel])[0]?.at ?? null,

  due: (now: number, { limit, carriable, untried, byDueTime }: DueOptions) =>
    // The plus makes SQLite use the index that already has this order.
    all<Due>(
      `SELECT message, turn AS fairnessRank ${FROM_WAITING} AND +due_at <= ?
       ${carriable ? `AND ${IS_CARRIABLE}` : ''} ${untried ? 'AND attempts = 0' : ''}
       ORDER BY ${byDueTime ? 'due_at' : BY_RANK} LIMIT ?`,
      [channel, now, limit],
    ),

  /** The first delivery that is due again, and may have arrived in a time span. */
  dueAgain: ({ after, until }: Span) =>
    all<{ message: number }>(
      `SELECT message ${FROM_WAITING} AND due_at <= ? AND unknown_since > ? ORDER BY ${BY_RANK} LIMIT 1`,
      [channel, until, after],
    )[0],

  /** When the nth single message of a time span, from the latest on, was sent, or may have been. */
  sentAloneAt(nth: number, { after, until }: Span): number | undefined {
    const at = 'coalesce(sent_at, unknown_since)';
    const select = `SELECT ${at} AS at FROM deliveries WHERE channel = ? AND collection IS NULL AND turn >= 0
      AND ${at} IS NOT NULL AND ${at} > ? AND ${at} <= ? ORDER BY ${at} DESC LIMIT 1 OFFSET ?`;
    return all<{ at: number }>(select, [channel, after, until, nth - 1])[0]?.at;
  },

  hasSent({ after, until }: Span): boolean {
    const select = 'SELECT 1 FROM deliveries WHERE channel = ? AND sent_at > ? AND sent_at <= ? LIMIT 1';
    return all(select, [channel, after, until]).length > 0;
  },

  attemptsOf: (message: number) =>
    all<Attempts>(
      `SELECT attempts, attempted_at AS attemptedAt, unknown_since AS unknownSince, unknowns, rejections, failures
       FROM deliveries WHERE message = ? AND channel = ?`,
      [message, channel],
    )[0],

  /**
   * Changes columns of a delivery, unless it has been leased or settled since this attempt.
   * @returns whether it changed
   */
  change(message: number, attempts: number, changes: Readonly<Record<string, Value>>): boolean {
    const set = Object.keys(changes).map((column) => `${column} = ?`);
    const update = `UPDATE deliveries SET ${set.join(', ')}
      WHERE message = ? AND channel = ? AND state = 'waiting' AND attempts = ?`;
    return run(update, [...Object.values(changes), message, channel, attempts]) > 0;
  },

  markSent(message: number, now: number): void {
    const update = `UPDATE deliveries SET state = 'sent', sent_at = ?, unknown_since = NULL, reason = NULL
      WHERE message = ? AND channel = ? AND state <> 'sent'`;
    run(update, [now, message, channel]);
  },
});

/** Makes everything due now that waits, except what may have arrived. */
export function endWaits({ run }: SqlExecutor, now: number): void {
  const where = "state = 'waiting' AND unknown_since IS NULL AND due_at > ?";
  run(`UPDATE deliveries SET due_at = ? WHERE ${where}`, [now, now]);
}

/** Makes due now what would be due only after a time. */
export function hastenDue({ run }: SqlExecutor, latest: number, now: number): void {
  const update = `UPDATE deliveries SET due_at = ?
    WHERE channel = ? AND state = 'waiting' AND collection IS NULL AND due_at > ?`;
  for (const channel of CHANNELS) run(update, [now, channel, latest]);
}

type DigestMessage = { message: number; key: string };
/** A stored digest. `unknownSince`: since when it may have arrived. */
export type Digest = DigestMessage & { unknownSince: number | null };

/** How many messages a digest may carry now. */
export const countCarriable = (sql: SqlExecutor, now: number): number =>
  countOf(sql, `SELECT count(*) AS count ${FROM_WAITING} AND +due_at <= ? AND ${IS_CARRIABLE}`, [
    'mail',
    now,
  ]);

export const countCarried = (sql: SqlExecutor, key: string): number =>
  countOf(sql, 'SELECT count(*) AS count FROM deliveries WHERE collection = ?', [key]);

export const isDigestWaiting = (sql: SqlExecutor): boolean =>
  countOf(sql, `SELECT count(*) AS count ${FROM_WAITING} AND turn = ${DIGEST_RANK}`, ['mail']) > 0;

/** Puts messages into a digest. */
export function carry({ run }: SqlExecutor, key: string, messages: readonly { message: number }[]): void {
  const update = "UPDATE deliveries SET collection = ? WHERE message = ? AND channel = 'mail'";
  for (const { message } of messages) run(update, [key, message]);
}

export const storedDigests = ({ all }: SqlExecutor): Digest[] =>
  all<Digest>(
    `SELECT m.id AS message, m.key, d.unknown_since AS unknownSince
     FROM messages m JOIN deliveries d ON d.message = m.id WHERE m.form = 'collection'`,
  );

/** What becomes of the messages in a digest: SQL with the parameters that `dissolveDigest` is called with. */
const DISSOLVED = {
  waiting: 'collection = NULL, reason = coalesce(?, reason)',
  sent: "state = 'sent', sent_at = ?1, attempted_at = ?1, attempts = attempts + 1, reason = NULL",
  dead: "state = 'dead', reason = ?, unknown_since = ?",
};

/** Changes the deliveries in a digest, and deletes it: it repeats their text, which the erasure of a person would miss. */
export function dissolveDigest(
  sql: SqlExecutor,
  { message, key }: DigestMessage,
  state: keyof typeof DISSOLVED,
  ...values: Value[]
): void {
  const update = `UPDATE deliveries SET ${DISSOLVED[state]} WHERE collection = ? AND state = 'waiting'`;
  sql.run(update, [...values, key]);
  deleteMessage(sql, message);
}

/** Dissolves the waiting digest that carries a message. Nothing of it may have arrived. */
export function dissolveDigestOf(sql: SqlExecutor, message: number): void {
  const carrying = sql.all<DigestMessage>(
    `SELECT c.id AS message, c.key FROM deliveries d JOIN messages c ON c.key = d.collection
     WHERE d.message = ? AND d.state = 'waiting'`,
    [message],
  );
  for (const digest of carrying) dissolveDigest(sql, digest, 'waiting', null);
}
