import type { MessageForm } from './store/message';

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
