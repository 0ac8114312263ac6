import type { MailMessage } from './message';

/** What became of an attempt to send. */
export type Outcome =
  /** The provider has it. */
  | { kind: 'accepted' }
  /** The provider refuses this message and always will: park it. */
  | { kind: 'refused'; reason: string }
  /** The provider refuses everything for now: the key is wrong, or the rate too high. */
  | { kind: 'hold'; reason: string; retryAfterSeconds?: number | undefined }
  /** It may or may not have arrived: repeat with the same key and the same bytes. */
  | { kind: 'unknown'; reason: string };

/** Somebody who takes mail. Never rejects: whatever happens is an outcome. */
export interface MailProvider {
  /** @param key idempotency key, the same for every attempt of a message */
  send(message: MailMessage, key: string): Promise<Outcome>;
}
