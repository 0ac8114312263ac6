import type { FormName } from '@/lib/forms/forms';
import type { Origin } from '@/lib/forms/origin';

/**
 * Where a message came from: one of the forms as data, the documented payload (D16), or the site itself, as a notice to its
 * owner or a test message.
 */
export type MessageForm = FormName | 'message' | 'notice' | 'test';

/** What goes to the provider. `from` may carry a display name; `text` and `html` say the same. */
export type Mail = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

/** What the visitor sent, by the form's own names. */
export type Fields = Readonly<Record<string, string | boolean | undefined>>;

/** What a channel sends of a message. */
export type Outgoing = Pick<NewMessage, 'key' | 'form' | 'fields' | 'origin' | 'mail' | 'receivedAt'>;

/** A message to be stored. */
export type NewMessage = {
  /** Idempotency key, a lower-case UUID; of a message of the site itself its form stands behind that. */
  key: string;
  /** Whether repeats are recognised by client and content, since they bring no key: those of an ordinary form post. */
  byContent: boolean;
  form: MessageForm;
  /** SHA-256 of form and fields, hex. */
  fingerprint: string;
  fields: Fields;
  /** No part of the content: a repeat may come from elsewhere. */
  origin: Origin;
  mail: Mail;
  spam: boolean;
  /** Milliseconds since 1970. */
  receivedAt: number;
};
