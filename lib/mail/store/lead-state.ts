import { CHANNELS, type Channels } from '@/lib/mail/channels';

/** Names as SQL writes them: they are those of the code. */
export const listOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/**
 * A condition for the deliveries that tell the state of their message. One on a channel that is not set up any more tells
 * it only where there is no other: who takes a channel out is not to be left with messages that never leave.
 * @param name of the delivery in the statement
 */
export const tellsState = (name: string, channels: Channels): string =>
  channels.length === 0
    ? 'TRUE'
    : `(${name}.channel IN (${listOf(channels)}) OR NOT EXISTS (SELECT 1 FROM deliveries other
        WHERE other.message = ${name}.message AND other.channel IN (${listOf(channels)})))`;

/** A statement for messages with their state as a whole. Its first value is now. @param where which messages */
export const withState = (channels: Channels, where = ''): string => `SELECT m.id,
    CASE WHEN m.spam = 1 THEN 'spam'
      WHEN sum(d.state = 'dead') > 0 OR count(d.state) = 0 THEN 'dead'
      WHEN sum(d.state = 'waiting' AND d.lease_until > ?) > 0 THEN 'sending'
      WHEN sum(d.state = 'waiting') > 0 THEN 'waiting'
      ELSE 'sent' END AS whole
  FROM messages m LEFT JOIN deliveries d ON d.message = m.id AND ${tellsState('d', channels)} ${where} GROUP BY m.id`;

/** States whose messages may be deleted by age: what waits or is being sent never is. */
export const PURGEABLE = ['sent', 'spam', 'dead'] as const;
export type Purgeable = (typeof PURGEABLE)[number];

/** A statement for the messages that are in a state since before a moment, its only value; each message once. */
export function inStateBefore(state: Purgeable, channels: Channels): string {
  const without = (condition: string) => `NOT EXISTS (SELECT 1 FROM deliveries o
    WHERE o.message = d.message AND ${tellsState('o', channels)} AND (${condition}))`;
  switch (state) {
    case 'sent':
      return `SELECT d.message AS id FROM deliveries d
        WHERE d.channel IN (${listOf(CHANNELS)}) AND d.sent_at < ?1 AND ${tellsState('d', channels)}
          AND ${without("o.state <> 'sent' OR o.sent_at >= ?1 OR o.channel < d.channel")}`;
    case 'dead':
      return `SELECT d.message AS id FROM deliveries d
        WHERE d.state = 'dead' AND coalesce(d.sent_at, d.queued_at) < ?1 AND ${tellsState('d', channels)}
          AND ${without("o.state = 'waiting' OR (o.state = 'dead' AND o.channel < d.channel)")}`;
    case 'spam':
      // What was moved to spam is as old as its stay there.
      return `SELECT m.id FROM messages m WHERE m.spam = 1 AND m.received_at < ?1
        AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.message = m.id AND d.queued_at >= ?1)`;
  }
}
