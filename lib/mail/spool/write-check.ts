import { link, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ifExists, syncFolder, writeNew } from './disk';
import { isOwnerDead } from './instance';
import type { Layout } from './layout';

/** Long enough for a full disk to refuse it. */
const TEXT = '0'.repeat(4096);
/** Beginning of its name, before the owner's. */
const PREFIX = 'write-check@';
/** Folders that it is linked into. */
const TARGETS = ['keys', 'waiting'] as const;

/**
 * Does what storing a message does, with a file that is no message: writes and syncs it, links it into the folders of the
 * keys and of the waiting messages, syncs these, and removes it.
 * @param owner name of the process: what a dead one left is removed by `recoverChecks`
 * @throws the error of the first step that fails
 */
export async function checkWritable(layout: Layout, owner: string): Promise<void> {
  await layout.prepare();
  const name = PREFIX + owner;
  const written = join(layout.folder('tmp'), name);
  const targets = TARGETS.map((folder) => layout.folder(folder));
  const links = targets.map((folder) => join(folder, name));
  try {
    await writeNew(written, TEXT);
    for (const path of links) await link(written, path);
    await Promise.all(targets.map(syncFolder));
  } finally {
    for (const path of [...links, written]) await ifExists(unlink(path)).catch(() => {});
  }
}

/**
 * Removes the files that the checks of dead processes left. `keys` has too many files to be listed: what stands there also
 * stands in `tmp` or, where a power cut has taken it from there, in `waiting`.
 */
export async function recoverChecks(layout: Layout, now: number): Promise<void> {
  for (const folder of ['waiting', 'tmp'] as const) {
    const names = (await readdir(layout.folder(folder))).filter((name) => name.startsWith(PREFIX));
    for (const name of names) {
      const written = await ifExists(stat(join(layout.folder(folder), name)));
      if (!written || !isOwnerDead(name.slice(PREFIX.length), written.mtimeMs, now)) continue;
      for (const each of [...TARGETS, 'tmp'] as const)
        await ifExists(unlink(join(layout.folder(each), name)));
    }
  }
}
