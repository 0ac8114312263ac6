import { originOf } from '@/lib/forms/origin';
import { DAY_MS } from '@/lib/mail/clock';
import { parseJson } from '@/lib/mail/parse-json';
import type { Channel } from './accept';
import { channelState, type PauseCause } from './channels';
import type { Database } from './database';
import { deleteMessages } from './delete';
import { createStats } from './figures';
import type { Lead, LeadDelivery, LeadState } from './lead';
import type { Fields, Mail } from './message';
import { createSpam } from './spam';

export type Summary = {
  counts: Record<LeadState, number>;
  /** Spam of the last day. */
  freshSpam: number;
  /** How many wait since before a moment, and since when the first of them does. */
  late: { count: number; since: string | null };
  /** Channels that wait for their provider. */
  paused: { channel: Channel; cause: PauseCause; reason: string }[];
};

export type PageRequest = {
  order: 'newest' | 'oldest';
  /** Where the last page ended. */
  after?: number | undefined;
  state?: LeadState | undefined;
  limit: number;
};

/** `next`: for the next page; null at the end. */
export type Page = { leads: Lead[]; next: number | null };

/** A statement for messages with their state as a whole. Its first value is now. @param where which messages */
const withState = (where = '') => `SELECT m.id,
    CASE WHEN m.spam = 1 THEN 'spam'
      WHEN sum(d.state = 'dead') > 0 OR count(d.state) = 0 THEN 'dead'
      WHEN sum(d.state = 'waiting' AND d.lease_until > ?) > 0 THEN 'sending'
      WHEN sum(d.state = 'waiting') > 0 THEN 'waiting'
      ELSE 'sent' END AS whole
  FROM messages m LEFT JOIN deliveries d ON d.message = m.id ${where} GROUP BY m.id`;

/** States whose messages may be deleted by age: what waits or is being sent never is. */
export const PURGEABLE = ['sent', 'spam', 'dead'] as const;
export type Purgeable = (typeof PURGEABLE)[number];

/** Statements for the messages that are in a state since before a moment, their only value. */
const OLD: Record<Purgeable, string> = {
  sent: `SELECT d.message AS id FROM deliveries d WHERE d.channel = 'mail' AND d.sent_at < ?
    AND NOT EXISTS (SELECT 1 FROM deliveries o WHERE o.message = d.message AND o.state <> 'sent')`,
  dead: "SELECT message AS id FROM deliveries WHERE state = 'dead' AND coalesce(sent_at, queued_at) < ?",
  // What was moved to spam is as old as its stay there.
  spam: `SELECT m.id FROM messages m WHERE m.spam = 1 AND m.received_at < ?1
    AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.message = m.id AND d.queued_at >= ?1)`,
};

type MessageRow = Pick<Lead, 'key' | 'form' | 'client' | 'network'> & {
  receivedAt: number;
  fields: string;
  origin: string;
  mail: string;
};
type Times = 'attemptedAt' | 'sentAt' | 'unknownSince';
type DeliveryRow = Omit<LeadDelivery, Times> & Record<Times, number | null>;

const isoTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What the owner sees of the store and does with it. */
export function createLeads(database: Database) {
  const { all, read, write, scrub } = database;

  function deliveriesOf(id: number, now: number): LeadDelivery[] {
    const rows = all<DeliveryRow>(
      `SELECT channel, CASE WHEN state = 'waiting' AND lease_until > ? THEN 'sending' ELSE state END AS state, attempts,
         attempted_at AS attemptedAt, sent_at AS sentAt, reason, unknown_since AS unknownSince,
         provider_id AS providerId, event
       FROM deliveries WHERE message = ? ORDER BY channel`,
      ...[now, id],
    );
    return rows.map((row) => ({
      ...row,
      attemptedAt: isoTime(row.attemptedAt),
      sentAt: isoTime(row.sentAt),
      unknownSince: isoTime(row.unknownSince),
    }));
  }

  function leadOf(id: number, state: LeadState, now: number): Lead[] {
    const [row] = all<MessageRow>(
      'SELECT key, form, received_at AS receivedAt, client, network, fields, origin, mail FROM messages WHERE id = ?',
      id,
    );
    if (!row) return [];
    const { key, form, receivedAt, client, network, fields, origin, mail } = row;
    const deliveries = deliveriesOf(id, now);
    const lastSentAt =
      deliveries
        .map(({ sentAt }) => sentAt)
        .sort()
        .at(-1) ?? null;
    const unreadableMail: Mail = { from: '', to: '', subject: 'Messaggio illeggibile', text: mail, html: '' };
    // A damaged database may have spoilt it.
    const { replyTo = null, ...message } = (parseJson(mail) as Mail | undefined) ?? unreadableMail;
    return [
      {
        key,
        form,
        state,
        receivedAt: new Date(receivedAt).toISOString(),
        sentAt: state === 'sent' ? lastSentAt : null,
        attempts: deliveries.reduce((sum, { attempts }) => sum + attempts, 0),
        reason: deliveries.find(({ reason }) => reason !== null)?.reason ?? null,
        client,
        network,
        fields: (parseJson(fields) as Fields | undefined) ?? {},
        origin: originOf(parseJson(origin)),
        message: { ...message, replyTo },
        deliveries,
      },
    ];
  }

  const idOf = (key: string) => all<{ id: number }>('SELECT id FROM messages WHERE key = ?', key)[0]?.id;

  return {
    ...createSpam(database),
    ...createStats(database),

    /** How many there are, and what a person has to look at. @param lateAfterMs how long a message may wait */
    summary: (now: number, lateAfterMs: number): Promise<Summary> =>
      read(() => {
        const counts = { waiting: 0, sending: 0, sent: 0, dead: 0, spam: 0 };
        const found = all<{ whole: LeadState; n: number }>(
          `SELECT whole, count(*) AS n FROM (${withState()}) GROUP BY whole`,
          now,
        );
        for (const { whole, n } of found) counts[whole] = n;
        const [late] = all<{ n: number; since: number | null }>(
          "SELECT count(*) AS n, min(queued_at) AS since FROM deliveries WHERE state = 'waiting' AND queued_at < ?",
          now - lateAfterMs,
        );
        const [spam] = all<{ n: number }>(
          'SELECT count(*) AS n FROM messages WHERE spam = 1 AND received_at > ?',
          now - DAY_MS,
        );
        const { cause, reason } = channelState({ all }, 'mail');
        return {
          counts,
          freshSpam: spam?.n ?? 0,
          late: { count: late?.n ?? 0, since: isoTime(late?.since ?? null) },
          paused: cause ? [{ channel: 'mail', cause, reason: reason ?? '' }] : [],
        };
      }),

    /** Some leads; thousands are read page by page. */
    page: ({ order, after, state, limit }: PageRequest, now: number): Promise<Page> =>
      read(() => {
        const [compare, direction] = order === 'newest' ? ['<', 'DESC'] : ['>', 'ASC'];
        const start = order === 'newest' ? Number.MAX_SAFE_INTEGER : 0;
        const rows = all<{ id: number; whole: LeadState }>(
          `${withState(`WHERE m.id ${compare} ?`)} HAVING ? IS NULL OR whole = ? ORDER BY m.id ${direction} LIMIT ?`,
          ...[now, after ?? start, state ?? null, state ?? null, limit],
        );
        const leads = rows.flatMap(({ id, whole }) => leadOf(id, whole, now));
        return { leads, next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
      }),

    /** Leads whose key begins so. */
    byKey: (beginning: string, limit: number, now: number): Promise<Lead[]> =>
      read(() =>
        all<{ id: number; whole: LeadState }>(
          `${withState('WHERE m.id IN (SELECT id FROM messages WHERE key >= ? AND key < ?)')} ORDER BY m.key LIMIT ?`,
          ...[now, beginning, `${beginning}~`, limit],
        ).flatMap(({ id, whole }) => leadOf(id, whole, now)),
      ),

    /** Sends a dead letter again, as if it had never been attempted. @returns whether it was one */
    retry: (key: string, now: number): Promise<boolean> =>
      write(() => {
        const id = idOf(key) ?? null;
        const again = all(
          `UPDATE deliveries SET state = 'waiting', attempts = 0, attempted_at = NULL, queued_at = ?, not_before = ?,
             unknown_since = NULL, reason = NULL, round = round + (provider_id IS NOT NULL), provider_id = NULL,
             event = NULL, queries = 0, query_at = NULL, sent_at = NULL, counts = 1, reported = 0
           WHERE state = 'dead' AND message = ? RETURNING message`,
          ...[now, now, id],
        );
        return again.length > 0;
      }),

    /** Deletes a message and all that is known of it. What is being sent stays. */
    erase: (key: string, now: number): Promise<'erased' | 'sending' | 'gone'> =>
      write(() => {
        const id = idOf(key);
        if (id === undefined) return 'gone';
        if (deliveriesOf(id, now).some(({ state }) => state === 'sending')) return 'sending';
        deleteMessages({ all }, [id]);
        return 'erased';
      }),

    /**
     * Deletes messages that are in a state since before a moment, a few at a time.
     * @returns how many; as many as the limit where there may be more
     */
    purge: (state: Purgeable, before: number, limit: number): Promise<number> =>
      write(() => {
        const old = all<{ id: number }>(`${OLD[state]} LIMIT ?`, before, limit).map(({ id }) => id);
        deleteMessages({ all }, old);
        return old.length;
      }),

    /** How many `purge` would delete. */
    countOld: (state: Purgeable, before: number): Promise<number> =>
      read(() => all<{ n: number }>(`SELECT count(*) AS n FROM (${OLD[state]})`, before)[0]?.n ?? 0),

    /** To be called after deletions: removes their text from the database's log too. */
    scrub,
  };
}

export type Leads = ReturnType<typeof createLeads>;
