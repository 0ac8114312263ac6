import type { PauseCause } from '@/lib/mail/store/circuit-breaker';
import type { Outgoing } from '@/lib/mail/store/message';

/** The outcome of an attempt to send (D17): the provider has it, under its own `id` where it gave one, or a failure. */
export type Outcome = { kind: 'accepted'; id?: string | undefined } | Failure;

/** `reason` is one short line without personal data, for the log. */
export type Failure =
  /** Permanent failure of this message: it becomes a dead letter. */
  | { kind: 'rejected'; reason: string }
  /**
   * Certainly not accepted: try again. `cause` says whether the owner has something to do; `retryAfterMs`, in
   * milliseconds, when the provider named a time; `concernsMessage`: perhaps for its own sake, so that others go first.
   */
  | {
      kind: 'deferred';
      reason: string;
      cause: PauseCause;
      retryAfterMs?: number | undefined;
      concernsMessage?: boolean;
    }
  /** Perhaps accepted: repeat with the same key and the same bytes. `cause` is that it cannot be reached unless given. */
  | { kind: 'unknown'; reason: string; cause?: PauseCause; retryAfterMs?: number | undefined };

/** What the provider says of a message that it has accepted. `reason` as in Failure. */
export type EventAnswer =
  /** Its last event in the provider's word; none while it does not know the id. */
  | { kind: 'event'; event?: string | undefined }
  /** The key may send, but not read. */
  | { kind: 'forbidden'; reason: string }
  /** No answer, or one that says nothing: ask again. `retryAfterMs`, in milliseconds, when the provider named a time. */
  | { kind: 'deferred'; reason: string; retryAfterMs?: number | undefined };

/** Where a channel delivers to. Its methods never reject: every failure is an outcome. */
export interface Provider {
  /** @param key idempotency key, the same for every attempt of a message */
  send(message: Outgoing, key: string): Promise<Outcome>;
  /** The last event of a message, where the provider has events. @param id as `send` gave it */
  lastEvent?(id: string): Promise<EventAnswer>;
}
