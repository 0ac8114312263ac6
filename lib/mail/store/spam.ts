import { type Channels, channelsFor } from '@/lib/mail/channels';
import { insertDeliveries } from './accept';
import type { Database, Rows } from './database';
import type { MessageForm } from './message';

/** Which waiting messages: received from a moment on and before one, by one form, by one client (or network) as `Lead` names it. */
export type WaitingFilter = {
  from?: number | undefined;
  before?: number | undefined;
  form?: string | undefined;
  client?: string | undefined;
};

/** A step over all that is stored. `after`: where the last step ended; `limit`: how many messages it looks at. */
export type WaitingStep = { filter: WaitingFilter; after: number; limit: number };

/** `found`: what waits; `sending`: what is being sent, which stays; `next`: for the next step, null at the end. */
export type WaitingFound = { found: number; sending: number; next: number | null };

type Row = { id: number; isWanted: number; isSending: number };

/** Has what was moved to spam sent after all. @returns whether there was such a delivery */
export function returnFromSpam({ all }: Rows, id: number, now: number): boolean {
  const moved = all(
    `UPDATE deliveries SET state = 'waiting', queued_at = ?, not_before = ?
     WHERE message = ? AND state = 'spam' RETURNING message`,
    ...[now, now, id],
  );
  return moved.length > 0;
}

/** How the owner moves messages to spam, and back. @param channels on which a message leaves that comes back */
export function createSpam(
  { all, read, write }: Pick<Database, 'all' | 'read' | 'write'>,
  channels: Channels,
) {
  /** Looks at some messages; those of the site itself are never found. */
  function look({ filter, after, limit }: WaitingStep, now: number) {
    const { from = 0, before = Number.MAX_SAFE_INTEGER, form = null, client = null } = filter;
    const rows = all<Row>(
      `SELECT d.message AS id, max(d.lease_until IS NOT NULL AND d.lease_until > ?) AS isSending,
         max(d.state = 'waiting' AND m.form NOT IN ('notice', 'test') AND m.received_at >= ? AND m.received_at < ?
           AND (? IS NULL OR m.form = ?) AND (? IS NULL OR ? IN (d.network, d.client))) AS isWanted
       FROM deliveries d CROSS JOIN messages m ON m.id = d.message
       WHERE d.message > ? GROUP BY d.message ORDER BY d.message LIMIT ?`,
      ...[now, from, before, form, form, client, client, after, limit],
    );
    const wanted = rows.filter(({ isWanted }) => isWanted);
    const waiting = wanted.filter(({ isSending }) => !isSending).map(({ id }) => id);
    const next = rows.length < limit ? null : (rows.at(-1)?.id ?? null);
    return { waiting, found: { found: waiting.length, sending: wanted.length - waiting.length, next } };
  }

  return {
    /** How many messages `moveToSpam` would move in a step. */
    countWaiting: (step: WaitingStep, now: number): Promise<WaitingFound> =>
      read(() => look(step, now).found),

    /** Moves what waits to spam. Each delivery keeps what is known of it: it may have arrived, and is sent anew under its key. */
    moveToSpam: (step: WaitingStep, now: number): Promise<WaitingFound> =>
      write(() => {
        const { waiting, found } = look(step, now);
        for (const id of waiting) {
          all('UPDATE messages SET spam = 1 WHERE id = ?', id);
          all(
            `UPDATE deliveries SET state = 'spam', queued_at = ?, lease_until = NULL
             WHERE message = ? AND state = 'waiting'`,
            ...[now, id],
          );
        }
        return found;
      }),

    /** Sends what was caught as spam, or moved there, after all. @returns whether it was spam */
    release: (key: string, now: number): Promise<boolean> =>
      write(() => {
        const [freed] = all<{ id: number; form: MessageForm }>(
          'UPDATE messages SET spam = 0 WHERE key = ? AND spam = 1 RETURNING id, form',
          key,
        );
        if (!freed) return false;
        if (!returnFromSpam({ all }, freed.id, now)) {
          insertDeliveries({ all }, freed.id, channelsFor(freed.form, channels), now);
        }
        return true;
      }),
  };
}
