import type { Attribution } from '@/lib/forms/attribution';
import type { FormName } from '@/lib/forms/forms';

/**
 * Where a message comes from: a form, the documented payload (D16), or the site itself (notice, test, and a digest, stored as
 * `collection`).
 */
export type MessageForm = FormName | 'message' | 'notice' | 'test' | 'collection';

/** The e-mail as the provider gets it. `from` may have a display name; `text` and `html` have the same content. */
export type Mail = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

/** The values that the visitor sent, by the names of the form's fields. */
export type Fields = Readonly<Record<string, string | boolean | undefined>>;

/**
 * A message to be stored. `key`: idempotency key, a lower-case UUID; for messages of the site itself, with the form appended.
 * `byContent`: whether repeats are recognised by client and content, since an ordinary form post has no key. `fingerprint`:
 * SHA-256 of form and fields, in hex, without the attribution. `receivedAt`: milliseconds since 1970.
 */
export type NewMessage = {
  key: string;
  byContent: boolean;
  form: MessageForm;
  fingerprint: string;
  fields: Fields;
  attribution: Attribution;
  mail: Mail;
  spam: boolean;
  receivedAt: number;
};

/** The part of a message that a channel sends. */
export type Outgoing = Pick<NewMessage, 'key' | 'form' | 'fields' | 'attribution' | 'mail' | 'receivedAt'>;

/** The ways a message leaves the store (D17): mail, through Resend or a mail server, and a webhook. */
export const CHANNELS = ['mail', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Some of the channels: those that are set up, or those of a message. */
export type Channels = readonly Channel[];

/** Messages that are not leads: those of the site itself, and newsletter sign-ups, whose addresses are not confirmed. */
const NOT_LEADS: readonly MessageForm[] = ['newsletter', 'notice', 'test', 'collection'];

export const isLead = (form: MessageForm): boolean => !NOT_LEADS.includes(form);

/** Whether a channel accepts the messages of a form: a webhook gets only leads. */
export const acceptsForm = (channel: Channel, form: MessageForm): boolean =>
  channel === 'mail' || isLead(form);

/** The channels of a message. If none is set up, it waits for mail. */
export function channelsFor(form: MessageForm, channels: Channels): Channels {
  const accepting = channels.filter((channel) => acceptsForm(channel, form));
  return accepting.length > 0 ? accepting : ['mail'];
}
