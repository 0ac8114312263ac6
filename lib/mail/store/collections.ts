import { DAY_MS, HOUR_MS } from '@/lib/clock';
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

/** SQL: which deliveries a collection may carry: of visitors, and nothing of them may have arrived. */
export const MAY_BE_CARRIED = 'turn > 0 AND unknown_since IS NULL';

/** How many messages the next collection may carry. 1: the next message goes alone in its place. */
export const nextSize = (rows: Rows): number => Number(readMeta(rows, NEXT_SIZE) ?? MAX_CARRIED);

/** Lets the next collection carry the full number again. */
export function resetSize(rows: Rows): void {
  rows.run('DELETE FROM meta WHERE name = ?', [NEXT_SIZE]);
}

/**
 * Composes and stores a collection of these messages, in the transaction of the caller.
 * @returns the id of its message; undefined if none of them is left
 */
export function storeCollection(
  rows: Rows,
  compose: ComposeCollection,
  due: readonly { message: number }[],
  now: number,
): number | undefined {
  const carried = due.flatMap(({ message }) => readMessage(rows, message) ?? []);
  if (carried.length === 0) return undefined;
  const [total] = rows.all<{ count: number }>(
    `SELECT count(*) AS count FROM deliveries
     WHERE channel = 'mail' AND state = 'waiting' AND collection IS NULL AND +due_at <= ? AND ${MAY_BE_CARRIED}`,
    [now],
  );
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
  resetSize(rows);
}

/** Handles a rejection: the messages wait again, and the next collection carries half as many. */
export function collectionRejected(rows: Rows, collection: Collection, reason: string): void {
  const [carried] = rows.all<{ count: number }>(
    'SELECT count(*) AS count FROM deliveries WHERE collection = ?',
    [collection.key],
  );
  dissolve(rows, collection, 'collection = NULL, reason = ?', [reason]);
  writeMeta(rows, NEXT_SIZE, String(Math.max(1, Math.floor((carried?.count ?? 0) / 2))));
  // The staff received nothing, so the next collection may go at once.
  rows.run('DELETE FROM meta WHERE name = ?', [COMPOSED_AT]);
}

/** Gives up a collection that may have arrived: its messages become dead letters that name it. */
export function collectionUnknown(rows: Rows, collection: AttemptedCollection, cause: string): void {
  const reason = `${cause} (nella raccolta ${collection.key})`;
  const changes = "state = 'dead', reason = ?, unknown_since = ?";
  dissolve(rows, collection, changes, [reason, collection.unknownSince]);
}

/** Dissolves the waiting collection that carries a message. Nothing of it may have arrived. */
export function dissolveCollectionOf(rows: Rows, message: number): void {
  const carrying = rows.all<Collection>(
    `SELECT c.id AS message, c.key FROM deliveries d JOIN messages c ON c.key = d.collection
     WHERE d.message = ? AND d.state = 'waiting'`,
    [message],
  );
  for (const collection of carrying) dissolve(rows, collection, 'collection = NULL');
}

/** Dissolves collections, because mail is not set up. What may have arrived in the last day waits: it may be set up again. */
export function dissolveCollections(rows: Rows, now: number): void {
  const stored = rows.all<AttemptedCollection>(
    `SELECT m.id AS message, m.key, d.unknown_since AS unknownSince
     FROM messages m JOIN deliveries d ON d.message = m.id WHERE m.form = 'collection'`,
  );
  for (const collection of stored) {
    if (collection.unknownSince === null) dissolve(rows, collection, 'collection = NULL');
    else if (collection.unknownSince <= now - DAY_MS)
      collectionUnknown(rows, collection, 'la posta non è più impostata');
  }
}
