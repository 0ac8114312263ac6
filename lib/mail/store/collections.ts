import { HOUR_MS } from '@/lib/clock';
import { type Rows, readMeta, readMoment, type Value, writeMeta } from './database';
import type { NewMessage, Outgoing } from './message';
import { COLLECTION_TURN, deleteMessage, insertMessage, readMessage, SITE } from './message-rows';

/** Maximum number of messages in a collection. */
const MAX_CARRIED = 100;
/** Names in `meta`: when the last collection was composed, and how many messages the next one may carry. */
const COMPOSED_AT = 'collection_at';
const NEXT_SIZE = 'collection_size';

/** Composes the collection of some messages. @param left how many more wait */
export type ComposeCollection = (carried: readonly Outgoing[], left: number, now: number) => NewMessage;

/** How many of the e-mails of an hour are collections (D17). */
export const collectionsPerHour = (perHour: number): number => Math.min(6, Math.ceil(perHour / 2));

/** When the next collection may be composed, in milliseconds since 1970. */
export function nextCollectionAt(rows: Rows, perHour: number, now: number): number {
  const last = readMoment(rows, COMPOSED_AT, now);
  return last === undefined ? now : last + HOUR_MS / collectionsPerHour(perHour);
}

/**
 * Composes and stores a collection of the messages that are due, in the transaction of the caller. It carries messages of
 * visitors, except those that may have arrived already.
 * @returns the id of its message; undefined if there is nothing to carry
 */
export function storeCollection(rows: Rows, compose: ComposeCollection, now: number): number | undefined {
  const { all } = rows;
  // The plus makes SQLite use the index that already has this order.
  const fromDue = `FROM deliveries WHERE channel = 'mail' AND state = 'waiting' AND collection IS NULL AND +due_at <= ?
    AND turn > 0 AND unknown_since IS NULL`;
  const due = all<{ message: number }>(
    `SELECT message ${fromDue} ORDER BY signup, turn, queued_at, message LIMIT ?`,
    [now, Number(readMeta(rows, NEXT_SIZE) ?? MAX_CARRIED)],
  );
  const carried = due.flatMap(({ message }) => readMessage(rows, message) ?? []);
  if (carried.length === 0) return undefined;
  const [total] = all<{ count: number }>(`SELECT count(*) AS count ${fromDue}`, [now]);
  const collection = compose(carried, (total?.count ?? 0) - carried.length, now);
  const update = "UPDATE deliveries SET collection = ? WHERE message = ? AND channel = 'mail'";
  for (const { message } of carried) rows.run(update, [collection.key, message]);
  writeMeta(rows, COMPOSED_AT, String(now));
  return insertMessage(rows, collection, { ...SITE, turn: COLLECTION_TURN }, ['mail']);
}

type Collection = { message: number; key: string };
/** `unknownSince`: since when it may have arrived. */
type AttemptedCollection = Collection & { unknownSince: number | null };

/** Updates the deliveries in a collection, and deletes it: it repeats their text, which the erasure of a person would miss. */
function dissolve(rows: Rows, { message, key }: Collection, changes: string, values: Value[] = []): void {
  rows.run(`UPDATE deliveries SET ${changes} WHERE collection = ? AND state = 'waiting'`, [...values, key]);
  deleteMessage(rows, message);
}

/** Marks the messages in a collection as sent. */
export function collectionSent(rows: Rows, collection: Collection, now: number): void {
  const changes = "state = 'sent', sent_at = ?, attempts = attempts + 1, attempted_at = ?, reason = NULL";
  dissolve(rows, collection, changes, [now, now]);
  rows.run('DELETE FROM meta WHERE name = ?', [NEXT_SIZE]);
}

/**
 * Handles a rejection: the messages wait again, and the next collection carries half as many. A message that was alone in the
 * collection is the cause, and becomes a dead letter.
 * @returns keys of dead letters
 */
export function collectionRejected(rows: Rows, collection: Collection, reason: string): string[] {
  const carried = rows.all<{ key: string }>(
    'SELECT m.key FROM deliveries d JOIN messages m ON m.id = d.message WHERE d.collection = ?',
    [collection.key],
  );
  const half = Math.floor(carried.length / 2);
  const changes = half > 0 ? 'collection = NULL, reason = ?' : "state = 'dead', reason = ?";
  dissolve(rows, collection, changes, [reason]);
  writeMeta(rows, NEXT_SIZE, String(half || MAX_CARRIED));
  // The staff received nothing, so the next collection may go at once.
  rows.run('DELETE FROM meta WHERE name = ?', [COMPOSED_AT]);
  return half > 0 ? [] : carried.map(({ key }) => key);
}

/** Gives up a collection that may have arrived: its messages become dead letters that name it. */
export function collectionUnknown(rows: Rows, collection: AttemptedCollection, cause: string): void {
  const reason = `${cause} (nella raccolta ${collection.key})`;
  const changes = "state = 'dead', reason = ?, unknown_since = ?";
  dissolve(rows, collection, changes, [reason, collection.unknownSince]);
}

/** Dissolves all collections, because mail is no longer set up. */
export function dissolveCollections(rows: Rows): void {
  const stored = rows.all<AttemptedCollection>(
    `SELECT m.id AS message, m.key, d.unknown_since AS unknownSince
     FROM messages m JOIN deliveries d ON d.message = m.id WHERE m.form = 'collection'`,
  );
  for (const collection of stored) {
    if (collection.unknownSince === null) dissolve(rows, collection, 'collection = NULL');
    else collectionUnknown(rows, collection, 'la posta non è più impostata');
  }
}
