import { link, readdir, rmdir, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode, ifExists, moveFile, syncFolder } from './disk';
import { isOwnerDead } from './instance';
import type { KeyRecord, Keys } from './keys';
import { type Layout, SPOOL_STATES, type SpoolState } from './layout';

/** Whether a message stands anywhere under this key. */
export async function isStored(layout: Layout, key: string): Promise<boolean> {
  for (const state of SPOOL_STATES) {
    if (await layout.locate(state, key)) return true;
  }
  return false;
}

/**
 * Finishes a storing that stopped between taking the key and putting the message into its place. Where neither the
 * message nor its draft exists any more it has been sent and deleted, or removed by hand, and stays so.
 * @returns whether there was something to finish
 */
export async function finishStore(layout: Layout, key: string, record: KeyRecord): Promise<boolean> {
  const unfinished = !(await isStored(layout, key)) && (await placeDraft(layout, key, record));
  // Also where it stands: whoever put it there may not have come to this yet.
  await syncPlacement(layout, record.state);
  return unfinished;
}

async function placeDraft(layout: Layout, key: string, { draft, state }: KeyRecord): Promise<boolean> {
  try {
    await link(join(layout.folder('tmp'), basename(draft)), layout.fileOf(state, key));
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Makes a taken key and its message in a folder survive a power cut. */
export async function syncPlacement(layout: Layout, state: SpoolState): Promise<void> {
  await Promise.all([syncFolder(layout.folder('keys')), syncFolder(layout.folder(state))]);
}

/** Gives back what a process was sending when it died. @returns how many */
export async function recoverClaims(layout: Layout, now: number): Promise<number> {
  let recovered = 0;
  // Put there by hand: it is nobody's.
  for (const key of await layout.keysIn(layout.folder('inflight'))) {
    await ifExists(moveFile(join(layout.folder('inflight'), `${key}.eml`), layout.fileOf('waiting', key)));
    recovered += 1;
  }
  for (const path of await layout.foldersOf('inflight')) {
    const touched = await ifExists(stat(path));
    if (!touched || path === layout.ownFolder || !isOwnerDead(basename(path), touched.mtimeMs, now)) continue;
    for (const key of await layout.keysIn(path)) {
      // Others may be recovering the same claims.
      const moved = await ifExists(
        moveFile(join(path, `${key}.eml`), layout.fileOf('waiting', key)).then(() => true),
      );
      if (moved) recovered += 1;
    }
    await rmdir(path).catch(() => {});
  }
  return recovered;
}

/**
 * Clears away what dead processes were writing. A message whose key was taken already is put into its place, although
 * its visitor was never answered: it costs nothing, and a repeat counts once.
 * @returns how many messages were put into their place
 */
export async function recoverDrafts(layout: Layout, keys: Keys, now: number): Promise<number> {
  const tmp = layout.folder('tmp');
  let recovered = 0;
  for (const name of await readdir(tmp)) {
    const file = join(tmp, name);
    const [what = '', owner = ''] = name.split('@');
    const written = await ifExists(stat(file));
    if (!written || !isOwnerDead(owner, written.mtimeMs, now)) continue;
    const [key = '', , kind] = what.split('.');
    const record = kind === 'draft' ? await keys.read(key) : undefined;
    if (record?.draft === name && (await finishStore(layout, key, record))) recovered += 1;
    await ifExists(unlink(file));
  }
  return recovered;
}
