import { type Attribution, attributionOf } from '@/lib/forms/attribution';
import {
  acceptsForm,
  type Channel,
  type Channels,
  channelsFor,
  type Fields,
  type Mail,
  type MessageForm,
  type NewMessage,
} from '@/lib/mail/message/message';
import { parseJson } from '@/lib/parse-json';
import { closeCircuit } from './channels';
import { countOf, type Database, type SqlExecutor } from './database';
import { dissolveDigestOf } from './deliveries';
import { channelList, deleteMessage, insertDeliveries } from './message-rows';

export const LEAD_STATES = ['waiting', 'sending', 'sent', 'dead', 'spam'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/**
 * A delivery of a lead. Times as ISO 8601, in UTC. `reason`: why it waits or failed. `unknownSince`: since when it may have
 * arrived without an answer. `collection`: key of the digest that carries or carried it.
 */
export type LeadDelivery = { channel: Channel; state: LeadState; attempts: number } & Record<
  'attemptedAt' | 'sentAt' | 'reason' | 'unknownSince' | 'collection',
  string | null
>;

/**
 * A stored message, as the owner's commands see it. `origin`: its attribution, as exports and other versions call it. `sentAt`:
 * when its last channel accepted it; null until then.
 */
export type StoredMessage = Pick<NewMessage, 'key' | 'form' | 'fields'> & {
  origin: Attribution;
  state: LeadState;
  receivedAt: string;
  sentAt: string | null;
  attempts: number;
  reason: string | null;
  message: Omit<Mail, 'replyTo'> & { replyTo: string | null };
  deliveries: LeadDelivery[];
};

/** `after`: `next` of the page before. `key`: the beginning of a key. */
export type LeadPageRequest = {
  order: 'newest' | 'oldest';
  after?: number | undefined;
  state?: LeadState | undefined;
  key?: string | undefined;
  limit: number;
};

/** `next`: `after` of the next page; null at the end. */
export type LeadPage = { leads: StoredMessage[]; next: number | null };

/** The state of a message over all its channels. */
type MessageState = { id: number; overall: LeadState; lastSentAt: string | null };

/** SQL: whether a delivery is being sent, alone or in a digest that may have arrived. Its parameter is the current time. */
const IS_SENDING = `d.state = 'waiting' AND (d.claimed = 1 AND d.due_at > ? OR EXISTS (
  SELECT 1 FROM messages c JOIN deliveries cd ON cd.message = c.id
  WHERE c.key = d.collection AND cd.unknown_since IS NOT NULL))`;

/** SQL: whether a delivery was rejected and waits for the next attempt, on one of these channels. It is not new after `retry`. */
const isRejected = (channels: Channels): string =>
  `d.state = 'waiting' AND d.rejections > 0 AND d.attempts > 0
   AND d.channel IN (${channelList(channels)})`;

/** SQL: a time column as ISO 8601. */
const ISO = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;

/** SQL: the state of messages over all their channels, without digests. Its first parameter is the current time. */
const selectStates = (channels: Channels, where: string): string => `
  SELECT m.id, CASE WHEN m.spam = 1 THEN 'spam'
      WHEN sum(d.state = 'dead') > 0 OR count(d.state) = 0 THEN 'dead'
      WHEN sum(${IS_SENDING}) > 0 THEN 'sending'
      WHEN sum(${isRejected(channels)}) > 0 THEN 'dead'
      WHEN sum(d.state = 'waiting') > 0 THEN 'waiting'
      ELSE 'sent' END AS overall, ${ISO('max(d.sent_at)')} AS lastSentAt
  FROM messages m LEFT JOIN deliveries d ON d.message = m.id WHERE m.form <> 'collection' AND ${where} GROUP BY m.id`;

/** Since when the oldest message waits on these channels, in milliseconds since 1970; null if none waits. */
export function oldestWaiting({ all }: SqlExecutor, channels: Channels): number | null {
  const select = `SELECT min(queued_at) AS at FROM deliveries
    WHERE state = 'waiting' AND channel IN (${channelList(channels)})`;
  return all<{ at: number | null }>(select)[0]?.at ?? null;
}

/** How many messages of visitors wait after a rejection, and how many are dead letters. */
export function countProblems(sql: SqlExecutor, channels: Channels): { rejected: number; dead: number } {
  const select = 'SELECT count(DISTINCT d.message) AS count FROM deliveries d WHERE d.turn > 0 AND';
  const count = (where: string) => countOf(sql, `${select} ${where}`);
  return { rejected: count(isRejected(channels)), dead: count("d.state = 'dead'") };
}

/** How many messages are in each state. */
export function countStates({ all }: SqlExecutor, channels: Channels, now: number) {
  const counts: Record<LeadState, number> = { waiting: 0, sending: 0, sent: 0, dead: 0, spam: 0 };
  const totals = all<{ overall: LeadState; count: number }>(
    `SELECT overall, count(*) AS count FROM (${selectStates(channels, 'TRUE')}) GROUP BY overall`,
    [now],
  );
  for (const { overall, count } of totals) counts[overall] = count;
  return counts;
}

/** How many messages wait for a channel that is not set up. */
export const countUnsendable = (sql: SqlExecutor, channels: Channels): number =>
  countOf(
    sql,
    `SELECT count(DISTINCT message) AS count FROM deliveries
     WHERE state = 'waiting' AND channel NOT IN (${channelList(channels)})`,
  );

/**
 * The owner's view of the store, and changes to it.
 * @param channels those that are set up
 */
export function createLeads(database: Database, channels: Channels) {
  const { all, run, read, write } = database;

  function leadOf({ id, overall: state, lastSentAt }: MessageState, now: number): StoredMessage | undefined {
    type Texts = Record<'fields' | 'origin' | 'mail', string>;
    const [row] = all<Pick<StoredMessage, 'key' | 'form' | 'receivedAt'> & Texts>(
      `SELECT key, form, ${ISO('received_at')} AS receivedAt, fields, origin, mail FROM messages WHERE id = ?`,
      [id],
    );
    if (!row) return undefined;
    const deliveries = all<LeadDelivery>(
      `SELECT channel, iif(${IS_SENDING}, 'sending', state) AS state, attempts, ${ISO('attempted_at')} AS attemptedAt,
         ${ISO('sent_at')} AS sentAt, reason, ${ISO('unknown_since')} AS unknownSince, collection
       FROM deliveries d WHERE message = ? ORDER BY channel`,
      [now, id],
    );
    const { fields, origin, mail, ...rest } = row;
    // A damaged database may have unreadable text.
    const unreadable: Mail = { from: '', to: '', subject: 'Messaggio illeggibile', text: mail, html: '' };
    const { replyTo = null, ...message } = (parseJson(mail) as Mail | undefined) ?? unreadable;
    return {
      ...rest,
      state,
      sentAt: state === 'sent' ? lastSentAt : null,
      attempts: deliveries.reduce((sum, { attempts }) => sum + attempts, 0),
      reason: deliveries.find(({ reason }) => reason !== null)?.reason ?? null,
      fields: (parseJson(fields) as Fields | undefined) ?? {},
      origin: attributionOf(parseJson(origin)),
      message: { ...message, replyTo },
      deliveries,
    };
  }

  const stateOf = (id: number, now: number) =>
    all<MessageState>(selectStates(channels, 'm.id = ?'), [now, id])[0]?.overall;

  const findMessage = (key: string) =>
    all<{ id: number; form: MessageForm; spam: number }>(
      "SELECT id, form, spam FROM messages WHERE key = ? AND form <> 'collection'",
      [key],
    )[0];

  const idsOf = (keys: readonly string[]) => keys.flatMap((key) => findMessage(key)?.id ?? []);

  return {
    /** A part of the list of messages, with their deliveries. */
    page: ({ order, after, state, key = '', limit }: LeadPageRequest, now: number): Promise<LeadPage> =>
      read(() => {
        const isNewestFirst = order === 'newest';
        const [comparison, direction] = isNewestFirst ? ['<', 'DESC'] : ['>', 'ASC'];
        const start = isNewestFirst ? Number.MAX_SAFE_INTEGER : 0;
        // With a key, the plus keeps SQLite from using the index of ids instead of that of keys.
        const rows = all<MessageState>(
          `${selectStates(channels, `${key && '+'}m.id ${comparison} ? AND m.key >= ? AND m.key < ?`)}
           HAVING ? IS NULL OR overall = ? ORDER BY m.id ${direction} LIMIT ?`,
          [now, after ?? start, key, `${key}~`, state ?? null, state ?? null, limit],
        );
        const leads = rows.flatMap((row) => leadOf(row, now) ?? []);
        return { leads, next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
      }),

    /**
     * Sends a dead letter again, as if it had never been attempted, or a rejected message at once.
     * @param channel only on this one, even if the message has no delivery there yet
     * @returns whether there is something to send
     */
    retry: (key: string, now: number, channel?: Channel): Promise<boolean> =>
      write(() => {
        const found = findMessage(key);
        if (!found || found.spam === 1) return false;
        const { id, form } = found;
        const isNew =
          channel !== undefined &&
          acceptsForm(channel, form) &&
          insertDeliveries(database, id, [channel], now) > 0;
        const retried = run(
          `UPDATE deliveries SET state = 'waiting', attempts = 0, attempted_at = NULL, queued_at = ?, due_at = ?,
             failures = failures + (unknown_since IS NULL), unknown_since = NULL, unknowns = 0, reason = NULL,
             collection = NULL, reported = 0
           WHERE state = 'dead' AND message = ? AND (? IS NULL OR channel = ?)`,
          [now, now, id, channel ?? null, channel ?? null],
        );
        const hastened = run(
          `UPDATE deliveries AS d SET due_at = ?, attempts = 0, attempted_at = NULL
           WHERE ${isRejected(channels)} AND claimed = 0 AND message = ? AND (? IS NULL OR channel = ?)`,
          [now, id, channel ?? null, channel ?? null],
        );
        if (hastened > 0) for (const paused of channels) closeCircuit(database, paused);
        return isNew || retried + hastened > 0;
      }),

    /**
     * Sends a message that was caught as spam.
     * @returns whether it was
     */
    release: (key: string, now: number): Promise<boolean> =>
      write(() => {
        const found = findMessage(key);
        if (!found || found.spam === 0) return false;
        const { id, form } = found;
        run('UPDATE messages SET spam = 0 WHERE id = ?', [id]);
        insertDeliveries(database, id, channelsFor(form, channels), now);
        return true;
      }),

    /**
     * Deletes messages and their deliveries, except those that are being sent.
     * @returns how many of each
     */
    erase: (keys: readonly string[], now: number): Promise<{ erased: number; sending: number }> =>
      write(() => {
        const ids = idsOf(keys);
        const erasable = ids.filter((id) => stateOf(id, now) !== 'sending');
        for (const id of erasable) {
          // A digest that waits repeats the text.
          dissolveDigestOf(database, id);
          deleteMessage(database, id);
        }
        return { erased: erasable.length, sending: ids.length - erasable.length };
      }),
  };
}

export type Leads = ReturnType<typeof createLeads>;
