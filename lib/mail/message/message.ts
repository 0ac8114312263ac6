import { type FormName, isFormName } from '@/lib/forms/forms';

/** What the site itself sends: a notice to its owner, a test message. */
const SITE_ORIGINS = ['notice', 'test'] as const;
export type SiteOrigin = (typeof SITE_ORIGINS)[number];

/** Where a visitor's message came from: one of the forms as data, or the documented payload (D16). */
export type LeadOrigin = FormName | 'message';
export type MessageOrigin = LeadOrigin | SiteOrigin;

/** Whether a text is one of the origins. */
export const isMessageOrigin = (text: string): text is MessageOrigin =>
  text === 'message' || isFormName(text) || SITE_ORIGINS.some((origin) => origin === text);

export type Mailbox = { name: string; address: string };

/** The fields of a lead, under the same names for all forms; for lists and exports. */
export type Lead = Partial<
  Record<
    'name' | 'company' | 'email' | 'phone' | 'website' | 'sector' | 'employees' | 'kind' | 'subject' | 'text',
    string
  >
>;

/**
 * A composed message for the staff. `text` and `html` use LF and end with exactly one. `html` follows from `text` (see
 * html-part.ts), except in messages that an earlier version has stored.
 */
export type MailMessage = {
  /** Idempotency key: a lower-case UUID. Names the file in the spool and is the provider's key too. */
  key: string;
  /** SHA-256 of the submission, lower-case hex. */
  fingerprint: string;
  form: MessageOrigin;
  from: Mailbox;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** When the submission was accepted; whole seconds, since the file holds no more. */
  date: Date;
  lead: Lead;
  /**
   * Fairness keys: pseudonyms of the networks of its client, widest first (see client-address.ts). Clients take turns
   * (see fair-queue.ts).
   */
  clientKeys: readonly string[];
};
