import { link, readdir, rmdir, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode, ifExists, moveFile, syncFolder } from './disk';
import { isOwnerDead } from './instance';
import type { KeyRecord, Keys } from './keys';
import type { Layout } from './layout';
import { SPOOL_STATES, type SpoolState } from './spool';

/** Whether there is a message under this key, in any state. */
export async function isStored(layout: Layout, key: string): Promise<boolean> {
  for (const state of SPOOL_STATES) {
    if (await layout.locate(state, key)) return true;
  }
  return false;
}

/**
 * Finishes a store that stopped between taking the key and linking the message. Where neither the message nor its draft
 * exists, it has been sent and deleted, or removed by hand.
 * @returns whether there was something to finish
 */
export async function finishStore(layout: Layout, key: string, record: KeyRecord): Promise<boolean> {
  const unfinished = !(await isStored(layout, key)) && (await placeDraft(layout, key, record));
  // Also where it exists: the process that stored it may not have synced yet.
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

/** Syncs the folders of a taken key and its message. */
export async function syncPlacement(layout: Layout, state: SpoolState): Promise<void> {
  await Promise.all([syncFolder(layout.folder('keys')), syncFolder(layout.folder(state))]);
}

/** Gives back the claims of dead processes. @returns how many */
export async function recoverClaims(layout: Layout, now: number): Promise<number> {
  let recovered = 0;
  // Put there by hand, without an owner.
  for (const key of await layout.keysIn(layout.folder('inflight'))) {
    await ifExists(moveFile(join(layout.folder('inflight'), `${key}.eml`), layout.fileOf('waiting', key)));
    recovered += 1;
  }
  for (const path of await layout.foldersOf('inflight')) {
    const touched = await ifExists(stat(path));
    if (!touched || path === layout.ownFolder || !isOwnerDead(basename(path), touched.mtimeMs, now)) continue;
    for (const key of await layout.keysIn(path)) {
      // Another process may be recovering the same claims.
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
 * Removes the drafts of dead processes. Where the key was taken already the message is stored, although its visitor got
 * no answer: a repeat counts once.
 * @returns how many messages were stored
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
