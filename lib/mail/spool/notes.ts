import { createJsonFiles } from './json-files';
import { type Note, noteSchema } from './note';

/** Notes beside the messages, one file a key: the messages themselves never change. Parameters as in json-files.ts. */
export function createNotes(folder: string, tmp: string, owner: string) {
  const files = createJsonFiles(folder, tmp, 'note', owner);
  return {
    ...files,
    /** The note of a message; without a readable one, that it was never attempted. */
    read: async (key: string): Promise<Note> => (await files.read(key, noteSchema)) ?? { attempts: 0 },
    write: (key: string, value: Note): Promise<void> => files.write(key, value),
  };
}

export type Notes = ReturnType<typeof createNotes>;
