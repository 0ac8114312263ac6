import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type * as z from 'zod/mini';
import { deleteOldFiles, ifExists, removeFiles, replaceFile } from './disk';

/**
 * Small JSON files, one a name.
 * @param tmp folder where they are written first, on the same volume
 * @param kind ending of their drafts
 * @param owner name of the process, so that two never write the same draft
 */
export function createJsonFiles(folder: string, tmp: string, kind: 'note' | 'state', owner: string) {
  const fileOf = (name: string) => join(folder, `${name}.json`);
  let counter = 0;

  return {
    /** The content of a file; undefined where there is none, or none readable. */
    async read<Value>(name: string, schema: z.ZodMiniType<Value>): Promise<Value | undefined> {
      const text = await ifExists(readFile(fileOf(name), 'utf8'));
      try {
        return schema.parse(JSON.parse(text ?? ''));
      } catch {
        return undefined;
      }
    },

    /** Replaces a file in one step; when the promise resolves it survives a power cut. */
    async write(name: string, value: object): Promise<void> {
      counter += 1;
      const draft = join(tmp, `${name}.${counter}.${kind}@${owner}`);
      await replaceFile(fileOf(name), draft, JSON.stringify(value));
    },

    /** Deletes files, where they are there; when the promise resolves that survives a power cut. */
    remove: (names: readonly string[]): Promise<void> => removeFiles(names.map(fileOf)),

    /** Deletes files that were written before a moment, except those that are needed. @returns how many */
    deleteOld: (before: number, isNeeded: (name: string) => Promise<boolean>): Promise<number> =>
      deleteOldFiles(folder, before, (file) => isNeeded(basename(file, '.json'))),
  };
}
