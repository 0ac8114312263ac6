import type { Attribution } from '@/lib/forms/attribution';
import type { FormName } from '@/lib/forms/forms';

/** A form as data, the documented payload (D16), or the site itself: a notice, a test, a collection of what waits. */
export type MessageForm = FormName | 'message' | 'notice' | 'test' | 'collection';

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

/**
 * A message to be stored. `key`: idempotency key, a lower-case UUID; of a message of the site itself its form stands behind
 * that. `byContent`: whether repeats are recognised by client and content, since an ordinary form post brings no key.
 * `fingerprint`: SHA-256 of form and fields, hex; the origin is no part of it. `receivedAt`: milliseconds since 1970.
 */
export type NewMessage = {
  key: string;
  byContent: boolean;
  form: MessageForm;
  fingerprint: string;
  fields: Fields;
  origin: Attribution;
  mail: Mail;
  spam: boolean;
  receivedAt: number;
};

/** What a channel sends of a message. */
export type Outgoing = Pick<NewMessage, 'key' | 'form' | 'fields' | 'origin' | 'mail' | 'receivedAt'>;
