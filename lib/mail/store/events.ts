import type { Channel } from '@/lib/mail/channels';
import type { Database } from './database';
import type { MessageForm } from './message';

/** A sent message of which the provider is to be asked. Times in milliseconds since 1970. */
export type EventQuery = {
  message: number;
  key: string;
  form: MessageForm;
  providerId: string;
  sentAt: number;
  /** How often the provider has been asked. */
  queries: number;
  /** The last event that it named. */
  event: string | null;
};

/** What the provider says of sent messages, kept in their deliveries. */
export function createEvents(
  { all, read, write }: Pick<Database, 'all' | 'read' | 'write'>,
  channel: Channel,
) {
  return {
    /** When the next question is due, in milliseconds since 1970; Infinity where there is none. */
    nextAt: (): Promise<number> =>
      read(
        () =>
          all<{ at: number | null }>(
            'SELECT min(query_at) AS at FROM deliveries WHERE channel = ? AND query_at IS NOT NULL',
            channel,
          )[0]?.at ?? Number.POSITIVE_INFINITY,
      ),

    /** Takes the next question that is due; no other process asks it before `again`. */
    take: (now: number, again: number): Promise<EventQuery | undefined> =>
      write(() => {
        const [found] = all<EventQuery>(
          `SELECT d.message, m.key, m.form, d.provider_id AS providerId, d.sent_at AS sentAt, d.queries, d.event
           FROM deliveries d JOIN messages m ON m.id = d.message
           WHERE d.channel = ? AND d.query_at <= ? ORDER BY d.query_at LIMIT 1`,
          ...[channel, now],
        );
        if (found) {
          all(
            'UPDATE deliveries SET query_at = ? WHERE message = ? AND channel = ?',
            ...[again, found.message, channel],
          );
        }
        return found;
      }),

    /**
     * Records an answer.
     * @param answer `queryAt`: of the next question; `undelivered`: why the message will never arrive: a dead letter
     * @returns whether it became a dead letter
     */
    record: (
      { message, queries }: EventQuery,
      answer: { event: string | null; queryAt: number | null; undelivered: string | undefined },
    ): Promise<boolean> =>
      write(() => {
        const { event, queryAt, undelivered } = answer;
        all(
          'UPDATE deliveries SET queries = ?, event = ?, query_at = ? WHERE message = ? AND channel = ?',
          ...[queries + 1, event, queryAt, message, channel],
        );
        if (undelivered === undefined) return false;
        const dead = all(
          `UPDATE deliveries SET state = 'dead', reason = ? WHERE message = ? AND channel = ? AND state = 'sent'
           RETURNING message`,
          ...[undelivered, message, channel],
        );
        return dead.length > 0;
      }),
  };
}

export type Events = ReturnType<typeof createEvents>;
