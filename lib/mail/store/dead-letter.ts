import type { Channel } from '@/lib/mail/channels';
import type { Rows } from './database';
import { deleteMessages } from './delete';
import type { MessageForm } from './message';

/** A message that will not be sent, as it was claimed. */
export type Unsent = {
  message: number;
  key: string;
  form: MessageForm;
  attempts: number;
  unknownSince: number | null;
};

/** A new dead letter, for the log; without its key where that cannot be read. */
export type DeadLetter = { key?: string; reason: string };

/**
 * Makes a dead letter. A notice of the site is deleted: as a dead letter it would cause the next one.
 * @returns false where another process has claimed or settled the message
 */
export function makeDeadLetter(rows: Rows, channel: Channel, unsent: Unsent, reason: string): boolean {
  const { message, form, attempts, unknownSince } = unsent;
  const changed = rows.all(
    `UPDATE deliveries SET state = 'dead', lease_until = NULL, reason = ?, unknown_since = ?
     WHERE message = ? AND channel = ? AND state = 'waiting' AND attempts = ? RETURNING message`,
    ...[reason, unknownSince, message, channel, attempts],
  );
  if (changed.length > 0 && form === 'notice') deleteMessages(rows, [message]);
  return changed.length > 0;
}
