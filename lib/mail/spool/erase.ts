import { unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ifExists, syncFolder } from './disk';
import type { Keys } from './keys';
import type { Layout } from './layout';
import type { Notes } from './notes';
import type { SpoolState } from './spool';

/**
 * Deletes a message with its note and the record of its key, which holds a hash of what the person wrote.
 * @returns false when it does not stand there
 */
export async function eraseMessage(
  layout: Layout,
  keys: Keys,
  notes: Notes,
  { key, state }: { key: string; state: SpoolState },
): Promise<boolean> {
  const file = await layout.locate(state, key);
  const gone = file && (await ifExists(unlink(file).then(() => true)));
  if (!gone) return false;
  await notes.remove([key]);
  await keys.free(key);
  await Promise.all([ifExists(syncFolder(dirname(file))), syncFolder(layout.folder('keys'))]);
  return true;
}

/** Deletes an unfinished message, and the record of its key where it names this draft. */
export async function eraseDraft(
  layout: Layout,
  keys: Keys,
  { key, name }: { key: string; name: string },
): Promise<void> {
  const record = await keys.read(key);
  if (record?.draft === name) await keys.free(key);
  await ifExists(unlink(join(layout.folder('tmp'), basename(name))));
  await Promise.all([syncFolder(layout.folder('tmp')), syncFolder(layout.folder('keys'))]);
}
