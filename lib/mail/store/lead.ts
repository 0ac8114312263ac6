import type { Origin } from '@/lib/forms/origin';
import type { Channel } from '@/lib/mail/channels';
import type { Fields, Mail, MessageForm } from './message';

/** The states of a message as a whole, in the order in which it gets there. */
export const LEAD_STATES = ['waiting', 'sending', 'sent', 'dead', 'spam'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** A delivery of a lead. Times as ISO 8601, in UTC. */
export type LeadDelivery = {
  channel: Channel;
  state: LeadState;
  attempts: number;
  attemptedAt: string | null;
  sentAt: string | null;
  /** Why it waits or failed. */
  reason: string | null;
  /** Since when it may have arrived without an answer of the provider. */
  unknownSince: string | null;
  /** The provider's name for it, and the last event that the provider named. */
  providerId: string | null;
  event: string | null;
};

/** A stored message, as the owner's commands see it. Times as ISO 8601, in UTC. */
export type Lead = {
  key: string;
  form: MessageForm;
  state: LeadState;
  receivedAt: string;
  /** When the last channel took it; null while one has not. */
  sentAt: string | null;
  attempts: number;
  reason: string | null;
  /** Pseudonyms of the client's address (of IPv6 its /64) and of the widest network around it, for a day. */
  client: string;
  network: string;
  fields: Fields;
  origin: Origin;
  message: Omit<Mail, 'replyTo'> & { replyTo: string | null };
  deliveries: LeadDelivery[];
};
