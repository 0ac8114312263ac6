import { link, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { deleteOldFiles, errorCode, ifExists, writeNew } from './disk';

/** The record of a used key. It outlives the message and holds nothing of its text. */
export type KeyRecord = {
  /** SHA-256 of the submission. */
  fingerprint: string;
  /** Name of the draft in `tmp/` that the message was written to. */
  draft: string;
  /** The folder it goes to. */
  state: 'waiting' | 'spam';
};

const record = z.object({
  fingerprint: z.string(),
  draft: z.string(),
  state: z.enum(['waiting', 'spam']),
});

/**
 * The used idempotency keys (D16). The first to link a record under a key has it, also against other processes: so
 * repeats count once.
 * @param folder the records, one file a key
 * @param tmp where they are written first
 */
export function createKeys(folder: string, tmp: string) {
  const fileOf = (key: string) => join(folder, key);

  return {
    /** Writes a record without taking its key. @param name of its file in `tmp` */
    prepare: (name: string, value: KeyRecord) => writeNew(join(tmp, name), JSON.stringify(value)),

    /** Takes a key with a prepared record. @returns false when the key has been taken before */
    async take(key: string, name: string): Promise<boolean> {
      const prepared = join(tmp, name);
      try {
        await link(prepared, fileOf(key));
        return true;
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
        if (await this.read(key)) return false;
        // The record there is unreadable.
        await rename(prepared, fileOf(key));
        return true;
      }
    },

    /** The record of a key; undefined when the key is free or the record is damaged. */
    async read(key: string): Promise<KeyRecord | undefined> {
      const text = await ifExists(readFile(fileOf(key), 'utf8'));
      if (text === undefined) return undefined;
      try {
        return record.parse(JSON.parse(text));
      } catch {
        return undefined;
      }
    },

    /** Frees a key whose message could not be stored. */
    async free(key: string): Promise<void> {
      await ifExists(unlink(fileOf(key)));
    },

    /** Deletes records of keys that were taken before a moment, except those that are needed. @returns how many */
    deleteOld: (before: number, isNeeded: (key: string) => Promise<boolean>): Promise<number> =>
      deleteOldFiles(folder, before, isNeeded),
  };
}

export type Keys = ReturnType<typeof createKeys>;
