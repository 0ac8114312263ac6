import type { MailMessage } from './message';

/** What became of an attempt to send (D17). `reason` is one short line without personal data, fit for a log. */
export type Outcome =
  /** The provider has it. */
  | { kind: 'accepted' }
  /** The provider refuses this message and always will: park it. */
  | { kind: 'refused'; reason: string }
  /**
   * Certainly not taken: try again. `loud` when the owner has something to do or to know (a wrong key, a rate too
   * high); `retryAfterMs`, in milliseconds, when the provider named a time.
   */
  | { kind: 'later'; reason: string; loud: boolean; retryAfterMs?: number | undefined }
  /** It may or may not have been taken: repeat with the same key and the same bytes. */
  | { kind: 'unknown'; reason: string };

/** Somebody who takes mail. Never rejects: whatever happens is an outcome. */
export interface MailProvider {
  /** @param key idempotency key, the same for every attempt of a message */
  send(message: MailMessage, key: string): Promise<Outcome>;
}
