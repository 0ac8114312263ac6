import { originOf } from '@/lib/forms/origin';
import type { Channel } from '@/lib/mail/channels';
import type { Expiry } from './aging';
import type { Rows } from './database';
import { type DeadLetter, makeDeadLetter } from './dead-letter';
import { deleteMessages } from './delete';
import { DamagedError } from './driver';
import type { Outgoing } from './message';

/** A message that this process has to send now. Times in milliseconds since 1970. */
export type Claim = Outgoing & {
  message: number;
  /** The provider's key, which differs for each time that a person has the message sent again. */
  sendingKey: string;
  /** How many attempts have begun, this one included. */
  attempts: number;
  claimedAt: number;
  /** Since when it may have arrived by an earlier attempt, and by how many. */
  unknownSince: number | null;
  unknowns: number;
};

/** How a channel claims. */
export type ClaimOptions = {
  channel: Channel;
  /** How long a claim holds, in milliseconds: longer than the longest attempt. */
  leaseMs: number;
  expiry: Expiry;
};

type ClaimRow = Pick<Claim, 'key' | 'form' | 'receivedAt' | 'attempts' | 'unknownSince' | 'unknowns'> &
  Record<'fields' | 'origin' | 'mail', string> & { round: number };

const UNREADABLE = 'illeggibile';

/**
 * Claims a message, in the transaction of the caller. One of a damaged database that has gone, or cannot be read, must not
 * hold up the others.
 * @returns the claim; nothing where the message has gone; `dead` where it has become a dead letter
 */
export function claimMessage(
  rows: Rows,
  options: ClaimOptions,
  message: number,
  now: number,
): { claim?: Claim; dead?: DeadLetter } {
  const { channel } = options;
  try {
    return claimRow(rows, options, message, now);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof DamagedError)) throw error;
    rows.all(
      "UPDATE deliveries SET state = 'dead', lease_until = NULL, reason = ? WHERE message = ? AND channel = ?",
      ...[UNREADABLE, message, channel],
    );
    return { dead: { reason: UNREADABLE } };
  }
}

function claimRow(
  rows: Rows,
  { channel, leaseMs, expiry }: ClaimOptions,
  message: number,
  now: number,
): { claim?: Claim; dead?: DeadLetter } {
  const [row] = rows.all<ClaimRow>(
    `SELECT m.key, m.form, m.received_at AS receivedAt, m.fields, m.origin, m.mail,
       d.attempts, d.round, d.unknown_since AS unknownSince, d.unknowns
     FROM messages m JOIN deliveries d ON d.message = m.id WHERE m.id = ? AND d.channel = ?`,
    ...[message, channel],
  );
  if (!row) {
    deleteMessages(rows, [message]);
    return {};
  }
  const { round, fields, origin, mail, ...rest } = row;
  // Attempts that were interrupted count too.
  if (row.unknowns >= expiry.attempts) {
    const reason = expiry.reason(row.key);
    makeDeadLetter(rows, channel, { ...rest, message }, reason);
    return { dead: { key: row.key, reason } };
  }
  const claim: Claim = {
    ...rest,
    message,
    fields: JSON.parse(fields),
    origin: originOf(JSON.parse(origin)),
    mail: JSON.parse(mail),
    sendingKey: round > 0 ? `${row.key}.${round}` : row.key,
    attempts: row.attempts + 1,
    claimedAt: now,
  };
  // From here on it may have arrived, until the provider says no.
  rows.all(
    `UPDATE deliveries SET attempts = attempts + 1, attempted_at = ?, lease_until = ?, unknowns = unknowns + 1,
       unknown_since = coalesce(unknown_since, ?) WHERE message = ? AND channel = ?`,
    ...[now, now + leaseMs, now, message, channel],
  );
  return { claim };
}
