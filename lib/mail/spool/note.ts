import * as z from 'zod/mini';

/** What is known of a message since the provider accepted it. Times in milliseconds since 1970. */
const deliveryNote = z.object({
  /** The provider's name for it. */
  id: z.string(),
  sentAt: z.number(),
  /** How often the provider has been asked for its last event. */
  asked: z.number(),
  askedAt: z.optional(z.number()),
  /** The last event that the provider named, in its own word. */
  event: z.optional(z.string()),
});
export type DeliveryNote = z.infer<typeof deliveryNote>;

/** What is known of the attempts to send a message. Times in milliseconds since 1970. */
export const noteSchema = z.object({
  attempts: z.number(),
  lastAt: z.optional(z.number()),
  /** Start of the first attempt with an unknown outcome: the message may have arrived since then (D17). */
  unknownSince: z.optional(z.number()),
  /** Why it is where it is. */
  reason: z.optional(z.string()),
  delivery: z.optional(deliveryNote),
  /** How often a person has had it sent again after the provider accepted it; see `sendingKey`. */
  round: z.optional(z.number()),
});
export type Note = z.infer<typeof noteSchema>;

/**
 * The provider's key for a message. The provider keeps a key for a day and would take a second sending for a repeat, so
 * each round has a key of its own.
 */
export const sendingKey = (key: string, { round = 0 }: Note): string => (round > 0 ? `${key}.${round}` : key);
