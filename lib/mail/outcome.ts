import type { Outgoing } from './store/message';

/** The outcome of an attempt to send (D17). `reason` is one short line without personal data, for the log and the owner. */
export type Outcome = { kind: 'sent' } | Failure;

export type Failure =
  /** This message alone: it becomes a dead letter. */
  | { kind: 'rejected'; reason: string }
  /** Every message: the channel pauses, and the owner has something to do. */
  | { kind: 'refused'; reason: string }
  /**
   * Nothing has arrived. `retryAfterMs`: how long the receiver wants us to wait, in milliseconds; `concernsMessage`: perhaps
   * because of this message, so others go first.
   */
  | { kind: 'unavailable'; reason: string; retryAfterMs?: number | undefined; concernsMessage?: boolean }
  /** It may have arrived: try again with the same key and the same bytes. */
  | { kind: 'unknown'; reason: string; retryAfterMs?: number | undefined };

/** Where a channel delivers to. */
export interface Provider {
  /** Never rejects: every failure is an outcome. @param key idempotency key, the same for every attempt of a message */
  send(message: Outgoing, key: string): Promise<Outcome>;
}
