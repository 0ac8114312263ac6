import type { MailMessage } from './message';

/** What became of an attempt to send (D17). `reason` is one short line without personal data, fit for a log. */
export type Outcome =
  /** The provider has it; `id` is its own name for the message, where it gave one. */
  | { kind: 'accepted'; id?: string | undefined }
  /** The provider refuses this message and always will: park it. */
  | { kind: 'rejected'; reason: string }
  /**
   * Certainly not taken: try again. `loud` when the owner has something to do or to know (a wrong key, a rate too
   * high); `retryAfterMs`, in milliseconds, when the provider named a time.
   */
  | { kind: 'deferred'; reason: string; needsAttention: boolean; retryAfterMs?: number | undefined }
  /** It may or may not have been taken: repeat with the same key and the same bytes. */
  | { kind: 'unknown'; reason: string };

/** What the provider says of a message that it has taken. `reason` as in Outcome. */
export type EventAnswer =
  /** Its last event in the provider's word; none while it does not know the id. */
  | { kind: 'event'; event?: string | undefined }
  /** The key may send, and not read. */
  | { kind: 'forbidden'; reason: string }
  /** No answer, or one that says nothing: ask again. `retryAfterMs`, in milliseconds, when the provider named a time. */
  | { kind: 'deferred'; reason: string; retryAfterMs?: number | undefined };

/** Somebody who takes mail. Never rejects: whatever happens is an outcome. */
export interface MailProvider {
  /** @param key idempotency key, the same for every attempt of a message */
  send(message: MailMessage, key: string): Promise<Outcome>;
  /** Where the provider can tell what became of a message. @param id as `send` gave it */
  lastEvent?(id: string): Promise<EventAnswer>;
}
