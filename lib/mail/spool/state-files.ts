import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { ifExists, replaceFile } from './disk';

/** What the site remembers from one start to the next: when it last cleared up, and what it has told its owner. */
export type StateFile = 'housekeeping' | 'notice';

/**
 * Small files beside the messages, one a name. They hold no word of anybody.
 * @param tmp where they are written first
 * @param owner name of the process, so that two never write the same file
 */
export function createStateFiles(folder: string, tmp: string, owner: string) {
  const fileOf = (name: StateFile) => join(folder, `${name}.json`);
  let counter = 0;

  return {
    /** What was written last; undefined where there is nothing, or nothing readable. */
    async read<Value>(name: StateFile, schema: z.ZodMiniType<Value>): Promise<Value | undefined> {
      const text = await ifExists(readFile(fileOf(name), 'utf8'));
      try {
        return schema.parse(JSON.parse(text ?? ''));
      } catch {
        return undefined;
      }
    },

    /** Replaces it in one step; when the promise resolves it survives a power cut. */
    async write(name: StateFile, value: object): Promise<void> {
      counter += 1;
      const draft = join(tmp, `${name}.${counter}.state@${owner}`);
      await replaceFile(fileOf(name), draft, JSON.stringify(value));
    },
  };
}
