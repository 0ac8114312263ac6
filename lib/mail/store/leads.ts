import { originOf } from '@/lib/forms/origin';
import { type Channel, type Channels, NO_LEADS, takesForm } from '@/lib/mail/channels';
import { DAY_MS } from '@/lib/mail/clock';
import { parseJson } from '@/lib/mail/parse-json';
import { insertDeliveries } from './accept';
import { channelState, type PauseCause } from './circuit-breaker';
import type { Database } from './database';
import { deleteMessages } from './delete';
import type { Lead, LeadDelivery, LeadState } from './lead';
import { inStateBefore, listOf, type Purgeable, tellsState, withState } from './lead-state';
import type { Fields, Mail, MessageForm } from './message';
import { createSpam } from './spam';

export type Summary = {
  counts: Record<LeadState, number>;
  /** How many deliveries wait, and are dead letters, on each channel that has any. */
  deliveries: { channel: Channel; waiting: number; dead: number }[];
  /** Spam of the last day. */
  freshSpam: number;
  /** How many wait since before a moment, and since when the first of them does. */
  late: { count: number; since: string | null };
  /** Channels that wait for where they deliver to. */
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

type MessageRow = Pick<Lead, 'key' | 'form' | 'client' | 'network'> & {
  receivedAt: number;
  fields: string;
  origin: string;
  mail: string;
};
type Times = 'attemptedAt' | 'sentAt' | 'unknownSince';
type DeliveryRow = Omit<LeadDelivery, Times> & Record<Times, number | null>;

const isoTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What the owner sees of the store and does with it. @param channels those that are set up */
export function createLeads(database: Database, channels: Channels) {
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

  const find = (key: string) =>
    all<{ id: number; form: MessageForm; spam: number }>(
      'SELECT id, form, spam FROM messages WHERE key = ?',
      key,
    )[0];

  return {
    ...createSpam(database, channels),

    /** How many there are, and what a person has to look at. @param lateAfterMs how long a message may wait */
    summary: (now: number, lateAfterMs: number): Promise<Summary> =>
      read(() => {
        const counts = { waiting: 0, sending: 0, sent: 0, dead: 0, spam: 0 };
        const found = all<{ whole: LeadState; n: number }>(
          `SELECT whole, count(*) AS n FROM (${withState(channels)}) GROUP BY whole`,
          now,
        );
        for (const { whole, n } of found) counts[whole] = n;
        const [late] = all<{ n: number; since: number | null }>(
          // Where only a webhook is set up, what it does not take has nowhere to go.
          `SELECT count(DISTINCT d.message) AS n, min(d.queued_at) AS since
           FROM deliveries d JOIN messages m ON m.id = d.message
           WHERE d.state = 'waiting' AND d.queued_at < ? AND ${tellsState('d', channels)}
             AND (${channels.includes('mail') ? 'TRUE' : `m.form NOT IN (${listOf(NO_LEADS)})`})`,
          now - lateAfterMs,
        );
        const [spam] = all<{ n: number }>(
          'SELECT count(*) AS n FROM messages WHERE spam = 1 AND received_at > ?',
          now - DAY_MS,
        );
        return {
          counts,
          deliveries: all<Summary['deliveries'][number]>(
            `SELECT channel, sum(state = 'waiting') AS waiting, sum(state = 'dead') AS dead FROM deliveries
             WHERE state IN ('waiting', 'dead') GROUP BY channel ORDER BY channel`,
          ).map((row) => ({ ...row })),
          freshSpam: spam?.n ?? 0,
          late: { count: late?.n ?? 0, since: isoTime(late?.since ?? null) },
          paused: channels.flatMap((channel) => {
            const { cause, reason } = channelState({ all }, channel);
            return cause ? [{ channel, cause, reason: reason ?? '' }] : [];
          }),
        };
      }),

    /** Some leads; thousands are read page by page. */
    page: ({ order, after, state, limit }: PageRequest, now: number): Promise<Page> =>
      read(() => {
        const [compare, direction] = order === 'newest' ? ['<', 'DESC'] : ['>', 'ASC'];
        const start = order === 'newest' ? Number.MAX_SAFE_INTEGER : 0;
        const rows = all<{ id: number; whole: LeadState }>(
          `${withState(channels, `WHERE m.id ${compare} ?`)} HAVING ? IS NULL OR whole = ? ORDER BY m.id ${direction} LIMIT ?`,
          ...[now, after ?? start, state ?? null, state ?? null, limit],
        );
        const leads = rows.flatMap(({ id, whole }) => leadOf(id, whole, now));
        return { leads, next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
      }),

    /** Leads whose key begins so. */
    byKey: (beginning: string, limit: number, now: number): Promise<Lead[]> =>
      read(() =>
        all<{ id: number; whole: LeadState }>(
          `${withState(channels, 'WHERE m.id IN (SELECT id FROM messages WHERE key >= ? AND key < ?)')}
           ORDER BY m.key LIMIT ?`,
          ...[now, beginning, `${beginning}~`, limit],
        ).flatMap(({ id, whole }) => leadOf(id, whole, now)),
      ),

    /**
     * Sends a dead letter again, as if it had never been attempted.
     * @param channel on it alone, and also what it was never given
     * @returns whether there was something to send
     */
    retry: (key: string, now: number, channel?: Channel): Promise<boolean> =>
      write(() => {
        const { id, form, spam } = find(key) ?? {};
        if (id === undefined || form === undefined || spam === 1) return false;
        const isNew =
          channel !== undefined &&
          takesForm(channel, form) &&
          all('SELECT 1 FROM deliveries WHERE message = ? AND channel = ?', id, channel).length === 0;
        if (isNew) {
          insertDeliveries({ all }, id, [channel], now);
          return true;
        }
        const again = all(
          `UPDATE deliveries SET state = 'waiting', attempts = 0, attempted_at = NULL, queued_at = ?, not_before = ?,
             unknown_since = NULL, unknowns = 0, reason = NULL, round = round + (provider_id IS NOT NULL), provider_id = NULL,
             event = NULL, queries = 0, query_at = NULL, sent_at = NULL, counts = 1, reported = 0
           WHERE state = 'dead' AND message = ? AND (? IS NULL OR channel = ?) RETURNING message`,
          ...[now, now, id, channel ?? null, channel ?? null],
        );
        return again.length > 0;
      }),

    /** Deletes a message and all that is known of it. What is being sent stays. */
    erase: (key: string, now: number): Promise<'erased' | 'sending' | 'gone'> =>
      write(() => {
        const id = find(key)?.id;
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
        const old = all<{ id: number }>(`${inStateBefore(state, channels)} LIMIT ?2`, before, limit).map(
          ({ id }) => id,
        );
        deleteMessages({ all }, old);
        return old.length;
      }),

    /** How many `purge` would delete. */
    countOld: (state: Purgeable, before: number): Promise<number> =>
      read(
        () =>
          all<{ n: number }>(`SELECT count(*) AS n FROM (${inStateBefore(state, channels)})`, before)[0]?.n ??
          0,
      ),

    /** To be called after deletions: removes their text from the database's log too. */
    scrub,
  };
}

export type Leads = ReturnType<typeof createLeads>;
