import type { Outgoing } from './store/message';

/** The outcome of an attempt to send (D17). `reason`: one short line for the log and the owner, without personal data. */
export type Outcome = { kind: 'sent' } | Failure;

export type Failure =
  /** Concerns this message, or every message: what the channel does with the others will show (D17). */
  | { kind: 'rejected'; reason: string }
  /** Concerns every message: the channel pauses, and the owner has to act. */
  | { kind: 'refused'; reason: string }
  /**
   * Nothing has arrived. `retryAfterMs`: how long the receiver asks to wait, in milliseconds. `concernsMessage`: the message may
   * be the cause, so others go first.
   */
  | { kind: 'unavailable'; reason: string; retryAfterMs?: number | undefined; concernsMessage?: boolean }
  /** It may have arrived: it is sent again with the same key and the same bytes. */
  | { kind: 'unknown'; reason: string; retryAfterMs?: number | undefined };

/** Sends a message to a provider, with its key as the idempotency key. Never rejects: every failure is an outcome. */
export type Send = (message: Outgoing) => Promise<Outcome>;
