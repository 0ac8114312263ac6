import { setTimeout as wait } from 'node:timers/promises';
import type { Channel } from '@/lib/mail/channels';
import { DAY_MS, MINUTE_MS } from '@/lib/mail/clock';
import type { Database, Rows } from './database';
import { type DeadLetter, makeDeadLetter, type Unsent } from './dead-letter';

/** Longest wait of a message after a failure, in milliseconds. */
export const BACKOFF_MAX_MS = 10 * MINUTE_MS;
/** No claim holds longer, in milliseconds, whatever a process sends by: it may be another provider than that of this one. */
const MAX_LEASE_MS = 2 * MINUTE_MS;
/** How many rows one transaction changes at most, and the pause after it in milliseconds: each stops every page. */
const ROWS_AT_ONCE = 500;
const STEP_PAUSE_MS = 20;

/**
 * When a message becomes a dead letter that may have arrived: after so many milliseconds, or by so many attempts. `reason`:
 * what its owner reads. @param key of the message
 */
export type Expiry = { afterMs: number; attempts: number; reason: (key: string) => string };

/** A clock that was ahead must not hold up anything: its times are forgotten. */
function forgetFuture({ all }: Rows, channel: Channel, now: number): void {
  all(
    `UPDATE deliveries SET not_before = ?
     WHERE channel = ? AND state = 'waiting' AND lease_until IS NULL AND not_before > ?`,
    ...[now, channel, now + BACKOFF_MAX_MS],
  );
  all(
    'UPDATE deliveries SET lease_until = ? WHERE channel = ? AND lease_until > ?',
    ...[now, channel, now + MAX_LEASE_MS],
  );
  all('UPDATE deliveries SET unknown_since = ? WHERE channel = ? AND unknown_since > ?', now, channel, now);
}

/** What was sent a day ago counts for no client any more. @returns how many */
function forgetLoad({ all }: Rows, now: number): number {
  return all(
    `UPDATE deliveries SET counts = 0 WHERE (message, channel) IN (
       SELECT message, channel FROM deliveries WHERE state = 'sent' AND counts = 1 AND sent_at <= ? LIMIT ?
     ) RETURNING message`,
    ...[now - DAY_MS, ROWS_AT_ONCE],
  ).length;
}

/** Makes dead letters of what has expired. */
function expire(rows: Rows, channel: Channel, now: number, { afterMs, reason }: Expiry): DeadLetter[] {
  const expired = rows.all<Unsent>(
    `SELECT d.message, m.key, m.form, d.attempts, d.unknown_since AS unknownSince
     FROM deliveries d JOIN messages m ON m.id = d.message
     WHERE d.unknown_since <= ? AND d.channel = ? AND d.state = 'waiting'
       AND (d.lease_until IS NULL OR d.lease_until <= ?) LIMIT ?`,
    ...[now - afterMs, channel, now, ROWS_AT_ONCE],
  );
  for (const each of expired) makeDeadLetter(rows, channel, each, reason(each.key));
  return expired.map(({ key }) => ({ key, reason: reason(key) }));
}

/** What time alone changes in the queue of a channel, in small steps. @returns new dead letters */
export async function ageQueue(
  database: Database,
  channel: Channel,
  now: number,
  expiry: Expiry,
): Promise<DeadLetter[]> {
  const { write } = database;
  await write(() => forgetFuture(database, channel, now));
  while ((await write(() => forgetLoad(database, now))) === ROWS_AT_ONCE) await wait(STEP_PAUSE_MS);
  return write(() => expire(database, channel, now, expiry));
}
