import { link, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ifExists, syncFolder, writeNew } from './disk';
import type { Layout } from './layout';

/** Long enough for a full disk to refuse it. */
const TEXT = '0'.repeat(4096);

/**
 * Does what storing a message does, with a file that is no message: writes and syncs it, links it into the folders of the
 * keys and of the waiting messages, syncs these, and removes it.
 * @param owner name of the process: what a dead one left in `tmp` is removed with its drafts
 * @throws the error of the first step that fails
 */
export async function checkWritable(layout: Layout, owner: string): Promise<void> {
  await layout.prepare();
  const name = `write-check@${owner}`;
  const written = join(layout.folder('tmp'), name);
  const targets = (['keys', 'waiting'] as const).map((folder) => layout.folder(folder));
  const links = targets.map((folder) => join(folder, name));
  try {
    await writeNew(written, TEXT);
    for (const path of links) await link(written, path);
    await Promise.all(targets.map(syncFolder));
  } finally {
    for (const path of [...links, written]) await ifExists(unlink(path)).catch(() => {});
  }
}
