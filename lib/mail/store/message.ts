import type { FormName } from '@/lib/forms/forms';

/** Where a visitor's message came from: one of the forms as data, or the documented payload (D16). */
type LeadForm = FormName | 'message';

/** Also what the site itself sends: a notice to its owner, a test message. */
export type MessageForm = LeadForm | 'notice' | 'test';

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

/** A message to be stored. */
export type NewMessage = {
  /** Idempotency key, a lower-case UUID. */
  key: string;
  /** Whether repeats are recognised by client and content, since they bring no key: those of an ordinary form post. */
  byContent: boolean;
  form: MessageForm;
  /** SHA-256 of form and fields, hex. */
  fingerprint: string;
  fields: Fields;
  mail: Mail;
  spam: boolean;
  /** Milliseconds since 1970. */
  receivedAt: number;
};
