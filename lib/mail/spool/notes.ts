import { readFile, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { deleteOldFiles, ifExists, replaceFile } from './disk';

/** What is known of a message since the provider took it. Times in milliseconds since 1970. */
export type DeliveryNote = {
  /** The provider's own name for it. */
  id: string;
  sentAt: number;
  /** How often the provider has been asked for its last event. */
  asked: number;
  askedAt?: number | undefined;
  /** The last event that the provider named, in its own word. */
  event?: string | undefined;
};

/** What is known of the attempts to send a message. Times in milliseconds since 1970. */
export type Note = {
  attempts: number;
  lastAt?: number | undefined;
  /** Begin of the first attempt whose outcome nobody knows: the message may have arrived since then (D17). */
  unknownSince?: number | undefined;
  /** Why it is where it is. */
  reason?: string | undefined;
  delivery?: DeliveryNote | undefined;
  /** How often somebody has had it sent again after the provider took it; see `sendingKey`. */
  round?: number | undefined;
};

/**
 * The provider's key for a message. The provider remembers a key for a day and would take a repeat for the message that
 * bounced, so each further round has a key of its own.
 */
export const sendingKey = (key: string, { round = 0 }: Note): string => (round > 0 ? `${key}.${round}` : key);

const note = z.object({
  attempts: z.number(),
  lastAt: z.optional(z.number()),
  unknownSince: z.optional(z.number()),
  reason: z.optional(z.string()),
  delivery: z.optional(
    z.object({
      id: z.string(),
      sentAt: z.number(),
      asked: z.number(),
      askedAt: z.optional(z.number()),
      event: z.optional(z.string()),
    }),
  ),
  round: z.optional(z.number()),
});

/**
 * Notes beside the messages, one file a key: the messages themselves never change.
 * @param tmp where they are written first
 * @param owner name of the process, so that two never write the same file
 */
export function createNotes(folder: string, tmp: string, owner: string) {
  const fileOf = (key: string) => join(folder, `${key}.json`);
  let counter = 0;

  return {
    /** The note of a message; of one without a readable note, that it was never tried. */
    async read(key: string): Promise<Note> {
      const text = await ifExists(readFile(fileOf(key), 'utf8'));
      try {
        return note.parse(JSON.parse(text ?? ''));
      } catch {
        return { attempts: 0 };
      }
    },

    /** Replaces a note in one step; when the promise resolves it survives a power cut. */
    async write(key: string, value: Note): Promise<void> {
      counter += 1;
      const draft = join(tmp, `${key}.${counter}.note@${owner}`);
      await replaceFile(fileOf(key), draft, JSON.stringify(value));
    },

    async remove(key: string): Promise<void> {
      await ifExists(unlink(fileOf(key)));
    },

    /** Forgets notes that were written before a moment, except of messages that are still there. */
    forget: (before: number, isNeeded: (key: string) => Promise<boolean>): Promise<number> =>
      deleteOldFiles(folder, before, (name) => isNeeded(basename(name, '.json'))),
  };
}

export type Notes = ReturnType<typeof createNotes>;
