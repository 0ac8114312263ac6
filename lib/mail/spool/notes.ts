import { readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ifThere, syncFolder, writeNew } from './disk';

/** What is known of the attempts to send a message. Times in milliseconds since 1970. */
export type Note = {
  attempts: number;
  lastAt?: number | undefined;
  /** Begin of the first attempt whose outcome nobody knows: the message may have arrived since then (D17). */
  unknownSince?: number | undefined;
  /** Why it is where it is. */
  reason?: string | undefined;
};

const note = z.object({
  attempts: z.number(),
  lastAt: z.optional(z.number()),
  unknownSince: z.optional(z.number()),
  reason: z.optional(z.string()),
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
      const text = await ifThere(readFile(fileOf(key), 'utf8'));
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
      await writeNew(draft, JSON.stringify(value));
      await rename(draft, fileOf(key));
      await syncFolder(folder);
    },

    async remove(key: string): Promise<void> {
      await ifThere(unlink(fileOf(key)));
    },
  };
}
